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

namespace views {

/// Whether the deck is legal, always in sight and always of the same height, so that nothing below moves: a
/// green or red line and under it the first reason with its rule as a link and its repairs as buttons, or the
/// first note that breaks no rule. The others are in a panel that opens on request over what is below.
class ValidityStrip : public QFrame
{
    Q_OBJECT

public:
    /// The panel lies over the other parts of `parent`.
    ValidityStrip(const Theme& theme, QWidget* parent);

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
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fitHeight();
    void placePanel();
    void passFocusOn();
    [[nodiscard]] QWidget* lineOf(const QString& text, const std::string& clause,
                                  const std::vector<rules::decks::Repair>& repairs, bool violation);

    const Theme& m_theme;
    model::Deck m_deck;
    const rules::decks::Variant* m_variant = nullptr;
    rules::decks::DeckCheck m_check;
    const model::CardDirectory* m_cards = nullptr;
    model::Language m_language = model::Language::English;
    QLabel* m_summary;
    QPushButton* m_repairAll;
    QToolButton* m_more;
    QWidget* m_firstLine;
    QScrollArea* m_firstArea;
    QFrame* m_panel;
    QWidget* m_otherLines;
    QScrollArea* m_otherArea;
    std::vector<QWidget*> m_lines; ///< the first is in the strip, the others in the panel
};

} // namespace views
