// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_session.h"
#include "model/decks/deck_workshop.h"
#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QWidget>

class QComboBox;

namespace views {

/// What every page beside the deck works with. All outlive the pages.
struct BuilderContext
{
    model::DeckWorkshop& workshop;
    model::DeckSession& session;
    model::Settings& settings;
    const Theme& theme;

    [[nodiscard]] model::Language language() const { return settings.language(); }
};

/// One of the pages at the right of the builder. Shows the deck of the session and follows it.
class BuilderPage : public QWidget
{
    Q_OBJECT

public:
    BuilderPage(const BuilderContext& context, QWidget* parent)
        : QWidget(parent)
        , m_context(context)
    {}

    [[nodiscard]] virtual QString title() const = 0;
    /// Shows everything anew. Called for the page that is shown whenever the deck has changed, and for all
    /// pages when cards or language have.
    virtual void refresh() = 0;

    /// Where the opponent of a deck is remembered.
    [[nodiscard]] static QString opponentKey(const QString& deck);

protected:
    /// The deck that this one is paired with; nothing where there is none, or where the variant pairs no
    /// decks.
    [[nodiscard]] std::optional<model::Deck> opponentOfDeck() const;
    /// What is shuffled for a match: both decks of a pair, or the deck alone where it has no opponent or the
    /// person has chosen so in `choice`, which is filled, and shown only where there is a choice.
    [[nodiscard]] model::Deck playedDeck(QComboBox& choice);
    /// Makes `choice` ready for playedDeck(); what is chosen in it holds for all pages.
    void follow(QComboBox& choice);

    [[nodiscard]] const BuilderContext& context() const { return m_context; }
    [[nodiscard]] const model::Deck& deck() const { return m_context.session.deck(); }
    [[nodiscard]] const model::CardDirectory& cards() const { return m_context.workshop.cards(); }
    [[nodiscard]] model::Language language() const { return m_context.language(); }

private:
    BuilderContext m_context;
};

} // namespace views
