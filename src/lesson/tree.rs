//! JSON as it stands in the file, keys that come twice included, with the way to every value.

use std::collections::HashSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};

use super::error::Problem;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Grower)
    }
}

struct Grower;

#[expect(clippy::cast_precision_loss, reason = "numbers of a lesson are small")]
impl<'de> Visitor<'de> for Grower {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Tree, E> {
        Ok(Tree::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Number(number as f64))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        Ok(Tree::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Tree, A::Error> {
        let mut object = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            object.push(entry);
        }
        Ok(Tree::Object(object))
    }
}

/// What is wrong with a value, and the way to it: `goal[1].reach`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) field: String,
    pub(super) problem: Problem,
}

/// A value and the way to it.
#[derive(Clone, Debug)]
pub(super) struct Node<'t> {
    tree: &'t Tree,
    field: String,
}

impl<'t> Node<'t> {
    /// The outermost value.
    pub(super) fn root(tree: &'t Tree) -> Self {
        Self {
            tree,
            field: String::new(),
        }
    }

    /// The same value with the way to it counted from here.
    pub(super) fn here(&self) -> Self {
        Self::root(self.tree)
    }

    /// That something is wrong with this value.
    pub(super) fn wrong(&self, problem: Problem) -> Wrong {
        Wrong {
            field: self.field.clone(),
            problem,
        }
    }

    fn expected(&self, what: &'static str) -> Wrong {
        self.wrong(Problem::Type { expected: what })
    }

    pub(super) fn text(&self) -> Result<&'t str, Wrong> {
        match self.tree {
            Tree::Text(text) => Ok(text),
            _ => Err(self.expected("text")),
        }
    }

    /// A whole number from `least` to 999.
    pub(super) fn number(&self, least: u16) -> Result<usize, Wrong> {
        match self.tree {
            Tree::Number(number)
                if number.fract() == 0.0 && (f64::from(least)..1000.0).contains(number) =>
            {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "it is a whole number from 0 to 999"
                )]
                Ok(*number as usize)
            }
            _ => Err(self.expected("number")),
        }
    }

    pub(super) fn flag(&self) -> Result<bool, Wrong> {
        match self.tree {
            Tree::Flag(flag) => Ok(*flag),
            _ => Err(self.expected("flag")),
        }
    }

    /// A flag that can only be true.
    pub(super) fn yes(&self) -> Result<(), Wrong> {
        match self.tree {
            Tree::Flag(true) => Ok(()),
            _ => Err(self.expected("true")),
        }
    }

    pub(super) fn list(&self) -> Result<Vec<Node<'t>>, Wrong> {
        match self.tree {
            Tree::List(items) => Ok((0..)
                .zip(items)
                .map(|(index, tree): (usize, _)| Node {
                    tree,
                    field: format!("{}[{index}]", self.field),
                })
                .collect()),
            _ => Err(self.expected("list")),
        }
    }

    /// A list with something in it.
    pub(super) fn some(&self) -> Result<Vec<Node<'t>>, Wrong> {
        let items = self.list()?;
        if items.is_empty() {
            return Err(self.wrong(Problem::Empty));
        }
        Ok(items)
    }

    /// Whether the value is a list.
    pub(super) fn is_list(&self) -> bool {
        matches!(self.tree, Tree::List(_))
    }

    /// Whether the value is a number.
    pub(super) fn is_number(&self) -> bool {
        matches!(self.tree, Tree::Number(_))
    }

    /// Whether the value is a text.
    pub(super) fn is_text(&self) -> bool {
        matches!(self.tree, Tree::Text(_))
    }

    /// The keys and values of an object, each key once.
    pub(super) fn entries(&self) -> Result<Vec<(&'t str, Node<'t>)>, Wrong> {
        let Tree::Object(entries) = self.tree else {
            return Err(self.expected("object"));
        };
        let found: Vec<(&str, Node)> = entries
            .iter()
            .map(|(key, tree)| {
                let dot = if self.field.is_empty() { "" } else { "." };
                let field = format!("{}{dot}{key}", self.field);
                (key.as_str(), Node { tree, field })
            })
            .collect();
        let mut keys = HashSet::new();
        match found.iter().find(|(key, _)| !keys.insert(*key)) {
            Some((_, node)) => Err(node.wrong(Problem::KeyTwice)),
            None => Ok(found),
        }
    }

    /// The object of this value, of which no other keys than these may stand there.
    pub(super) fn object(&self, known: &[&'static str]) -> Result<Object<'t>, Wrong> {
        let entries = self.entries()?;
        if let Some((_, node)) = entries.iter().find(|(key, _)| !known.contains(key)) {
            let known = known.to_vec();
            return Err(node.wrong(Problem::UnknownKey { known }));
        }
        Ok(Object {
            node: self.clone(),
            entries,
        })
    }

    /// The one key of `keys` that this object has.
    pub(super) fn choice(&self, keys: Keys) -> Result<Choice<'t>, Wrong> {
        let known = keys
            .iter()
            .flat_map(|(key, extras)| [key].into_iter().chain(*extras));
        let object = self.object(&known.copied().collect::<Vec<_>>())?;
        let wrong = |node: &Node| {
            let keys = keys.iter().map(|(key, _)| *key).collect();
            Err(node.wrong(Problem::OneKey { keys }))
        };
        let mut found = keys
            .iter()
            .filter_map(|(key, _)| Some((*key, object.get(key)?)));
        let (Some((key, node)), None) = (found.next(), found.next()) else {
            return wrong(self);
        };
        let strange = keys.iter().filter(|(owner, _)| *owner != key);
        let mut strange = strange.flat_map(|(_, extras)| *extras);
        match strange.find_map(|extra| object.get(extra)) {
            Some(node) => wrong(&node),
            None => Ok(Choice { key, node, object }),
        }
    }
}

/// The keys of which an object has exactly one, each with those that may stand beside it.
pub(super) type Keys = &'static [(&'static str, &'static [&'static str])];

/// The key that was chosen.
#[derive(Clone, Debug)]
pub(super) struct Choice<'t> {
    pub(super) key: &'static str,
    /// Its value.
    pub(super) node: Node<'t>,
    object: Object<'t>,
}

impl<'t> Choice<'t> {
    /// The value of a key that belongs to the one chosen.
    pub(super) fn get(&self, key: &str) -> Option<Node<'t>> {
        self.object.get(key)
    }
}

/// An object of which every key is known.
#[derive(Clone, Debug)]
pub(super) struct Object<'t> {
    pub(super) node: Node<'t>,
    entries: Vec<(&'t str, Node<'t>)>,
}

impl<'t> Object<'t> {
    /// The value of a key that may be missing; `null` is as good as nothing.
    pub(super) fn get(&self, key: &str) -> Option<Node<'t>> {
        let (_, node) = self.entries.iter().find(|(found, _)| *found == key)?;
        (*node.tree != Tree::Null).then(|| node.clone())
    }

    /// The value of a key that must be there.
    pub(super) fn need(&self, key: &'static str) -> Result<Node<'t>, Wrong> {
        self.get(key)
            .ok_or_else(|| self.node.wrong(Problem::MissingKey { key }))
    }

    /// What `read` makes of the value of a key, if it is there.
    pub(super) fn read<T>(
        &self,
        key: &str,
        read: impl FnOnce(&Node<'t>) -> Result<T, Wrong>,
    ) -> Result<Option<T>, Wrong> {
        self.get(key).as_ref().map(read).transpose()
    }
}
