"""A problem at the real table: one question, one try, and why the usual mistake is one."""
