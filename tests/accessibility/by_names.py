#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses Castellan the way a screen reader does: finds everything by role and name through AT-SPI.

usage: by_names.py CASTELLAN_CLI OUT.pdf     (Castellan is running, in English, with a new library; see scripts/accessible)
Asks about a rule, builds and saves a deck, prints it, and plays every game. Ends with "N passed, M failed".
"""
import random
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

CONTROLS = {"push button", "check box", "radio button", "text", "combo box", "spin button", "list", "page tab", "menu item"}
PATIENCE = 30.0


class Failure(Exception):
    pass


def showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def walk(node):
    stack = [node]
    while stack:
        each = stack.pop()
        try:
            if each is None or (each.get_role() != Atspi.Role.APPLICATION and not showing(each)):
                continue
            yield each
            stack.extend(each.get_child_at_index(i) for i in reversed(range(each.get_child_count())))
        except GLib.Error:  # gone in the meantime
            continue


def application():
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            each = desktop.get_child_at_index(i)
            if each is not None and (each.get_name() or "").lower() == "castellan":
                return each
        time.sleep(0.2)
    raise Failure("Castellan does not appear on the accessibility bus")


def find(role, fits, patience=PATIENCE):
    """The first node of a role whose name fits: a beginning, or a function of the name."""
    test = fits if callable(fits) else lambda name: name.startswith(fits)
    end = time.monotonic() + patience
    while True:
        for each in walk(APP):
            if each.get_role_name() == role and test(each.get_name() or ""):
                return each
        if time.monotonic() > end:
            raise Failure(f"there is no {role} “{fits}”")
        time.sleep(0.2)


def press(node):
    for i in range(node.get_n_actions()):
        if node.get_action_name(i) in ("Press", "Toggle", "ShowMenu"):
            try:
                node.do_action(i)
            except GLib.Error:  # a menu that waits for an answer
                pass
            return
    raise Failure(f"“{node.get_name()}” cannot be pressed")


def write(node, text):
    node.grab_focus()
    time.sleep(0.2)
    Atspi.EditableText.set_text_contents(node, text)
    time.sleep(0.3)


def key(name):
    subprocess.run(["xdotool", "key", name], check=True)
    time.sleep(0.4)


def everything_is_named():
    for each in walk(APP):
        if each.get_role_name() in CONTROLS and not (each.get_name() or "").strip():
            raise Failure(f"a {each.get_role_name()} without a name in “{each.get_parent().get_name()}”")


def ask_about_a_rule():
    key("ctrl+k")
    write(find("text", "Question"), "tie in a lane")
    find("list item", "Ties.")
    find("label", "Ties")
    everything_is_named()
    key("Escape")


def build_and_save_a_deck():
    key("ctrl+2")
    key("ctrl+n")
    write(find("text", "Name of the deck"), "By names alone")
    field = find("text", "Search the collection")
    for card in ("Thief", "Monk", "Wizard"):
        write(field, card)
        key("Return")
    find("label", lambda name: name.startswith("3 cards"))
    find("label", lambda name: "not legal yet" in name)
    press(find("push button", lambda name: name.startswith("Add ")))
    find("label", lambda name: name.startswith("15 cards"))
    press(find("push button", "Save"))
    everything_is_named()


def print_the_deck():
    press(find("push button", "Print deck"))
    find("push button", lambda name: "PDF" in name)
    everything_is_named()
    key("ctrl+shift+w")
    name = find("text", lambda name: "ame" in name)
    write(name, OUT)
    key("Return")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with open(OUT, "rb") as file:
                if file.read(5) == b"%PDF-":
                    return
        except FileNotFoundError:
            pass
        time.sleep(0.2)
    raise Failure("the sheets were not written")


def answers():
    """What can be pressed to answer the open question."""
    found, bar = [], None
    for each in walk(APP):
        role = each.get_role_name()
        if role == "frame" and (each.get_name() or "") not in ("", "Castellan"):
            bar = each
        elif role == "push button" and "Can be chosen." in (each.get_description() or ""):
            found.append(each)
        elif role == "menu item" and each.get_parent().get_role_name() == "popup menu":
            found.append(each)
    if bar is not None:
        found += [each for each in walk(bar)
                  if each.get_role_name() == "push button" and each.get_name() != "Undo"
                  and not (each.get_description() or "").startswith("Read the rule")
                  and each.get_state_set().contains(Atspi.StateType.ENABLED)]
    return found


def step():
    for each in walk(APP):
        name = each.get_name() or ""
        if each.get_role_name() == "label" and " · step " in name:
            return int(name.split(" · step ")[1].split()[0])
    return -1


def play(game):
    def run():
        code = subprocess.run([CLI, "deal", game, "--seed", "12"], capture_output=True, text=True, check=True)
        key("ctrl+alt+n")
        write(find("text", "Deal code"), code.stdout.strip())
        key("Return")
        press(find("push button", "Start"))
        chance = random.Random(5)
        end = time.monotonic() + 4 * PATIENCE
        while step() < 40:
            if time.monotonic() > end:
                raise Failure(f"stuck at step {step()}")
            choices = answers()
            if any("play again" in (each.get_name() or "").lower() for each in choices):
                break
            if choices:
                press(chance.choice(choices))
            time.sleep(0.15)
        everything_is_named()
    return run


def main():
    passed = failed = 0
    tests = [("asks about a rule", ask_about_a_rule), ("builds and saves a deck", build_and_save_a_deck),
             ("prints the deck", print_the_deck)]
    tests += [(f"plays {game}", play(game))
              for game in ("crimson-company", "battleground", "samurai-spirit", "game-of-crowns")]
    for name, test in tests:
        try:
            test()
            passed += 1
            print(f"ok: {name}", flush=True)
        except (Failure, GLib.Error) as reason:
            failed += 1
            print(f"FAILED: {name}: {reason}", flush=True)
            key("Escape")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


CLI, OUT = sys.argv[1], sys.argv[2]
APP = application()
find("push button", "Play a sample match")
sys.exit(main())
