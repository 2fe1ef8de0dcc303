"""Muting and blocking somebody from a list: the lobby, a profile, the friends."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web_checks import faults, sticking_out
from web_visitor import Visitor

Visit = Callable[..., Visitor]


def test_somebody_is_kept_away_from_every_list(visit: Visit) -> None:
    anna, other = visit(name="Anna", phone=True), visit(name="Božena")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "pretend", "seats": seats, "public": True}
    other.ask("POST", "/tables", wish)
    me = other.ask("GET", "/me")
    bozena = anna.page.get_by_role("dialog").get_by_role("group", name="Božena", exact=True)

    anna.go()  # the lobby
    anna.page.get_by_role("button", name="Mute or block: Božena", exact=True).click()
    bozena.get_by_role("button", name="Mute", exact=True).click()
    expect(bozena.get_by_role("button", name="Unmute", exact=True)).to_be_visible()
    assert faults(anna) == []
    assert sticking_out(anna) == []
    anna.click("Close")

    anna.go("/friends")  # who is muted is there, too, and can be heard again
    expect(anna.page.get_by_role("heading", name="Muted")).to_be_visible()
    anna.click("Unmute")
    expect(anna.page.get_by_role("heading", name="Muted")).to_have_count(0)

    anna.ask("POST", "/friends", {"code": other.ask("GET", "/friends")["code"]})
    anna.go("/friends")
    anna.click("Mute or block: Božena")
    bozena.get_by_role("button", name="Mute", exact=True).click()
    expect(anna.page.get_by_role("heading", name="Muted")).to_be_attached()
    anna.click("Close")

    anna.go(f"/person/{me['id']}")
    anna.click("Mute or block: Božena")
    expect(bozena.get_by_role("button", name="Unmute", exact=True)).to_be_visible()
    bozena.get_by_role("button", name="Block", exact=True).click()
    expect(bozena.get_by_role("button", name="Unblock", exact=True)).to_be_visible()
    expect(bozena.get_by_role("button", name="Unmute", exact=True)).to_have_count(0)  # blocking is more
    anna.go("/friends")
    expect(anna.page.get_by_role("heading", name="Blocked")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Muted")).to_have_count(0)
    anna.click("Unblock")
    expect(anna.page.get_by_role("heading", name="Blocked")).to_have_count(0)
