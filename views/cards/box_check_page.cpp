// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/box_check_page.h"

#include "model/games/game_cards.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::BoxCheckModel;

BoxCheckPage::BoxCheckPage(const model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_back(new QToolButton(this))
    , m_title(new Label(this))
    , m_game(new ChoiceBox(this))
    , m_hint(new Label(this))
    , m_state(new Label(this))
    , m_table(new QTableView(this))
    , m_problems(new Label(this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"boxCheck"_s);
    m_back->setObjectName(u"boxBack"_s);
    m_game->setObjectName(u"boxGame"_s);
    m_state->setObjectName(u"boxState"_s);
    m_table->setObjectName(u"boxTable"_s);
    m_problems->setObjectName(u"boxProblems"_s);
    m_save->setObjectName(u"boxSave"_s);
    m_back->setIconSize(QSize(20, 20));
    m_back->setFocusPolicy(Qt::StrongFocus);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_problems->setProperty("role", u"danger"_s);
    m_problems->setWordWrap(true);
    m_save->setProperty("role", u"primary"_s);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (const QString& game : BoxCheckModel::games())
        m_game->addItem(QString(), game);

    m_table->setModel(&m_model);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(BoxCheckModel::Name, QHeaderView::Stretch);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title);
    head->addWidget(m_game);
    head->addStretch(1);
    head->addWidget(m_state);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(16);
    foot->addWidget(m_problems, 1);
    foot->addWidget(m_save, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 16, 24, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_hint);
    column->addWidget(m_table, 1);
    column->addLayout(foot);
    connect(m_back, &QToolButton::clicked, this, &BoxCheckPage::backWanted);
    connect(m_game, &QComboBox::currentIndexChanged, this, &BoxCheckPage::showGame);
    connect(m_save, &QPushButton::clicked, this, &BoxCheckPage::save);
    connect(&m_model, &BoxCheckModel::noted, this, &BoxCheckPage::showState);
    connect(&theme, &Theme::changed, this, &BoxCheckPage::adjust);
    retranslate();
    adjust();
}

BoxCheckPage::~BoxCheckPage()
{
    m_model.disconnect(this);
}

void BoxCheckPage::setLibrary(model::CardLibrary* library)
{
    m_library = library;
    showGame();
}

QString BoxCheckPage::game() const
{
    return m_game->currentData().toString();
}

void BoxCheckPage::showGame()
{
    m_model.setGame(m_library != nullptr ? &m_library->store() : nullptr,
                    m_library != nullptr ? &m_library->edits() : nullptr, game());
    goTo(qMax(0, m_model.nextUnchecked(m_model.rowCount() - 1)));
}

void BoxCheckPage::begin(const QString& game)
{
    if (const int row = m_game->findData(game); row >= 0)
        m_game->setCurrentIndex(row);
    takeFocus();
}

void BoxCheckPage::takeFocus()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void BoxCheckPage::refresh()
{
    if (m_model.hasNotes())
        return;
    const int row = m_table->currentIndex().row();
    m_model.read();
    goTo(qBound(0, row, m_model.rowCount() - 1));
}

void BoxCheckPage::goTo(int row)
{
    const QModelIndex index = m_model.index(row, BoxCheckModel::Copies);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

QString BoxCheckPage::status() const
{
    return tr("%1 of %2 kinds checked · %n card(s)", nullptr, m_model.total())
        .arg(m_model.checked())
        .arg(m_model.rowCount());
}

void BoxCheckPage::showState()
{
    m_state->setText(status());
    const QStringList problems = m_model.hasNotes() ? m_model.problems() : QStringList();
    m_problems->setText(problems.isEmpty()
                            ? QString()
                            : tr("Nothing can be saved yet: %1.").arg(problems.join(QStringLiteral("; "))));
    m_save->setEnabled(m_model.hasNotes() && problems.isEmpty());
    Q_EMIT statusChanged();
}

void BoxCheckPage::save()
{
    if (m_model.save())
        goTo(qMax(0, m_model.nextUnchecked(m_model.rowCount() - 1)));
    takeFocus();
}

bool BoxCheckPage::handleKey(QKeyEvent* event)
{
    const int row = m_table->currentIndex().row();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (modifiers == Qt::ControlModifier && isEnter) {
        save();
        return true;
    }
    if (row < 0 || modifiers != Qt::NoModifier)
        return false;
    const auto goOn = [&] { goTo(qMin(row + 1, m_model.rowCount() - 1)); };
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9) {
        if (m_model.setCopies(row, event->key() - Qt::Key_0))
            goOn();
        return true;
    }
    if (isEnter) {
        if (m_model.confirm(row))
            goOn();
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Space: goTo(qMax(0, m_model.nextUnchecked(row))); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: m_model.forget(row); return true;
    case Qt::Key_Escape: Q_EMIT backWanted(); return true;
    default: return false;
    }
}

bool BoxCheckPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void BoxCheckPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

void BoxCheckPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BoxCheckPage::retranslate()
{
    m_title->setText(tr("Check against your box"));
    m_hint->setText(
        tr("Sort your cards by kind. A digit enters how many there are and goes on to the next kind; Enter "
           "says that the number shown is right. Space leads to the next kind that is not checked, Delete "
           "takes a number back, Ctrl+Enter saves."));
    m_back->setToolTip(tr("Back to the cards"));
    m_back->setAccessibleName(tr("Back to the cards"));
    m_game->setAccessibleName(tr("Game"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, model::gameName(m_game->itemData(i).toString(), m_settings.language()));
    m_table->setAccessibleName(tr("Kinds of cards and how many a box holds"));
    m_save->setText(tr("Save numbers"));
    m_model.setLanguage(m_settings.language());
    showState();
}

void BoxCheckPage::adjust()
{
    m_back->setIcon(m_theme.icon(u"back"_s));
    m_title->setFont(m_theme.fonts().heading());
    m_state->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().lineSpacing() + m_theme.gap(3));
}

} // namespace views
