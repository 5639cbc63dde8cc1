-- Cards that are being edited and not saved yet, whole, by the card they are about; an id that no card has is a new card.
CREATE TABLE card_draft (
    game    TEXT NOT NULL,
    card    TEXT NOT NULL,
    changed TEXT NOT NULL, -- UTC
    content TEXT NOT NULL, -- JSON
    PRIMARY KEY (game, card)
) STRICT, WITHOUT ROWID;
