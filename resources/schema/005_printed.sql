-- What was printed of a deck, so that only what changed is printed again. `face` tells what the paper shows; a deck is
-- named by its id, or by a file's path.
CREATE TABLE printed (
    deck   TEXT    NOT NULL,
    card   TEXT    NOT NULL,
    face   TEXT    NOT NULL,
    copies INTEGER NOT NULL CHECK (copies > 0),
    made   TEXT    NOT NULL, -- UTC
    PRIMARY KEY (deck, card)
) STRICT, WITHOUT ROWID;
