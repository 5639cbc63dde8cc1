-- Packs that are installed. What one brought to cards and rules is in the rows of layer 1 that bear its id; where several
-- packs give a value, the one with the highest position wins.
CREATE TABLE pack (
    id             TEXT    NOT NULL PRIMARY KEY,
    version        TEXT    NOT NULL,
    game           TEXT    NOT NULL,
    title_en       TEXT    NOT NULL,
    title_de       TEXT    NOT NULL,
    authors        TEXT    NOT NULL, -- one a line
    licence        TEXT    NOT NULL,
    position       INTEGER NOT NULL,
    manifest       TEXT    NOT NULL, -- as it came
    installed      TEXT    NOT NULL, -- UTC
    cards          INTEGER NOT NULL, -- what it brought, corrections of other cards apart
    castles        INTEGER NOT NULL,
    corrections    INTEGER NOT NULL,
    pictures       INTEGER NOT NULL,
    clauses        INTEGER NOT NULL,
    clarifications INTEGER NOT NULL,
    scenarios      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The files of an installed pack but for its pictures, as they came: for undoing, putting packs into another order and
-- passing a pack on.
CREATE TABLE pack_file (
    pack    TEXT NOT NULL REFERENCES pack (id) ON DELETE CASCADE,
    path    TEXT NOT NULL,
    content BLOB NOT NULL, -- compressed by the program
    PRIMARY KEY (pack, path)
) STRICT, WITHOUT ROWID;

-- Pictures are files beside the library, named by the SHA-256 of their content, so that backups stay small.
ALTER TABLE card_layer ADD COLUMN picture TEXT;
ALTER TABLE card ADD COLUMN picture TEXT NOT NULL DEFAULT '';
