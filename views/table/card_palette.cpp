// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/card_palette.h"

#include "model/library/folded.h"
#include "model/play/match_session.h"
#include "views/table/board_view.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr int kIdRole = Qt::UserRole;
constexpr int kFoldedRole = Qt::UserRole + 1;
constexpr int kOrderRole = Qt::UserRole + 2;
constexpr int kLineGap = 3;
} // namespace

QStringList CardPalette::CardItems::mimeTypes() const
{
    return {kCardMime};
}

QMimeData* CardPalette::CardItems::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(kCardMime, indexes.front().data(kIdRole).toString().toUtf8());
    return data;
}

CardPalette::CardPalette(const TableLook& look, QWidget* parent)
    : QWidget(parent)
    , m_look(look)
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_down(new QCheckBox(this))
    , m_target(new Label(this))
{
    setObjectName(QStringLiteral("cardPalette"));
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_list->setObjectName(QStringLiteral("paletteCards"));
    m_down->setObjectName(QStringLiteral("paletteDown"));
    m_target->setObjectName(QStringLiteral("paletteTarget"));
    m_target->setProperty("role", QStringLiteral("quiet"));
    m_target->setWordWrap(true);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->installEventFilter(this);
    m_found.setSourceModel(&m_items);
    m_found.setFilterRole(kFoldedRole);
    m_found.setSortRole(kOrderRole);
    m_found.setSortLocaleAware(true);
    m_found.sort(0);
    m_list->setModel(&m_found);
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(kLineGap);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_target);
    column->addWidget(m_down);
    connect(m_search, &QLineEdit::textChanged, this, &CardPalette::narrow);
    connect(m_list, &QAbstractItemView::doubleClicked, this, [this] { choose(false); });
    retranslate();
}

void CardPalette::retranslate()
{
    m_search->setPlaceholderText(tr("Find a card"));
    m_search->setAccessibleName(tr("Find a card"));
    m_search->setToolTip(tr("Enter places the first matching card, Shift+Enter places it face-down"));
    m_list->setAccessibleName(tr("Cards to place on the board"));
    m_down->setText(tr("Place cards face-down"));
    setTarget(m_place, m_down->isEnabled());
    setCards(std::vector(m_cards));
}

void CardPalette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardPalette::setCards(const std::vector<rules::scenario::KnownCard>& cards)
{
    const auto isSame = [](const rules::scenario::KnownCard& a, const rules::scenario::KnownCard& b) {
        return a.id == b.id && a.name == b.name && a.strength == b.strength;
    };
    if (m_shownLanguage == m_look.language &&
        std::equal(cards.begin(), cards.end(), m_cards.begin(), m_cards.end(), isSame))
        return;
    m_shownLanguage = m_look.language;
    m_cards = cards;
    m_items.clear();
    for (const rules::scenario::KnownCard& card : cards) {
        const QString name = model::inLanguage(card.name, m_look.language);
        const QString number = m_look.card(card.id, card.strength).cornerNumber();
        auto* item = new QStandardItem(QStringLiteral("%1   %2").arg(number, name));
        // Cards that only stand for a number come last.
        const bool standsIn = model::inLanguage(card.name, model::Language::English)
                                  .endsWith(u' ' + QString::number(card.strength));
        item->setData((standsIn ? QStringLiteral("2") : QStringLiteral("1")) + name, kOrderRole);
        item->setData(QString::fromStdString(card.id), kIdRole);
        item->setData(
            model::folded(QString::fromStdString(card.name.en + " " + card.name.de + " " + card.id)),
            kFoldedRole);
        item->setDragEnabled(true);
        m_items.appendRow(item);
    }
    narrow(m_search->text());
}

void CardPalette::setTarget(const QString& place, bool mayBeDown)
{
    m_place = place;
    m_down->setEnabled(mayBeDown);
    m_target->setText(place.isEmpty()
                          ? tr("Choose a position on the board, then a card. Or drag the card there.")
                          : tr("Next card: %1").arg(place));
}

void CardPalette::takeFocus()
{
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

void CardPalette::narrow(const QString& text)
{
    m_found.setFilterFixedString(model::folded(text));
    if (m_found.rowCount() > 0)
        m_list->setCurrentIndex(m_found.index(0, 0));
}

bool CardPalette::placesDown() const
{
    return m_down->isEnabled() && m_down->isChecked();
}

void CardPalette::choose(bool down)
{
    const QModelIndex chosen = m_list->currentIndex();
    if (chosen.isValid())
        Q_EMIT wanted(chosen.data(kIdRole).toString(), m_down->isEnabled() && (down || m_down->isChecked()));
}

/// The list is led from the search field; Enter puts from both.
bool CardPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(key->modifiers().testFlag(Qt::ShiftModifier)); return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (watched == m_search) {
            const int row = m_list->currentIndex().row() + (key->key() == Qt::Key_Down ? 1 : -1);
            if (row >= 0 && row < m_found.rowCount())
                m_list->setCurrentIndex(m_found.index(row, 0));
            return true;
        }
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace views
