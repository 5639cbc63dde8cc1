// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scenario/position_form.h"
#include "views/table/table_look.h"

#include <QListView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace views {

/// The cards that can be put into a position: found by typing, put by Enter, double click or dragging.
class CardPalette : public QWidget
{
    Q_OBJECT

public:
    CardPalette(const TableLook& look, QWidget* parent = nullptr);

    void setCards(const std::vector<rules::scenario::KnownCard>& cards);
    /// Where the next card goes, in words; empty: nowhere.
    void setTarget(const QString& place, bool mayBeDown);
    /// Whether cards are to be face-down where they may be.
    [[nodiscard]] bool placesDown() const;
    void takeFocus();

Q_SIGNALS:
    void wanted(const QString& card, bool down);

protected:
    void changeEvent(QEvent* event) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void narrow(const QString& text);
    void choose(bool down);

    const TableLook& m_look;
    QLineEdit* m_search;
    QListView* m_list;
    QCheckBox* m_down;
    QLabel* m_target;
    QString m_place;
    std::vector<rules::scenario::KnownCard> m_cards;
    std::optional<model::Language> m_shownLanguage;
    class CardItems : public QStandardItemModel
    {
    public:
        using QStandardItemModel::QStandardItemModel;
        [[nodiscard]] QStringList mimeTypes() const override;
        [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    };
    CardItems m_items;
    QSortFilterProxyModel m_found;
};

} // namespace views
