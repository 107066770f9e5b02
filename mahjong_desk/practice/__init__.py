"""Practice: hands worth practising, what is right about them and why, and what a learner knows of it."""
