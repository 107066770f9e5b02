"""What a user asks for has a name, so that it is done once however often it is asked for."""

from __future__ import annotations

from uuid import UUID, uuid4


class Asked:
    """Names what somebody asks for: the same name as long as the same is asked for and there is no answer.

    Where a connection was lost nobody knows whether it was done; asked for again by its name it is done once.
    Something else has another name, or it would be taken for done too.
    """

    def __init__(self) -> None:
        self._what: object = None
        self._name = uuid4()

    def name(self, *what: object) -> UUID:
        """The name of this."""
        if what != self._what:
            self._what, self._name = what, uuid4()
        return self._name

    def answered(self) -> None:
        """There was an answer: the same once more is another thing."""
        self._what = None
