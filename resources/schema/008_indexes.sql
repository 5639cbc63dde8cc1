-- What the window asks for before its first picture: the first cards by name, the cards with pictures of their own, and
-- what search keeps in memory, without the texts.
CREATE INDEX card_by_name_en ON card (name_en COLLATE NOCASE, game, id);
CREATE INDEX card_by_name_de ON card (name_de COLLATE NOCASE, game, id);
CREATE INDEX card_with_picture ON card (id, picture) WHERE picture <> '';
CREATE INDEX search_item_head ON search_item (key, kind, game, id, strength, traits, box, names);
