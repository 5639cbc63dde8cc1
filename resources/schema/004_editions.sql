-- Rulebooks that the owner has as PDFs, told apart by their content. The file itself stays where it is.
CREATE TABLE edition (
    key      INTEGER PRIMARY KEY,
    game     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    hash     TEXT    NOT NULL, -- SHA-256 of the file
    file     TEXT    NOT NULL, -- where it was last seen
    pages    INTEGER NOT NULL,
    has_text INTEGER NOT NULL, -- 0: pictures of pages alone
    matched  TEXT    NOT NULL, -- the version of our rules that the links were made for
    UNIQUE (game, language, hash)
) STRICT;

CREATE TABLE edition_page (
    edition INTEGER NOT NULL REFERENCES edition (key) ON DELETE CASCADE,
    page    INTEGER NOT NULL, -- from 0
    label   TEXT    NOT NULL, -- as printed
    width   REAL    NOT NULL, -- points
    height  REAL    NOT NULL,
    PRIMARY KEY (edition, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE edition_paragraph (
    edition  INTEGER NOT NULL REFERENCES edition (key) ON DELETE CASCADE,
    position INTEGER NOT NULL, -- from 0, in reading order
    page     INTEGER NOT NULL, -- where it begins
    heading  INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    lines    TEXT    NOT NULL, -- one a line: page, x, y, width, height in points
    PRIMARY KEY (edition, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX edition_paragraph_by_page ON edition_paragraph (edition, page);

-- Which paragraphs tell what our clauses tell, as the program found it.
CREATE TABLE edition_link (
    edition    INTEGER NOT NULL REFERENCES edition (key) ON DELETE CASCADE,
    clause     TEXT    NOT NULL,
    position   INTEGER NOT NULL,
    confidence REAL    NOT NULL,
    first      INTEGER NOT NULL, -- 1: the clause opens here
    PRIMARY KEY (edition, clause, position)
) STRICT, WITHOUT ROWID;

-- What the reader said about a link. Refers to the content and not to the edition, and to a place and not to a
-- paragraph, so that it outlives removing, importing and matching anew.
CREATE TABLE link_correction (
    game     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    clause   TEXT    NOT NULL,
    page     INTEGER NOT NULL, -- -1: nowhere in this edition
    x        REAL    NOT NULL,
    y        REAL    NOT NULL,
    PRIMARY KEY (game, language, hash, clause)
) STRICT, WITHOUT ROWID;
