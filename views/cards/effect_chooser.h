// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/printed_values_model.h"
#include "model/settings/settings.h"

#include <QStyledItemDelegate>

namespace views {

/// Chooses the effect of a printed card from all that the game knows.
class EffectChooser : public QStyledItemDelegate
{
    Q_OBJECT

public:
    EffectChooser(const model::PrintedValuesModel& cards, const model::Settings& settings,
                  QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    const model::PrintedValuesModel& m_cards;
    const model::Settings& m_settings;
};

} // namespace views
