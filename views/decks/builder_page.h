// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_session.h"
#include "model/decks/deck_workshop.h"
#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QWidget>

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

protected:
    [[nodiscard]] const BuilderContext& context() const { return m_context; }
    [[nodiscard]] const model::Deck& deck() const { return m_context.session.deck(); }
    [[nodiscard]] const model::CardDirectory& cards() const { return m_context.workshop.cards(); }
    [[nodiscard]] model::Language language() const { return m_context.language(); }

private:
    BuilderContext m_context;
};

} // namespace views
