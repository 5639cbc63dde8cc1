// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/effect_chooser.h"

#include "views/frame/choice_box.h"

#include <QAbstractItemView>
#include <QListView>
#include <QScreen>
#include <QTimer>

#include <functional>

namespace views {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kChosen = "chosen";

/// An effect in the list, in as many lines as it needs in a width.
class EffectEntry : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    int width = 0;
    static constexpr int kBeside = 6;
    static constexpr int kAbove = 5;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect room(0, 0, width - 2 * kBeside, QWIDGETSIZE_MAX);
        const QString text = index.data().toString();
        return {width, option.fontMetrics.boundingRect(room, Qt::TextWordWrap, text).height() + 2 * kAbove};
    }
};

/// Its list is as wide as its texts, as far as the screen has room. Tells when the list was closed, after
/// what was chosen in it.
class EffectBox : public ChoiceBox
{
public:
    explicit EffectBox(QWidget* parent)
        : ChoiceBox(parent)
        , m_entry(new EffectEntry(this))
    {
        setItemDelegate(m_entry);
        view()->setTextElideMode(Qt::ElideNone);
        qobject_cast<QListView*>(view())->setWordWrap(true);
    }

    std::function<void()> closed;

    void showPopup() override
    {
        constexpr int kPad = 40; // frame, padding and scroll bar
        const QRect screen = this->screen()->availableGeometry();
        int longest = 0;
        for (int i = 0; i < count(); ++i)
            longest = qMax(longest, view()->fontMetrics().horizontalAdvance(itemText(i)));
        const int wide = qBound(qMin(width(), screen.width()), longest + kPad, screen.width());
        m_entry->width = wide - kPad;
        view()->setMinimumWidth(wide - 4);
        ChoiceBox::showPopup();
        QWidget* list = view()->window();
        QRect place = list->geometry();
        place.setWidth(wide);
        place.moveLeft(qBound(screen.left(), place.left(), screen.right() - wide + 1));
        list->setGeometry(place);
        view()->scrollTo(view()->currentIndex(), QAbstractItemView::PositionAtCenter);
    }

    void hidePopup() override
    {
        ChoiceBox::hidePopup();
        QTimer::singleShot(0, this, closed);
    }

private:
    EffectEntry* m_entry;
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
        box->setProperty(kChosen, true);
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
    // It is also asked for when the editor only loses the focus.
    if (editor->property(kChosen).toBool())
        model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
}

} // namespace views
