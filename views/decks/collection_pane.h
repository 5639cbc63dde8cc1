// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/collection_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace views {

class CardList;
class DeckCardDelegate;
class EmptyState;

/// The cards that can go into the deck: search, filter and order above a list.
class CollectionPane : public QWidget
{
    Q_OBJECT

public:
    explicit CollectionPane(const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] model::CollectionModel& cards() { return *m_cards; }
    void setAsFaces(bool faces);
    void setLanguage(model::Language language);
    /// What there is to choose from depends on the game.
    void setGame(const QString& game);
    void focusSearch();
    void clearSearch();
    /// The card that was last looked at; empty for none.
    [[nodiscard]] QString current() const;

Q_SIGNALS:
    void added(const QStringList& cards);
    void removed(const QStringList& cards);
    void currentChanged(const QString& card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void filter();
    void chooseFirst();
    [[nodiscard]] QStringList chosen() const;

    const Theme& m_theme;
    QString m_game;
    model::CollectionModel* m_cards;
    DeckCardDelegate* m_delegate;
    QLabel* m_title;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QComboBox* m_order;
    CardList* m_list;
    EmptyState* m_empty;
    QStackedWidget* m_listOrEmpty;
};

} // namespace views
