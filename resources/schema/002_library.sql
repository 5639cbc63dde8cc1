-- What each layer says about a card: 0 built-in, 1 packs, 2 the owner's corrections. NULL: this layer leaves the field to
-- those below. Rows refer to cards by id and not by key, so that an update of the built-in cards touches no correction.
CREATE TABLE card_layer (
    game          TEXT    NOT NULL,
    card          TEXT    NOT NULL,
    layer         INTEGER NOT NULL CHECK (layer BETWEEN 0 AND 2),
    pack          TEXT    NOT NULL DEFAULT '',
    kind          TEXT,
    name_en       TEXT,
    name_de       TEXT,
    name_from     TEXT,
    also          TEXT, -- more names, one a line
    gender        TEXT,
    strength      INTEGER,
    strength_from TEXT,
    effects       TEXT, -- canonical JSON
    effects_from  TEXT,
    text_en       TEXT, -- only where the text is not written from the effects; one effect a line
    text_de       TEXT,
    box           TEXT,
    PRIMARY KEY (game, card, layer, pack)
) STRICT, WITHOUT ROWID;

-- The cards as they are shown, merged from the layers by the program; `layers` has one digit a field.
CREATE TABLE card (
    key           INTEGER PRIMARY KEY,
    game          TEXT    NOT NULL,
    id            TEXT    NOT NULL,
    kind          TEXT    NOT NULL,
    name_en       TEXT    NOT NULL,
    name_de       TEXT    NOT NULL,
    name_from     TEXT    NOT NULL,
    also          TEXT    NOT NULL,
    gender        TEXT    NOT NULL,
    strength      INTEGER NOT NULL,
    strength_from TEXT    NOT NULL,
    effects       TEXT    NOT NULL,
    effects_from  TEXT    NOT NULL,
    effect_types  TEXT    NOT NULL,
    text_en       TEXT    NOT NULL,
    text_de       TEXT    NOT NULL,
    box           TEXT    NOT NULL,
    layers        TEXT    NOT NULL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE box (
    game       TEXT    NOT NULL,
    id         TEXT    NOT NULL,
    layer      INTEGER NOT NULL,
    pack       TEXT    NOT NULL DEFAULT '',
    position   INTEGER NOT NULL,
    name_en    TEXT    NOT NULL,
    name_de    TEXT    NOT NULL,
    characters INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE box_owned (
    game TEXT NOT NULL,
    box  TEXT NOT NULL,
    PRIMARY KEY (game, box)
) STRICT, WITHOUT ROWID;

CREATE TABLE owned (
    game   TEXT    NOT NULL,
    card   TEXT    NOT NULL,
    copies INTEGER NOT NULL CHECK (copies > 0),
    PRIMARY KEY (game, card)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    tag  TEXT NOT NULL,
    PRIMARY KEY (game, card, tag)
) STRICT, WITHOUT ROWID;

-- The rulebooks, one row a clause.
CREATE TABLE clause (
    key       INTEGER PRIMARY KEY,
    game      TEXT    NOT NULL,
    id        TEXT    NOT NULL,
    layer     INTEGER NOT NULL,
    pack      TEXT    NOT NULL DEFAULT '',
    position  INTEGER NOT NULL,
    section_en TEXT   NOT NULL,
    section_de TEXT   NOT NULL,
    title_en  TEXT    NOT NULL,
    title_de  TEXT    NOT NULL,
    text_en   TEXT    NOT NULL, -- Markdown
    text_de   TEXT    NOT NULL,
    ruling_en TEXT    NOT NULL, -- empty where the book itself decides
    ruling_de TEXT    NOT NULL,
    source    TEXT    NOT NULL,
    related   TEXT    NOT NULL, -- ids, one a line; the same for the next two
    terms     TEXT    NOT NULL,
    scenarios TEXT    NOT NULL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE clause_card (
    clause INTEGER NOT NULL REFERENCES clause (key) ON DELETE CASCADE,
    card   TEXT    NOT NULL,
    PRIMARY KEY (clause, card)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_card_by_card ON clause_card (card);

CREATE TABLE clarification (
    key         INTEGER PRIMARY KEY,
    game        TEXT    NOT NULL,
    id          TEXT    NOT NULL,
    layer       INTEGER NOT NULL,
    pack        TEXT    NOT NULL DEFAULT '',
    position    INTEGER NOT NULL,
    question_en TEXT    NOT NULL,
    question_de TEXT    NOT NULL,
    answer_en   TEXT    NOT NULL,
    answer_de   TEXT    NOT NULL,
    source      TEXT    NOT NULL,
    scenarios   TEXT    NOT NULL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE clarification_card (
    clarification INTEGER NOT NULL REFERENCES clarification (key) ON DELETE CASCADE,
    card          TEXT    NOT NULL,
    PRIMARY KEY (clarification, card)
) STRICT, WITHOUT ROWID;
CREATE INDEX clarification_card_by_card ON clarification_card (card);

CREATE TABLE clarification_clause (
    clarification INTEGER NOT NULL REFERENCES clarification (key) ON DELETE CASCADE,
    clause        TEXT    NOT NULL,
    PRIMARY KEY (clarification, clause)
) STRICT, WITHOUT ROWID;
CREATE INDEX clarification_clause_by_clause ON clarification_clause (clause);

-- Words of the rulebook: what means the same is one group.
CREATE TABLE term (
    game     TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    layer    INTEGER NOT NULL,
    pack     TEXT    NOT NULL DEFAULT '',
    words_en TEXT    NOT NULL, -- the term, then its synonyms, one a line
    words_de TEXT    NOT NULL,
    text_en  TEXT    NOT NULL,
    text_de  TEXT    NOT NULL,
    clause   TEXT    NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE saved_search (
    key      INTEGER PRIMARY KEY,
    name     TEXT    NOT NULL UNIQUE,
    query    TEXT    NOT NULL,
    position INTEGER NOT NULL
) STRICT;

-- Everything that can be found, of any kind: as people read it, and folded for comparing.
CREATE TABLE search_item (
    key      INTEGER PRIMARY KEY,
    kind     TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    title_en TEXT    NOT NULL,
    title_de TEXT    NOT NULL,
    body_en  TEXT    NOT NULL,
    body_de  TEXT    NOT NULL,
    names    TEXT    NOT NULL, -- folded names of a card, each after U+0001 (English) or U+0002 (German)
    strength INTEGER NOT NULL, -- -1: has none
    traits   INTEGER NOT NULL, -- bits, see SearchTraits
    box      TEXT    NOT NULL,
    UNIQUE (kind, game, id)
) STRICT;

-- Folded by the program, so that the tokenizer has only blanks to find. Common beginnings have an index of their own.
CREATE VIRTUAL TABLE search_index USING fts5 (
    title_en, title_de, body_en, body_de,
    prefix = '1 2 3', columnsize = 0, tokenize = "unicode61 remove_diacritics 0"
);


