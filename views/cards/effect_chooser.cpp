// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/effect_chooser.h"

#include "views/frame/choice_box.h"

#include <QTimer>

#include <functional>

namespace views {

using namespace Qt::StringLiterals;

namespace {

/// Tells when its list was closed, after what was chosen in it.
class EffectBox : public ChoiceBox
{
public:
    using ChoiceBox::ChoiceBox;

    std::function<void()> closed;

    void hidePopup() override
    {
        ChoiceBox::hidePopup();
        QTimer::singleShot(0, this, closed);
    }
};

} // namespace

EffectChooser::EffectChooser(const model::PrintedValuesModel& cards, const model::Settings& settings,
                             QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_settings(settings)
{}

QWidget* EffectChooser::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* self = const_cast<EffectChooser*>(this);
    auto* box = new EffectBox(parent);
    box->setObjectName(u"effectChoice"_s);
    box->setAccessibleName(tr("Effect of the printed card"));
    for (const model::EffectChoice& choice : m_cards.effectChoices())
        box->addItem(choice.text.in(m_settings.language()), choice.json);
    box->addItem(tr("No effect"), u"[]"_s);
    box->setMaxVisibleItems(12);
    connect(box, &QComboBox::activated, this, [self, box] {
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    // Whoever leaves the list without a choice has changed nothing.
    box->closed = [self, box] { Q_EMIT self->closeEditor(box, RevertModelCache); };
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
