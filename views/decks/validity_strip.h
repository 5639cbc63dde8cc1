// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "rules/decks/deck_check.h"
#include "views/theme/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace views {

/// Whether the deck is legal, always in sight: one green line, or every reason with its rule as a link and
/// its repairs as buttons. Notes that break no rule are unfolded on request.
class ValidityStrip : public QFrame
{
    Q_OBJECT

public:
    explicit ValidityStrip(const Theme& theme, QWidget* parent = nullptr);

    /// Directory and variant must outlive the next call.
    void show(const model::Deck& deck, const rules::decks::Variant& variant,
              const rules::decks::DeckCheck& check, const model::CardDirectory& cards,
              model::Language language);

    [[nodiscard]] bool isLegal() const { return m_check.legal(); }

Q_SIGNALS:
    void ruleAsked(const QString& clause);
    void repairAsked(const rules::decks::Repair& repair);
    void allRepairsAsked();
    void left(); ///< the keyboard has nothing more to do here

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fitLines();
    void passFocusOn();
    void addLine(const QString& text, const std::string& clause,
                 const std::vector<rules::decks::Repair>& repairs, bool violation);

    const Theme& m_theme;
    model::Deck m_deck;
    const rules::decks::Variant* m_variant = nullptr;
    rules::decks::DeckCheck m_check;
    const model::CardDirectory* m_cards = nullptr;
    model::Language m_language = model::Language::English;
    QLabel* m_summary;
    QPushButton* m_repairAll;
    QToolButton* m_notes;
    QScrollArea* m_area;
    QWidget* m_lines;
    QVBoxLayout* m_column;
};

} // namespace views
