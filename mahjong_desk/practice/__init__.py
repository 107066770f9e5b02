"""Practice: exercises dealt or put together, what is right in an answer, hints, and sets of hands. No Qt."""
