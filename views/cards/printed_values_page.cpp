// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/printed_values_page.h"

#include "model/games/game_cards.h"
#include "views/cards/effect_chooser.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QProgressBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::PrintedValuesModel;

namespace {
constexpr int kLeastEffect = 200;
constexpr int kCellPadding = 24;
constexpr int kMostMeasured = 500; ///< more rows have two lines each
} // namespace

PrintedValuesPage::PrintedValuesPage(const model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_back(new QToolButton(this))
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_boxesLabel(new Label(this))
    , m_boxes(new QWidget(this))
    , m_unboxed(new Label(this))
    , m_progressText(new Label(this))
    , m_progress(new QProgressBar(this))
    , m_table(new QTableView(this))
{
    setObjectName(u"printedValues"_s);
    m_back->setObjectName(u"printedBack"_s);
    m_progressText->setObjectName(u"printedProgress"_s);
    m_table->setObjectName(u"printedTable"_s);
    m_back->setIconSize(QSize(20, 20));
    m_back->setFocusPolicy(Qt::StrongFocus);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_boxesLabel->setProperty("role", u"quiet"_s);
    m_unboxed->setObjectName(u"printedUnboxed"_s);
    m_unboxed->setProperty("role", u"quiet"_s);
    m_unboxed->setWordWrap(true);
    m_unboxed->hide();
    m_title->setWordWrap(true);
    m_progressText->setWordWrap(true);
    m_progressText->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    new FlowLayout(16, m_boxes);

    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(PrintedValuesModel::Effect, new EffectChooser(m_model, settings, this));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setWordWrap(true);
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title, 3);
    head->addWidget(m_progressText, 2);
    auto* boxes = new QHBoxLayout;
    boxes->setSpacing(16);
    boxes->addWidget(m_boxesLabel);
    boxes->addWidget(m_boxes, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 16, 24, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_progress);
    column->addWidget(m_hint);
    column->addLayout(boxes);
    column->addWidget(m_unboxed);
    column->addWidget(m_table, 1);
    connect(m_back, &QToolButton::clicked, this, &PrintedValuesPage::backWanted);
    connect(&m_model, &PrintedValuesModel::checkedChanged, this, [this] {
        showProgress();
        showUnboxed();
        fitTable();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PrintedValuesPage::cardChosen);
    connect(&theme, &Theme::changed, this, &PrintedValuesPage::adjust);
    retranslate();
    adjust();
}

PrintedValuesPage::~PrintedValuesPage()
{
    // The model goes before the table, which then chooses nothing.
    m_table->selectionModel()->disconnect(this);
}

void PrintedValuesPage::setLibrary(model::CardLibrary* library)
{
    if (m_library != nullptr)
        m_library->edits().disconnect(this);
    m_library = library;
    m_model.setGame(library != nullptr ? &library->store() : nullptr,
                    library != nullptr ? &library->edits() : nullptr, model::firstPrintedGame());
    fillBoxes();
    if (library != nullptr)
        connect(&library->edits(), &model::OwnerEdits::canWriteChanged, this, [this] { fillBoxes(); });
}

void PrintedValuesPage::fillBoxes()
{
    while (QLayoutItem* item = m_boxes->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxesLabel->hide();
    if (m_library == nullptr)
        return;
    std::vector<model::GameBox> boxes;
    if (auto known = m_library->store().boxes(model::firstPrintedGame()))
        boxes = std::move(known).value();
    std::erase_if(boxes, [](const model::GameBox& box) { return box.id == model::kOwnBox; });
    for (const model::GameBox& box : boxes) {
        const QString name = box.name.in(m_settings.language());
        auto* check = new QCheckBox(name, m_boxes);
        check->setObjectName(u"box."_s + box.id);
        check->setChecked(box.owned);
        check->setEnabled(m_library->edits().canWrite());
        m_boxes->layout()->addWidget(check);
        connect(check, &QCheckBox::clicked, this, [this, id = box.id, name](bool owned) {
            m_library->edits().setBoxOwned(model::firstPrintedGame(), id, owned, tr("box %1").arg(name));
        });
    }
    m_boxesLabel->setVisible(!boxes.empty());
}

void PrintedValuesPage::begin(const QString& card)
{
    int row = m_model.rowOf(card);
    if (row < 0)
        row = qMax(0, m_model.nextUnchecked(m_model.rowCount() - 1));
    goTo(row, PrintedValuesModel::Strength);
    takeFocus();
}

void PrintedValuesPage::takeFocus()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void PrintedValuesPage::refresh(const QString& card)
{
    const QModelIndex current = m_table->currentIndex();
    const QString standing = this->card();
    const int row = current.row();
    const int column = current.isValid() ? current.column() : static_cast<int>(PrintedValuesModel::Strength);
    m_model.refresh(card);
    if (card.isEmpty())
        fillBoxes();
    int next = m_model.rowOf(card.isEmpty() ? standing : card);
    if (next < 0)
        next = m_model.rowOf(standing);
    goTo(next >= 0 ? next : qBound(0, row, m_model.rowCount() - 1), column);
}

QString PrintedValuesPage::card() const
{
    return m_table->currentIndex().data(PrintedValuesModel::IdRole).toString();
}

void PrintedValuesPage::goTo(int row, int column)
{
    if (column < 0)
        column = m_table->currentIndex().isValid() ? m_table->currentIndex().column()
                                                   : static_cast<int>(PrintedValuesModel::Strength);
    const QModelIndex index = m_model.index(row, column);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

QString PrintedValuesPage::status() const
{
    return tr("Strengths: %1 of %2 checked · Effects: %3 of %2")
        .arg(m_model.checked())
        .arg(m_model.rowCount())
        .arg(m_model.checkedEffects());
}

void PrintedValuesPage::showUnboxed()
{
    const int count = m_model.unboxed();
    m_unboxed->setText(
        tr("%n character(s) are listed because they have no box yet. To set it, use “Open card” in the menu.",
           nullptr, count));
    m_unboxed->setVisible(count > 0);
}

void PrintedValuesPage::showProgress()
{
    const int all = m_model.rowCount();
    m_progressText->setText(status());
    m_progress->setRange(0, qMax(1, all));
    m_progress->setValue(m_model.checked());
    m_progress->setAccessibleName(m_progressText->text());
    Q_EMIT statusChanged();
}

bool PrintedValuesPage::handleKey(QKeyEvent* event)
{
    const QModelIndex index = m_table->currentIndex();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!index.isValid() || !plain)
        return false;
    const int row = index.row();
    const auto goOn = [&] { goTo(qMin(row + 1, m_model.rowCount() - 1)); };
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9) {
        if (m_model.setStrength(row, event->key() - Qt::Key_0))
            goOn();
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (index.column() == PrintedValuesModel::Effect)
            m_table->edit(index);
        else if (m_model.confirm(row))
            goOn();
        return true;
    case Qt::Key_Space: goTo(qMax(0, m_model.nextUnchecked(row))); return true;
    // From one value that can be entered to the other.
    case Qt::Key_Right: goTo(row, PrintedValuesModel::Effect); return true;
    case Qt::Key_Left: goTo(row, PrintedValuesModel::Strength); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: m_model.forget(row); return true;
    case Qt::Key_Escape: Q_EMIT backWanted(); return true;
    default: return false;
    }
}

bool PrintedValuesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent*>(event)))
        return true;
    if (watched == m_table->viewport() && event->type() == QEvent::Resize &&
        static_cast<QResizeEvent*>(event)->size().width() !=
            static_cast<QResizeEvent*>(event)->oldSize().width())
        fitTable();
    return QWidget::eventFilter(watched, event);
}

void PrintedValuesPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

void PrintedValuesPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PrintedValuesPage::retranslate()
{
    m_title->setText(tr("Enter printed values"));
    m_hint->setText(
        tr("Have your cards ready. Press a digit to enter the strength and move to the next card, or Enter "
           "to confirm the value shown. Use the right arrow and Enter to choose the effect from a list. "
           "Space moves to the next unchecked card, and Delete removes your values."));
    m_boxesLabel->setText(tr("Boxes you own:"));
    m_back->setToolTip(tr("Back to the cards"));
    m_back->setAccessibleName(tr("Back to the cards"));
    m_table->setAccessibleName(tr("Characters and their printed values"));
    m_model.setLanguage(m_settings.language());
    fillBoxes();
    showProgress();
}

void PrintedValuesPage::adjust()
{
    m_back->setIcon(m_theme.icon(u"back"_s));
    m_title->setFont(m_theme.fonts().heading());
    m_progressText->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    fitTable();
}

void PrintedValuesPage::fitTable()
{
    struct Width
    {
        int usual;
        double most; ///< part of the room: large letters leave some for the effect
    };
    static constexpr Width widths[] = {{190, 0.24}, {84, 0.15}, {130, 0.18}, {0, 0}, {130, 0.18}};
    const int room = m_table->viewport()->width();
    const auto width = [&](int column) {
        return qMin(m_theme.scaled(widths[column].usual), qRound(room * widths[column].most));
    };
    int left = room;
    for (int column = 0; column < PrintedValuesModel::kColumns; ++column)
        left -= width(column);
    // Where the effect comes from gives way to what it says.
    const bool narrow = left < m_theme.scaled(kLeastEffect);
    if (narrow)
        left += width(PrintedValuesModel::EffectFrom);
    m_table->setColumnHidden(PrintedValuesModel::EffectFrom, narrow);
    for (int column = 0; column < PrintedValuesModel::kColumns; ++column)
        m_table->setColumnWidth(column, column == PrintedValuesModel::Effect ? left : width(column));
    // An effect has to be read whole to be compared.
    m_table->verticalHeader()->setDefaultSectionSize(2 * m_table->fontMetrics().lineSpacing() +
                                                     m_theme.gap(2));
    if (m_model.rowCount() > kMostMeasured)
        return;
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto height = [&](const QModelIndex& index) {
        const QRect column(0, 0, m_table->columnWidth(index.column()) - kCellPadding, QWIDGETSIZE_MAX);
        return metrics.boundingRect(column, Qt::TextWordWrap, index.data().toString()).height();
    };
    for (int row = 0; row < m_model.rowCount(); ++row) {
        int lines = metrics.lineSpacing();
        for (int column = 0; column < PrintedValuesModel::kColumns; ++column) {
            if (!m_table->isColumnHidden(column))
                lines = qMax(lines, height(m_model.index(row, column)));
        }
        m_table->setRowHeight(row, lines + m_theme.gap(4));
    }
}

} // namespace views
