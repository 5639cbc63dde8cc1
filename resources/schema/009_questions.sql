-- What people ask about a rule, in their own words, one for each line; and words that mean the same to them.
ALTER TABLE clause ADD COLUMN variant TEXT NOT NULL DEFAULT ''; -- the only variant it holds in; empty: always
ALTER TABLE clause ADD COLUMN asked_en TEXT NOT NULL DEFAULT '';
ALTER TABLE clause ADD COLUMN asked_de TEXT NOT NULL DEFAULT '';
ALTER TABLE clarification ADD COLUMN asked_en TEXT NOT NULL DEFAULT '';
ALTER TABLE clarification ADD COLUMN asked_de TEXT NOT NULL DEFAULT '';

CREATE TABLE synonym_group (
    game     TEXT    NOT NULL,
    layer    INTEGER NOT NULL,
    pack     TEXT    NOT NULL DEFAULT '',
    position INTEGER NOT NULL,
    words    TEXT    NOT NULL, -- one for each line
    PRIMARY KEY (game, layer, pack, position)
) STRICT, WITHOUT ROWID;
