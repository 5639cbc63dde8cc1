-- Which lines of the paragraph a link leads to: a paragraph may state several rules, and may go on over a page.
ALTER TABLE edition_link ADD COLUMN first_line INTEGER NOT NULL DEFAULT 0;
ALTER TABLE edition_link ADD COLUMN last_line INTEGER NOT NULL DEFAULT -1; -- -1: to the end of the paragraph
