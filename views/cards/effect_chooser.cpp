// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/effect_chooser.h"

#include "views/frame/choice_box.h"

#include <QTimer>

namespace views {

using namespace Qt::StringLiterals;

EffectChooser::EffectChooser(const model::PrintedValuesModel& cards, const model::Settings& settings,
                             QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_settings(settings)
{}

QWidget* EffectChooser::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* box = new ChoiceBox(parent);
    box->setObjectName(u"effectChoice"_s);
    box->setAccessibleName(tr("Effect of the printed card"));
    for (const model::EffectChoice& choice : m_cards.effectChoices())
        box->addItem(choice.text.in(m_settings.language()), choice.json);
    box->addItem(tr("No effect"), u"[]"_s);
    box->setMaxVisibleItems(12);
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<EffectChooser*>(this);
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    QTimer::singleShot(0, box, &QComboBox::showPopup);
    return box;
}

void EffectChooser::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = static_cast<QComboBox*>(editor);
    box->setCurrentIndex(qMax(0, box->findData(index.data(Qt::EditRole))));
}

void EffectChooser::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
}

} // namespace views
