# The English help of the commands stands with their arguments, in src/cli. The other languages have it here: “help-” with
# the name of a command is its first line, “-more” what follows, “-after” what stands behind the examples;
# “help-COMMAND-ARGUMENT” is an argument of one command, “help-arg-ARGUMENT” one that several have.
