-- How one's own matches at the table ended, one row for each match. Matches against the game (co-operative) and against
-- each other are told apart by `cooperative` and never counted together.
CREATE TABLE match_record (
    id           TEXT    NOT NULL PRIMARY KEY,
    ended        TEXT    NOT NULL, -- UTC
    game         TEXT    NOT NULL,
    variant      TEXT    NOT NULL,
    players      INTEGER NOT NULL CHECK (players > 0),
    difficulty   TEXT    NOT NULL DEFAULT '', -- empty: the variant has none
    cooperative  INTEGER NOT NULL CHECK (cooperative IN (0, 1)),
    assisted     INTEGER NOT NULL CHECK (assisted IN (0, 1)), -- choices were taken back, or bots helped
    result       TEXT    NOT NULL CHECK (result IN ('won', 'lost', 'drawn')),
    rank         INTEGER NOT NULL CHECK (rank > 0),
    points       INTEGER, -- NULL: the game counts none
    decisions    INTEGER NOT NULL CHECK (decisions >= 0),
    opponent     TEXT    NOT NULL DEFAULT '', -- a person, or the levels of the bots
    deck         TEXT    NOT NULL DEFAULT '', -- fingerprint of the cards; empty: what the game deals
    deck_id      TEXT    NOT NULL DEFAULT '', -- of a deck of the library, and which of its versions
    deck_version INTEGER NOT NULL DEFAULT 0,
    deal         TEXT    NOT NULL DEFAULT ''  -- code to play it again
) STRICT, WITHOUT ROWID;
CREATE INDEX match_record_by_game ON match_record (game, variant, ended);
CREATE INDEX match_record_by_deck ON match_record (deck_id, deck_version);
