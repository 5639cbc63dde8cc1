-- Studies of decks: what was planned, with everything that is needed to play it again, and what came of it so far.
CREATE TABLE study (
    id           TEXT    NOT NULL PRIMARY KEY,
    deck_id      TEXT    NOT NULL DEFAULT '', -- the deck that it is about, and which of its versions; 0: a draft
    deck_version INTEGER NOT NULL DEFAULT 0,
    deck_name    TEXT    NOT NULL DEFAULT '',
    opponent     TEXT    NOT NULL DEFAULT '', -- name of the opponents' deck
    made         TEXT    NOT NULL,            -- UTC
    first_seed   INTEGER NOT NULL,
    rounds       INTEGER NOT NULL CHECK (rounds > 0), -- how many are wanted
    until_clear  INTEGER NOT NULL CHECK (until_clear IN (0, 1)),
    state        TEXT    NOT NULL CHECK (state IN ('paused', 'finished', 'cancelled')),
    result       TEXT    NOT NULL -- plan, seeds and sums as JSON
) STRICT, WITHOUT ROWID;
CREATE INDEX study_by_deck ON study (deck_id, made);

-- The matches of a study, many of them in one row: 32 bytes each, see model/study/study_store.cpp.
CREATE TABLE study_matches (
    study  TEXT    NOT NULL REFERENCES study (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 0, without gaps
    count  INTEGER NOT NULL CHECK (count > 0),
    rows   BLOB    NOT NULL,
    PRIMARY KEY (study, number)
) STRICT, WITHOUT ROWID;
