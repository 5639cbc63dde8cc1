// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>

#include <functional>

namespace views {

/// What a row of the collection or of a deck shows.
struct DeckRow
{
    const model::Card* card = nullptr; ///< null for headings and for cards that are not in the library
    QString title;
    bool heading = false;
    int copies = 0;     ///< in the deck; of a heading: of its group
    int missing = 0;    ///< copies that the owner does not have
    int owner = -1;     ///< of a pair: 0, 1, or 2 for both; -1: no pair
    QString sleeves[2]; ///< colours of a pair
};

/// Draws cards of the deck builder: as a line with strength, name, type and copies, or as a small face with
/// the copies in the corner. Headings of groups take a line of their own in both forms.
class DeckCardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using RowOf = std::function<DeckRow(const QModelIndex&)>;

    DeckCardDelegate(RowOf rowOf, const Theme& theme, QObject* parent = nullptr);

    void setAsFaces(bool faces) { m_faces = faces; }
    void setLanguage(model::Language language) { m_language = language; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRectF& rect, const DeckRow& row) const;
    void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const DeckRow& row) const;
    void paintFace(QPainter& painter, const QStyleOptionViewItem& option, const DeckRow& row) const;
    void paintUnknown(QPainter& painter, const QRectF& face, const DeckRow& row) const;
    void paintOwner(QPainter& painter, const QRectF& rect, const DeckRow& row) const;

    RowOf m_rowOf;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    bool m_faces = false;
};

} // namespace views
