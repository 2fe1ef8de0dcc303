"""Why something is refused. Every refusal has a stable code, the kebab-case of its class, and an HTTP status."""

from __future__ import annotations

from permonik import errors
from permonik.errors import PermonikError
from permonik.kernel.game import kebab
from permonik.lessons.errors import NotNow, UnknownLesson
from permonik.puzzles.data import UnknownPuzzle
from permonik.review.moments import NotReviewed
from permonik.table.errors import BadMessage as BadMessage
from permonik.table.errors import ChatOff as ChatOff
from permonik.table.errors import DraftFull as DraftFull
from permonik.table.errors import HandsHidden as HandsHidden
from permonik.table.errors import NoDraft as NoDraft
from permonik.table.errors import NoHints as NoHints
from permonik.table.errors import NoProposal as NoProposal
from permonik.table.errors import NotAway as NotAway
from permonik.table.errors import NotSeated as NotSeated
from permonik.table.errors import NotYourSeat as NotYourSeat
from permonik.table.errors import ProposalOpen as ProposalOpen
from permonik.table.errors import TooLarge as TooLarge
from permonik.words import UnknownLanguage


class Refused(PermonikError):
    """The parent of what the server itself refuses; what the kernel or a table refuses keeps its own name."""

    status = 400


class TooMuchWork(Refused):
    """It was begun, and given up at the time limit."""

    status = 413


class TooSlow(Refused):
    """The request did not arrive in time."""

    status = 408


class TooManyRequests(Refused):
    status = 429


class BadOrigin(Refused):
    """The request comes from a page of somebody else."""

    status = 403


class NoPerson(Refused):
    """There is no cookie yet: `GET /api/v1/me` first."""

    status = 401


class BadCookie(Refused):
    """A cookie that was not made here, or was made for a session that has ended."""

    status = 401


class BadName(Refused):
    pass


class NameTaken(Refused):
    status = 409


class BadPassword(Refused):
    """Too short, or too long."""


class WrongPassword(Refused):
    status = 403


class AlreadyRegistered(Refused):
    status = 409


class NotRegistered(Refused):
    """Only somebody with a password can do that."""

    status = 409


class Banned(Refused):
    """The operator has closed the house for this person."""

    status = 403


class NotFound(Refused):
    status = 404


class NotFriends(Refused):
    status = 403


class TooManyFriends(Refused):
    """Or too many groups, members, blocked people."""

    status = 409


class NotShown(Refused):
    """Somebody keeps this part of the profile to themselves."""

    status = 403


class UnknownTable(Refused):
    status = 404


class NoRules(Refused):
    status = 404


class BadTable(Refused):
    """The wish for a table makes no sense."""


class BadHoliday(Refused):
    """A holiday that is too long, too short, or at no possible time."""


class BadEmail(Refused):
    pass


class BadDevice(Refused):
    """No push subscription of a browser, or one of a service that is not known here."""


class BadToken(Refused):
    """A link that was not made here, or is no longer good."""


class NoMail(Refused):
    """The house cannot send mail, or not now."""

    status = 409


class UnknownCave(Refused):
    status = 404


class CaveOpen(Refused):
    """What is told when the cave has closed is not told yet."""

    status = 409


class AlreadyTried(Refused):
    """One try each."""

    status = 409


class TooManyTables(Refused):
    status = 409


class NotHost(Refused):
    status = 403


class AlreadySeated(Refused):
    status = 409


class SeatTaken(Refused):
    status = 409


class Removed(Refused):
    """The host has removed this person from the table."""

    status = 403


class AlreadyStarted(Refused):
    status = 409


class NotStarted(Refused):
    status = 409


class SeatsOpen(Refused):
    status = 409


class StillRunning(Refused):
    status = 409


class RatedMatch(Refused):
    """It counts, so that is not possible here."""

    status = 403


class NoSpectators(Refused):
    status = 403


class NoHello(Refused):
    """The first message on a socket says which seat is meant."""


class RecordFull(Refused):
    status = 409


class RulesChanged(Refused):
    """The running game cannot be continued under the rules of this version."""

    status = 409


class StorageFailed(Refused):
    """The disk did not take it, so it has not happened."""

    status = 503


class RecordDamaged(Refused):
    """The disk has lost or changed a part of this table's record; other tables go on."""

    status = 410


class ServerMistake(Refused):
    """Not the fault of whoever asked."""

    status = 500


class MethodNotAllowed(Refused):
    status = 405


STATUS: dict[type[PermonikError], int] = {
    errors.UnknownGame: 404,
    UnknownLanguage: 404,
    UnknownLesson: 404,
    UnknownPuzzle: 404,
    NotNow: 409,
    errors.OutOfTurn: 409,
    errors.StaleDecision: 409,
    errors.MatchOver: 409,
    errors.UndoRefused: 409,
    ChatOff: 403,
    NotSeated: 403,
    NotYourSeat: 403,
    NoHints: 403,
    HandsHidden: 403,
    NoProposal: 409,
    NotAway: 409,
    ProposalOpen: 409,
    errors.DraftDropped: 409,
    NotReviewed: 409,
    DraftFull: 409,
    NoDraft: 409,
    TooLarge: 413,
}


def code_of(error: PermonikError) -> str:
    return kebab(type(error).__name__)


def status_of(error: PermonikError) -> int:
    if isinstance(error, Refused):
        return error.status
    return STATUS.get(type(error), 400)
