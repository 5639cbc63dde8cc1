// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/lab_page.h"

#include "model/play/lab_text.h"
#include "views/frame/choice_box.h"
#include "views/table/card_palette.h"
#include "views/table/position_fields.h"
#include "views/table/seat_players.h"
#include "views/text/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

constexpr std::size_t kSeatsInARow = 3; ///< beside the verdict

} // namespace

LabPage::LabPage(model::GameFinder games, QStringList ids, const model::CardListModel& cards,
                 const model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_ids(std::move(ids))
    , m_settings(settings)
    , m_theme(theme)
    , m_look{theme, cards, nullptr, settings.language()}
    , m_lab(std::move(games))
    , m_title(new Label(this))
    , m_scenarios(new ChoiceBox(this))
    , m_tabs(new QTabWidget(this))
    , m_board(new BoardView(m_look, this))
    , m_unreadable(new Label(this))
    , m_palette(new CardPalette(m_look, this))
    , m_fields(new PositionFields(m_lab, m_look, this))
    , m_text(new QPlainTextEdit(this))
    , m_verdict(new RichLabel(this))
    , m_seatGrid(new QGridLayout)
    , m_play(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_fromTable(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_newMenu(new QMenu(this))
{
    build();
    connectAll();
    retranslate();
    if (const rules::KnownGame* game = m_lab.findGame(m_ids.front()))
        m_lab.setText(model::emptyLabText(*game, tr("A position")));
    m_lab.undoStack().clear();
}

void LabPage::build()
{
    setObjectName(QStringLiteral("labPage"));
    m_scenarios->setObjectName(QStringLiteral("labScenario"));
    m_tabs->setObjectName(QStringLiteral("labTabs"));
    m_board->setObjectName(QStringLiteral("labBoard"));
    m_text->setObjectName(QStringLiteral("labText"));
    m_verdict->setObjectName(QStringLiteral("labVerdict"));
    m_play->setObjectName(QStringLiteral("labPlay"));
    m_new->setObjectName(QStringLiteral("labNew"));
    m_fromTable->setObjectName(QStringLiteral("labFromTable"));
    m_open->setObjectName(QStringLiteral("labOpen"));
    m_save->setObjectName(QStringLiteral("labSave"));
    m_copy->setObjectName(QStringLiteral("labCopy"));
    m_close->setObjectName(QStringLiteral("labClose"));
    m_newMenu->setObjectName(QStringLiteral("labNewMenu"));
    m_scenarios->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scenarios->setMinimumContentsLength(10);
    m_play->setProperty("role", QStringLiteral("primary"));
    m_close->setProperty("role", QStringLiteral("quiet"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_unreadable->setWordWrap(true);
    m_unreadable->setAlignment(Qt::AlignCenter);
    m_new->setMenu(m_newMenu);
    m_text->setTabChangesFocus(true);
    m_text->setUndoRedoEnabled(false); // the lab has one history
    m_text->installEventFilter(this);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_board->setEditing(true);
    m_board->setMinimumSize(420, 280);

    auto* fields = new QScrollArea(this);
    fields->setWidgetResizable(true);
    fields->setWidget(m_fields);
    fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* side = new QSplitter(Qt::Vertical, this);
    side->setChildrenCollapsible(false);
    side->addWidget(m_palette);
    side->addWidget(fields);
    side->setStretchFactor(0, 1);
    side->setStretchFactor(1, 1);
    side->setSizes({300, 230});
    side->setContentsMargins(8, 0, 0, 0);
    auto* table = new QWidget(this);
    auto* onTable = new QVBoxLayout(table);
    onTable->setContentsMargins(0, 0, 0, 0);
    onTable->addWidget(m_board, 1);
    onTable->addWidget(m_unreadable, 1);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(table);
    split->addWidget(side);
    split->setStretchFactor(0, 1);
    split->setSizes({900, 290});
    side->setMinimumWidth(260);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(split, QString());
    m_tabs->addTab(m_text, QString());

    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addWidget(m_scenarios, 1);
    head->addStretch(0);
    for (QPushButton* button : {m_new, m_fromTable, m_open, m_save, m_copy})
        head->addWidget(button);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_verdict, 1);
    m_seatGrid->setSpacing(4);
    foot->addLayout(m_seatGrid);
    foot->addWidget(m_play);
    foot->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_tabs, 1);
    column->addLayout(foot);
}

void LabPage::connectAll()
{
    connect(&m_lab, &model::LabSession::changed, this, &LabPage::follow);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_lab.type(m_text->toPlainText()); });
    connect(m_scenarios, &QComboBox::activated, &m_lab, &model::LabSession::setCurrent);
    connect(m_board, &BoardView::pointed, this, &LabPage::pointAt);
    connect(m_board, &BoardView::carried, this, &LabPage::carry);
    connect(m_board, &BoardView::menuWanted, this, &LabPage::showMenu);
    connect(m_board, &BoardView::numberAsked, m_fields, &PositionFields::focusPart);
    connect(m_board, &BoardView::cardDropped, this, [this](const QString& card, TableItem* to) {
        const BoardView::Spot spot = BoardView::spotOf(*to);
        setTarget({spot.zone, -1});
        put(card, m_palette->placesDown());
    });
    connect(m_palette, &CardPalette::wanted, this, &LabPage::put);
    connect(m_verdict, &QLabel::linkActivated, this, &LabPage::ruleWanted);
    connect(m_play, &QPushButton::clicked, this, [this] {
        std::vector<model::SeatPlayer> seats;
        for (const ChoiceBox* seat : m_seats)
            seats.push_back(static_cast<model::SeatPlayer>(std::max(0, seat->currentIndex())));
        Q_EMIT playWanted(m_lab.scenario(), seats);
    });
    connect(m_fromTable, &QPushButton::clicked, this, &LabPage::fromTableWanted);
    connect(m_open, &QPushButton::clicked, this, &LabPage::openWanted);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveWanted(text()); });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text());
        Q_EMIT copied();
    });
    connect(m_close, &QPushButton::clicked, this, &LabPage::closed);
    connect(&m_theme, &Theme::changed, this, &LabPage::retranslate);
}

void LabPage::retranslate()
{
    m_look.language = m_settings.language();
    m_title->setText(tr("Rules lab"));
    m_title->setFont(m_theme.fonts().heading());
    m_text->setFont(m_theme.fonts().fixed());
    m_text->setAccessibleName(tr("The position as a scenario"));
    m_scenarios->setAccessibleName(tr("Scenario"));
    m_tabs->setTabText(0, tr("Board"));
    m_tabs->setTabText(1, tr("Text"));
    m_play->setText(tr("Continue from here"));
    m_new->setText(tr("New"));
    m_fromTable->setText(tr("From the table"));
    m_fromTable->setToolTip(tr("Use the current position of the match"));
    m_open->setText(tr("Open…"));
    m_save->setText(tr("Save…"));
    m_copy->setText(tr("Copy as text"));
    m_copy->setToolTip(tr("For a bug report or to ask friends"));
    m_close->setText(tr("Back to the table"));
    m_board->setToolTip(QString());
    fillNewMenu();
    m_board->renew();
    follow();
}

void LabPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString LabPage::inWords(const rules::BothLanguages& text) const
{
    return model::inLanguage(text, m_look.language);
}

void LabPage::fillNewMenu()
{
    m_newMenu->clear();
    for (const QString& id : m_ids) {
        const rules::KnownGame* known = m_lab.findGame(id);
        if (known == nullptr)
            continue;
        const std::vector<rules::VariantView> variants = known->variants();
        QMenu* menu = variants.size() > 1 ? m_newMenu->addMenu(inWords(known->name())) : m_newMenu;
        for (const rules::VariantView& variant : variants)
            menu->addAction(inWords(variants.size() > 1 ? variant.name : known->name()), this,
                            [this, id, word = variant.id] {
                                if (const rules::KnownGame* game = m_lab.findGame(id))
                                    setText(model::emptyLabText(*game, tr("A position"), word));
                            });
    }
    m_newMenu->addSeparator();
    m_newMenu->addAction(tr("Clear the board"), &m_lab, &model::LabSession::clear);
}

void LabPage::setText(const QString& text)
{
    m_target = {};
    m_carried = {};
    m_lab.setText(text);
    m_text->moveCursor(QTextCursor::Start);
    showBoard(m_lab.draft() != nullptr);
}

void LabPage::setOwnCards(const OwnCard& own)
{
    m_look.own = own;
    cardsChanged();
}

void LabPage::cardsChanged()
{
    m_look.forget();
    m_board->renew();
    m_lab.recheck();
}

void LabPage::showBoard(bool board)
{
    m_tabs->setCurrentIndex(board ? 0 : 1);
}

void LabPage::takeFocus()
{
    if (m_tabs->currentIndex() == 1)
        m_text->setFocus(Qt::OtherFocusReason);
    else
        m_palette->takeFocus();
}

/// Undo and redo are those of the lab, not of the field.
bool LabPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LabPage::follow()
{
    if (m_text->toPlainText() != m_lab.text()) {
        const QSignalBlocker quiet(m_text);
        const int at = m_text->verticalScrollBar()->value();
        const QString before = m_text->toPlainText();
        const QString& now = m_lab.text();
        m_text->setPlainText(now);
        // The cursor goes to the end of what is other than before.
        const auto differs =
            std::mismatch(now.crbegin(), now.crend(), before.crbegin(), before.crend()).first;
        QTextCursor cursor = m_text->textCursor();
        cursor.setPosition(
            std::min(static_cast<int>(now.crend() - differs), m_text->document()->characterCount() - 1));
        m_text->setTextCursor(cursor);
        m_text->verticalScrollBar()->setValue(at);
    }
    const bool readable = m_lab.draft() != nullptr;
    const QString variant = m_lab.match() == nullptr
                                ? m_look.variant
                                : QString::fromStdString(std::string(m_lab.match()->variant()));
    if (m_look.game != m_lab.game() || m_look.variant != variant)
        m_look.forget();
    m_look.game = m_lab.game();
    m_look.variant = variant;
    m_look.nameOf = [this](const std::string& word) {
        const BoardContent names = boardOf(m_lab, m_look.language);
        return names.name ? names.name(word) : QString::fromStdString(word);
    };
    m_board->setVisible(readable);
    m_unreadable->setVisible(!readable);
    m_unreadable->setText(tr("This text cannot be shown as a board yet. Fix it under “Text”."));
    m_palette->setEnabled(readable);
    if (readable) {
        BoardContent content = boardOf(m_lab, m_look.language);
        m_look.setPlayers(content.seats, content.parties);
        m_board->show(std::move(content), {});
        m_palette->setCards(m_lab.draft()->form().known);
        if (part(m_target.zone) == nullptr)
            m_target = {};
        if (!m_lab.card(m_target.zone, m_target.card))
            m_target.card = -1;
    }
    setTarget(m_target);
    showScenarios();
    showSeats();
    showVerdict();
    showWrong();
}

/// The seats of the position, or those that its variant would have; who plays them is kept.
void LabPage::showSeats()
{
    std::vector<QString> names;
    if (m_lab.match() != nullptr)
        for (const rules::SeatView& seat : m_lab.match()->seats())
            names.push_back(inWords(seat.name));
    else if (m_lab.draft() != nullptr)
        for (const auto& seat : m_lab.draft()->form().seats)
            names.push_back(inWords(seat.name));
    if (names.empty())
        return;
    while (m_seats.size() > names.size()) {
        delete m_seats.back();
        m_seats.pop_back();
    }
    while (m_seats.size() < names.size()) {
        m_seats.push_back(new ChoiceBox(this));
        m_seats.back()->setObjectName(QStringLiteral("labSeat%1").arg(m_seats.size() - 1));
        m_seats.back()->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (int i = 0; i < model::kSeatPlayers; ++i)
            m_seats.back()->addItem(QString());
    }
    const std::size_t columns = names.size() == 4 ? 2 : kSeatsInARow;
    const QStringList players = seatPlayerNames();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        for (int i = 0; i < players.size(); ++i)
            m_seats[seat]->setItemText(i, QStringLiteral("%1: %2").arg(names[seat], players[i]));
        m_seats[seat]->setAccessibleName(tr("Who plays %1").arg(names[seat]));
        m_seats[seat]->setToolTip(m_seats[seat]->accessibleName());
        if (m_lab.match() != nullptr)
            offerPlayers(*m_seats[seat], QString::fromStdString(std::string(m_lab.match()->game())),
                         QString::fromStdString(std::string(m_lab.match()->variant())), names.size());
        m_seatGrid->addWidget(m_seats[seat], static_cast<int>(seat / columns),
                              static_cast<int>(seat % columns));
    }
}

void LabPage::showScenarios()
{
    const QSignalBlocker quiet(m_scenarios);
    m_scenarios->clear();
    m_scenarios->addItems(m_lab.titles());
    m_scenarios->setCurrentIndex(m_lab.current());
    m_scenarios->setToolTip(m_lab.titles().size() > 1 ? m_scenarios->currentText() : QString());
    m_scenarios->setVisible(m_lab.titles().size() > 1);
}

void LabPage::showVerdict()
{
    const bool possible = m_lab.match() != nullptr;
    m_play->setEnabled(possible);
    const Tokens& tokens = m_theme.tokens();
    Markup lines;
    const auto add = [&lines](const Markup& line) {
        lines += lines.isEmpty() ? line : Markup::of(u"<br>%1", line);
    };
    QColor colour = tokens.good;
    if (!possible) {
        colour = tokens.danger;
        for (const model::LabProblem& problem : m_lab.problems()) {
            const QString words = inWords(problem.text);
            Markup line = Markup::plain(words);
            if (const QString name = partName(problem.part); !name.isEmpty())
                line = Markup::of(u"<b>%1</b>: %2", name, words);
            else if (problem.line > 0)
                line = Markup::plain(tr("Line %1: %2").arg(QString::number(problem.line), words));
            if (!problem.clause.isEmpty())
                line += Markup::of(u" <a href=\"%1\" style=\"color:%2\">%3</a>", problem.clause,
                                   tokens.accent.name(), tr("Rule"));
            add(line);
        }
    } else {
        const rules::QuestionView question = m_lab.match()->question();
        add(Markup::plain(question.who.empty()
                              ? tr("The match is over in this position.")
                              : tr("This position can be played. %1 decides: %2")
                                    .arg(inWords(rules::nameOfPlayer(*m_lab.match(), question.who)),
                                         inWords(question.text))));
        if (m_lab.moves() > 0) {
            const auto broken = m_lab.broken();
            if (broken)
                colour = tokens.warning;
            add(Markup::plain(
                broken ? tr("The moves of the scenario do not produce the expected result. Line %1: %2")
                             .arg(QString::number(broken->line), inWords(broken->text))
                : m_lab.moves() == 1 ? tr("The move of the scenario produces the expected result.")
                                     : tr("The %n move(s) of the scenario produce the expected result.",
                                          nullptr, m_lab.moves())));
        }
    }
    m_verdict->setMarkup(lines);
    QPalette palette = m_verdict->palette();
    palette.setColor(QPalette::WindowText, colour);
    m_verdict->setPalette(palette);
}

/// What is at fault is framed on the board and says why.
void LabPage::showWrong()
{
    for (TableItem* each : m_board->findChildren<TableItem*>())
        each->setWrong(QString());
    for (const model::LabProblem& problem : m_lab.problems())
        if (TableItem* item = m_board->itemOf(problem.part))
            item->setWrong(inWords(problem.text));
}

const rules::scenario::CardsPart* LabPage::part(const QString& zone) const
{
    if (m_lab.draft() != nullptr)
        for (const auto& each : m_lab.draft()->form().cards)
            if (QString::fromStdString(each.zone.id) == zone)
                return &each;
    return nullptr;
}

QString LabPage::partName(const QString& wanted) const
{
    if (wanted.isEmpty() || m_lab.draft() == nullptr)
        return {};
    const BoardContent content = boardOf(m_lab, m_look.language);
    QString name = content.name(wanted.toStdString());
    if (name != wanted)
        return name;
    return part(wanted) != nullptr ? name : QString();
}

void LabPage::setTarget(const BoardView::Spot& spot)
{
    m_target = spot;
    const auto* there = part(spot.zone);
    m_palette->setTarget(there == nullptr ? QString() : inWords(there->name),
                         there != nullptr && there->mayBeDown);
    if (m_lab.draft() == nullptr)
        return;
    m_board->mark(spot);
    m_fields->show(spot);
}

void LabPage::put(const QString& card, bool down)
{
    const auto* there = part(m_target.zone);
    if (there == nullptr) {
        for (const auto& each : m_lab.draft()->form().cards)
            if (there == nullptr && m_lab.hasRoom(QString::fromStdString(each.zone.id)))
                there = &each;
    }
    if (there == nullptr)
        return;
    const QString zone = QString::fromStdString(there->zone.id);
    m_lab.put(zone, card, down);
    const int last = static_cast<int>(m_lab.draft()->cards(zone.toStdString()).size()) - 1;
    setTarget({zone, last});
}

void LabPage::pointAt(TableItem* item)
{
    const BoardView::Spot spot = BoardView::spotOf(*item);
    if (spot.zone.isEmpty()) {
        // The middle of a lane: its field says what is there.
        m_fields->focusPart(QString::fromStdString(item->parts().value(0).id()));
        return;
    }
    if (!m_carried.zone.isEmpty()) {
        const BoardView::Spot from = std::exchange(m_carried, {});
        m_lab.move(from.zone, from.card, spot.zone, spot.card);
        setTarget({spot.zone, spot.card});
        return;
    }
    const auto* there = part(spot.zone);
    const bool pile = there != nullptr && there->zone.shape != rules::ZoneShape::LaneSide &&
                      there->zone.shape != rules::ZoneShape::Row &&
                      there->zone.shape != rules::ZoneShape::Hand &&
                      there->zone.shape != rules::ZoneShape::Tile;
    if (pile && !item->isInPile())
        m_board->openPile(m_board->pile() == spot.zone ? QString() : spot.zone);
    setTarget(pile && !item->isInPile() ? BoardView::Spot{spot.zone, -1} : spot);
}

void LabPage::carry(TableItem* from, TableItem* to)
{
    const BoardView::Spot source = BoardView::spotOf(*from);
    BoardView::Spot target = BoardView::spotOf(*to);
    if (source.card < 0 || target.zone.isEmpty())
        return;
    // Upon a card of another zone: there, at its place; upon the zone: behind all.
    m_lab.move(source.zone, source.card, target.zone, target.card);
    setTarget({target.zone, -1});
}

void LabPage::showMenu(TableItem* item, const QPoint& global)
{
    const BoardView::Spot spot = BoardView::spotOf(*item);
    if (spot.zone.isEmpty())
        return;
    setTarget(spot);
    QMenu menu(this);
    if (m_lab.card(spot.zone, spot.card))
        fillCardMenu(menu, spot);
    else
        fillZoneMenu(menu, spot.zone);
    menu.exec(global);
}

void LabPage::fillCardMenu(QMenu& menu, const BoardView::Spot& spot)
{
    const auto* there = part(spot.zone);
    if (there->mayBeDown || there->zone.shape == rules::ZoneShape::Tile)
        menu.addAction(there->mayBeDown ? tr("Turn over") : tr("Turn around"), &m_lab,
                       [this, spot] { m_lab.flip(spot.zone, spot.card); });
    QMenu* places = menu.addMenu(tr("Move to"));
    for (const auto& each : m_lab.draft()->form().cards)
        if (const QString zone = QString::fromStdString(each.zone.id); zone != spot.zone)
            places->addAction(inWords(each.name), &m_lab,
                              [this, spot, zone] { m_lab.move(spot.zone, spot.card, zone); });
    menu.addAction(tr("Remove"), &m_lab, [this, spot] { m_lab.remove(spot.zone, spot.card); });
}

void LabPage::fillZoneMenu(QMenu& menu, const QString& zone)
{
    menu.addAction(tr("Place a card here"), this, [this] { m_palette->takeFocus(); });
    menu.addAction(tr("Remove all cards"), &m_lab, [this, zone] { m_lab.empty(zone); });
    const auto* there = part(zone);
    for (const auto& flag : m_lab.draft()->form().flags)
        if (there != nullptr && flag.group == there->zone.group) {
            QAction* closed = menu.addAction(inWords(flag.name));
            closed->setCheckable(true);
            closed->setChecked(m_lab.draft()->flag(flag.group));
            const QString group = QString::fromStdString(flag.group);
            connect(closed, &QAction::triggered, &m_lab,
                    [this, group](bool on) { m_lab.setFlag(group, on); });
        }
}

/// Within its zone, one place outward or inward.
void LabPage::shift(int by)
{
    const int to = m_target.card + by;
    if (to < 0 || !m_lab.card(m_target.zone, to))
        return;
    m_lab.move(m_target.zone, m_target.card, m_target.zone, to);
    setTarget({m_target.zone, to});
}

bool LabPage::handleKey(const QKeyEvent& key)
{
    const auto* focus = qobject_cast<TableItem*>(m_board->focusWidget());
    const BoardView::Spot spot = focus != nullptr ? BoardView::spotOf(*focus) : m_target;
    const bool onCard = m_lab.card(spot.zone, spot.card).has_value();
    switch (key.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (onCard)
            m_lab.remove(spot.zone, spot.card);
        return onCard;
    case Qt::Key_F:
        if (onCard)
            m_lab.flip(spot.zone, spot.card);
        return onCard;
    case Qt::Key_M:
        if (!onCard)
            return false;
        setTarget(spot);
        m_carried = spot;
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (!onCard)
            return false;
        m_target = spot;
        shift(key.key() == Qt::Key_Plus ? 1 : -1);
        return true;
    case Qt::Key_Insert:
    case Qt::Key_P:
        setTarget(spot);
        m_palette->takeFocus();
        return true;
    case Qt::Key_Escape:
        if (!m_board->pile().isEmpty()) {
            m_board->openPile(QString());
            return true;
        }
        if (m_carried.zone.isEmpty())
            return false;
        m_carried = {};
        setTarget(m_target);
        return true;
    default: return false;
    }
}

void LabPage::keyPressEvent(QKeyEvent* event)
{
    if (m_tabs->currentIndex() != 0 || m_lab.draft() == nullptr || !handleKey(*event))
        QWidget::keyPressEvent(event);
}

} // namespace views
