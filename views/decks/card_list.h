// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QListView>

namespace views {

/// A list of cards that several can be chosen in, as lines or as faces. The keys that change a deck belong to
/// the list alone: they do nothing while something is typed elsewhere.
class CardList : public QListView
{
    Q_OBJECT

public:
    explicit CardList(const Theme& theme, QWidget* parent = nullptr);

    void setAsFaces(bool faces);
    void setModel(QAbstractItemModel* model) override;
    /// The rows that are marked as chosen.
    [[nodiscard]] QModelIndexList chosen() const;

    /// What is where, by the ids of the cards.
    struct Marks
    {
        QStringList cards; ///< all rows in their order, without headings
        QStringList chosen;
        QString current;
    };
    [[nodiscard]] Marks marks() const;
    /// After the rows have changed: what was marked and is still there stays marked. Where all of it has
    /// gone, the next card is marked, or else the one above. With the keyboard here there is always a current
    /// card.
    void restore(const Marks& before);

Q_SIGNALS:
    void moreAsked();                             ///< Enter, + or a double click
    void fewerAsked();                            ///< −
    void outAsked();                              ///< Del
    void cardsReturned(const QStringList& cards); ///< dropped onto a list that has no place for them

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void markCurrent();
};

} // namespace views
