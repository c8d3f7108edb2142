"""What is said about Bug Council: names, lines of the log, words in lists."""
