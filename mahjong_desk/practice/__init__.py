"""Practice: exercises made of hands, their marking, and what a learner knows."""
