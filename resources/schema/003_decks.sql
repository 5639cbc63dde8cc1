-- Decks as they were last saved. What a list of decks shows has columns; the whole deck is in `content`, in the format of
-- deck files. A deck that was removed stays until it is brought back.
CREATE TABLE deck (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    tags     TEXT    NOT NULL, -- one a line
    sleeves  TEXT    NOT NULL, -- a colour, or empty
    cards    INTEGER NOT NULL,
    faces    TEXT    NOT NULL, -- ids of the first cards, one a line
    changed  TEXT    NOT NULL, -- UTC
    removed  INTEGER NOT NULL DEFAULT 0,
    content  TEXT    NOT NULL
) STRICT;

-- Every save of a deck; `changes` has one change a line, in no language.
CREATE TABLE deck_version (
    key      INTEGER PRIMARY KEY,
    deck     INTEGER NOT NULL REFERENCES deck (key) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    made     TEXT    NOT NULL,
    changes  TEXT    NOT NULL,
    content  TEXT    NOT NULL,
    UNIQUE (deck, number)
) STRICT;

-- Work that was not saved yet, by the id of its deck, which need not exist.
CREATE TABLE deck_draft (
    id       TEXT NOT NULL PRIMARY KEY,
    changed  TEXT NOT NULL,
    content  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
