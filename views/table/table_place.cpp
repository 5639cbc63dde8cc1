// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_place.h"

#include "model/files/file_writer.h"
#include "model/files/plain_file.h"
#include "model/play/known_games.h"
#include "model/play/lab_text.h"
#include "views/frame/work_strip.h"
#include "views/review/review_panel.h"
#include "views/table/lab_page.h"
#include "views/table/own_size_stack.h"
#include "views/table/play_view.h"
#include "views/table/setup_page.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace views {

namespace {

const QString kPace = QStringLiteral("table/pace");
const QString kEvaluated = QStringLiteral("table/evaluated");
const QString kSpoilerFree = QStringLiteral("table/spoilerFree");
const QString kForced = QStringLiteral("table/forced");
constexpr std::array kPaces{0, 150, 400, 900, 2000};
constexpr int kUsualPace = 400;
constexpr int kKeepLabAfter = 300;
constexpr int kRetryLabAfter = 5000;
constexpr qint64 kLargestScenario = qint64{256} << 10; ///< more is not read into the lab

/// Larger files are opened in another thread; these take a few milliseconds.
constexpr qint64 kOpenedAtOnce = qint64{64} << 10;

struct StepAction
{
    const char* id;
    bool back;
    model::StepUnit unit;
};
constexpr std::array<StepAction, 8> kSteps{{
    {"table.undo", true, model::StepUnit::Decision},
    {"table.step", false, model::StepUnit::Decision},
    {"table.undoEffect", true, model::StepUnit::Effect},
    {"table.stepEffect", false, model::StepUnit::Effect},
    {"table.undoPhase", true, model::StepUnit::Phase},
    {"table.stepPhase", false, model::StepUnit::Phase},
    {"table.undoTurn", true, model::StepUnit::Turn},
    {"table.stepTurn", false, model::StepUnit::Turn},
}};

QStringList idsOf(const TableGames& games)
{
    return games.ids.isEmpty() ? model::knownGameIds() : games.ids;
}

} // namespace

TablePlace::TablePlace(const QString& runningFile, RulebookFinder books, const model::CardListModel& cards,
                       model::Settings& settings, ActionRegistry& actions, const Theme& theme,
                       FileChooser& files, QWidget* parent, const TableGames& games)
    : Place(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_files(files)
    , m_session(runningFile, nullptr, games.find)
    , m_pages(new OwnSizeStack(this))
    , m_setup(new SetupPage([this](const QString& id) { return m_session.findGame(id); }, idsOf(games),
                            settings, theme, files, this))
    , m_play(new PlayView(m_session, std::move(books), cards, settings, actions, theme, this))
    , m_lab(new LabPage([this](const QString& id) { return m_session.findGame(id); }, idsOf(games), cards,
                        settings, theme, this))
    , m_work(new WorkStrip(this))
    , m_labFile(runningFile.isEmpty() ? QString() : runningFile + QStringLiteral(".lab"))
{
    setObjectName(QStringLiteral("tablePlace"));
    m_pages->addWidget(m_setup);
    m_pages->addWidget(m_play);
    m_pages->addWidget(m_lab);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_pages, 1);
    whole->addWidget(m_work);

    m_setup->setCardText([this, &cards](const QString& id) {
        const int row = cards.rowOf(id);
        if (row < 0 || cards.card(row).effects.empty())
            return QString();
        return cards.card(row).effects.front().text.in(m_settings.language());
    });
    m_session.setPace(settings.state(kPace, kUsualPace).toInt());
    m_session.setForcedTaken(settings.state(kForced, true).toBool());
    connect(m_setup, &SetupPage::startWanted, this, &TablePlace::start);
    connect(m_setup, &SetupPage::takeUpWanted, this, &TablePlace::takeUp);
    connect(m_setup, &SetupPage::recentWanted, this, &TablePlace::takeUpRecent);
    connect(m_setup, &SetupPage::openWanted, this, &TablePlace::askFile);
    connect(m_setup, &SetupPage::statisticsWanted, this, [this] { action("table.statistics")->trigger(); });
    connect(m_setup, &SetupPage::ruleWanted, this, &TablePlace::ruleWanted);
    connect(m_play, &PlayView::ruleWanted, this, &TablePlace::ruleWanted);
    connect(m_play, &PlayView::pdfWanted, this, &TablePlace::pdfWanted);
    connect(m_play, &PlayView::newWanted, this, [this] { action("table.new")->trigger(); });
    connect(m_play, &PlayView::againWanted, this, &TablePlace::playAgain);
    connect(&m_session, &model::MatchSession::started, this, &TablePlace::follow);
    connect(&m_session, &model::MatchSession::changed, this, &TablePlace::follow);
    connect(&m_session, &model::MatchSession::changed, this, &TablePlace::undoStackChanged);
    connect(&m_session, &model::MatchSession::runningChanged, this, &TablePlace::showActions);
    connect(&m_session, &model::MatchSession::openingChanged, this, &TablePlace::showOpening);
    connect(&m_session, &model::MatchSession::openingProgress, m_work, &WorkStrip::setPercent);
    connect(&m_session, &model::MatchSession::opened, this, &TablePlace::tellOpened);
    connect(m_work, &WorkStrip::cancelled, &m_session, &model::MatchSession::stopOpening);
    m_session.setPlayedGames(games.played);
    connectActions();
    connectLab();
    bringLabBack();
    m_setup->setRecent(m_session.recent());
    if (m_session.hasKept() && !games.isOpening)
        takeUp();
    showActions();
}

TablePlace::~TablePlace()
{
    keepLab();
}

QString TablePlace::reason(const rules::Error& error) const
{
    return QString::fromStdString(error.text(m_settings.language()));
}

void TablePlace::setOwnCards(const OwnCard& own)
{
    m_play->setOwnCards(own);
    m_lab->setOwnCards(own);
}

void TablePlace::libraryOpened()
{
    m_play->cardsChanged();
    m_lab->cardsChanged();
    if (!m_session.isActive() && m_session.hasKept() && m_pages->currentWidget() == m_setup)
        takeUp();
}

void TablePlace::restActions(ActionRegistry& actions)
{
    for (const StepAction& step : kSteps)
        actions.action(QString::fromLatin1(step.id))->setEnabled(false);
    for (const char* id : {"table.save",
                           "table.share",
                           "table.run",
                           "table.forced",
                           "table.faster",
                           "table.slower",
                           "table.first",
                           "table.last",
                           "table.nextSeat",
                           "table.previousSeat",
                           "table.nextFront",
                           "table.previousFront",
                           "table.hint",
                           "table.evaluation",
                           "table.review",
                           "table.nextMistake",
                           "table.previousMistake",
                           "table.spoilers",
                           "table.printReview",
                           "table.practise",
                           "table.practiseAll"})
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* TablePlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void TablePlace::connectActions()
{
    for (const StepAction& step : kSteps)
        connect(action(step.id), &QAction::triggered, this, [this, step] {
            if (step.back)
                m_session.undo(step.unit);
            else
                m_session.step(step.unit);
        });
    connect(action("table.first"), &QAction::triggered, &m_session, [this] { m_session.jump(0); });
    connect(action("table.last"), &QAction::triggered, &m_session, [this] {
        const model::MatchSession::Timeline& timeline = m_session.timeline();
        auto last = timeline.here();
        while (timeline.node(last).lastChild != model::MatchSession::Timeline::kNone)
            last = timeline.node(last).lastChild;
        m_session.jump(last);
    });
    connect(action("table.nextSeat"), &QAction::triggered, m_play, [this] { m_play->stepViewpoint(1); });
    connect(action("table.previousSeat"), &QAction::triggered, m_play, [this] { m_play->stepViewpoint(-1); });
    connect(action("table.nextFront"), &QAction::triggered, m_play, [this] { m_play->stepFront(1); });
    connect(action("table.previousFront"), &QAction::triggered, m_play, [this] { m_play->stepFront(-1); });
    connect(action("table.hint"), &QAction::triggered, m_play, &PlayView::askHint);
    connect(action("table.evaluation"), &QAction::triggered, m_play, [this](bool on) {
        m_play->setEvaluated(on);
        m_settings.setState(kEvaluated, on);
    });
    m_play->setEvaluated(m_settings.state(kEvaluated, false).toBool());
    connect(action("table.review"), &QAction::triggered, m_play, &PlayView::showReview);
    connect(action("table.nextMistake"), &QAction::triggered, m_play,
            [this] { m_play->reviewPanel().stepMistake(1); });
    connect(action("table.previousMistake"), &QAction::triggered, m_play,
            [this] { m_play->reviewPanel().stepMistake(-1); });
    connect(action("table.spoilers"), &QAction::triggered, m_play,
            [this](bool on) { m_play->reviewPanel().setSpoilerFree(on); });
    connect(&m_play->reviewPanel(), &ReviewPanel::spoilersChanged, this, [this](bool on) {
        m_settings.setState(kSpoilerFree, on);
        showActions();
    });
    if (m_settings.state(kSpoilerFree, false).toBool())
        m_play->reviewPanel().setSpoilerFree(true);
    connect(action("table.printReview"), &QAction::triggered, this, &TablePlace::printReview);
    connect(m_play, &PlayView::printWanted, this, &TablePlace::printReview);
    connect(action("table.practise"), &QAction::triggered, m_play, [this] { m_play->practise(false); });
    connect(action("table.practiseAll"), &QAction::triggered, m_play, [this] { m_play->practise(true); });
    connect(m_play, &PlayView::told, this, [this](const QString& text) { Q_EMIT told(text, true); });
    connect(&m_play->review(), &model::ReviewSession::changed, this, &TablePlace::showActions);
    connect(action("table.new"), &QAction::triggered, this, &TablePlace::showSetup);
    connect(action("table.daily"), &QAction::triggered, this, [this] {
        showSetup();
        m_setup->setDaily();
    });
    connect(action("table.open"), &QAction::triggered, this, &TablePlace::askFile);
    connect(action("table.save"), &QAction::triggered, this, &TablePlace::save);
    connect(action("table.share"), &QAction::triggered, this, &TablePlace::share);
    connect(action("table.lab"), &QAction::triggered, this, &TablePlace::showLab);
    connect(action("table.run"), &QAction::triggered, this, [this] {
        if (m_session.isRunning())
            m_session.pause();
        else
            m_session.run();
        showActions();
    });
    connect(action("table.forced"), &QAction::triggered, this, [this](bool on) {
        m_session.setForcedTaken(on);
        m_settings.setState(kForced, on);
    });
    const auto changePace = [this](int by) {
        auto at = std::find(kPaces.begin(), kPaces.end(), m_session.pace());
        auto place = at == kPaces.end() ? 2 : static_cast<int>(at - kPaces.begin());
        place = std::clamp(place + by, 0, static_cast<int>(kPaces.size()) - 1);
        m_session.setPace(kPaces[static_cast<std::size_t>(place)]);
        m_settings.setState(kPace, m_session.pace());
        showActions();
    };
    connect(action("table.faster"), &QAction::triggered, this, [changePace] { changePace(-1); });
    connect(action("table.slower"), &QAction::triggered, this, [changePace] { changePace(1); });
}

void TablePlace::showSetup()
{
    m_session.pause();
    m_pages->setCurrentWidget(m_setup);
    m_setup->setKept(m_session.isActive() || m_session.hasKept());
    m_setup->setRecent(m_session.recent());
    m_setup->setProblem(QString());
    if (m_session.isActive() && m_session.setup().match.seed == m_setup->setup().match.seed)
        m_setup->shuffle();
    m_setup->takeFocus();
    showActions();
    Q_EMIT statusChanged();
    Q_EMIT undoStackChanged();
}

void TablePlace::start()
{
    if (const auto started = m_session.start(m_setup->setup()); !started) {
        m_setup->setProblem(tr("The match cannot start: %1").arg(reason(started.error())));
        return;
    }
    m_setup->remember();
    m_setup->setProblem(QString());
    Q_EMIT settled();
    takeFocus();
}

void TablePlace::playAgain()
{
    model::TableSetup setup = m_session.setup();
    setup.match.seed = SetupPage::anySeed();
    if (const auto started = m_session.start(setup); !started) {
        Q_EMIT told(tr("The match cannot start: %1").arg(reason(started.error())), false);
        return;
    }
    Q_EMIT settled();
    takeFocus();
}

GameInUse TablePlace::gameInUse() const
{
    if (!m_session.isActive())
        return {};
    return {QString::fromStdString(std::string(m_session.game().id())),
            QString::fromStdString(m_session.setup().match.variant)};
}

void TablePlace::setOwnDecks(OwnDecks decks)
{
    m_setup->setOwnDecks(std::move(decks));
}

void TablePlace::setEditions(EditionFinder editions)
{
    m_play->setEditions(std::move(editions));
}

void TablePlace::goldfish(const std::vector<model::OwnDeck>& decks, const QString& variant)
{
    const rules::KnownGame* game = m_session.findGame(decks.front().game);
    if (game == nullptr) {
        Q_EMIT told(tr("This game cannot be played at the table yet."), false);
        return;
    }
    model::TableSetup setup = m_setup->setup();
    setup.match.game = decks.front().game.toStdString();
    setup.match.seed = SetupPage::anySeed();
    const auto known = rules::findVariant(*game, variant.toStdString());
    const rules::VariantView played = known ? *known : game->variants().front();
    setup.match.variant = played.id;
    setup.match.players = played.minPlayers == played.maxPlayers ? 0 : model::builtPlayers(decks, played);
    setup.seats.assign(game->seats(setup.match).size(), model::SeatPlayer::Person);
    setup.match.lines = model::setupLinesOf(decks, *game, setup.match.variant, setup.match.players);
    setup.covers = false;
    const bool leavesOpen = model::isLeftOpen(*game, played);
    // Where more than two play against each other, the others are bots, unless somebody says otherwise.
    if (leavesOpen && played.maxPlayers > 2)
        std::fill(setup.seats.begin() + std::min<std::ptrdiff_t>(1, std::ssize(setup.seats)),
                  setup.seats.end(), model::SeatPlayer::GreedyBot);
    m_setup->setSetup(setup);
    QStringList names;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        names << decks[std::min(seat, decks.size() - 1)].name;
    m_setup->setDeckNames(names);
    if (!known) {
        showSetup();
        m_setup->setProblem(m_setup->cannotPlay(decks.front().name, variant));
        return;
    }
    if (leavesOpen) {
        askForRest(setup, *game, decks.front().name);
        return;
    }
    if (const auto started = m_session.start(setup); !started) {
        m_session.pause();
        m_pages->setCurrentWidget(m_setup);
        m_setup->setProblem(tr("The match cannot start: %1").arg(reason(started.error())));
        return;
    }
    takeFocus();
}

void TablePlace::askForRest(const model::TableSetup& setup, const rules::KnownGame& game, const QString& deck)
{
    QStringList open;
    const auto variant = rules::findVariant(game, setup.match.variant);
    if (variant && variant->minPlayers != variant->maxPlayers)
        open << tr("Players");
    for (const rules::OptionView& option : game.options(setup.match.variant))
        if (option.isMain)
            open << model::inLanguage(option.name, m_settings.language());
    showSetup();
    Q_EMIT told(
        tr("“%1” is set up. Check these and start the match: %2.").arg(deck, open.join(QStringLiteral(", "))),
        true);
}

void TablePlace::playSample(const QString& game)
{
    const rules::KnownGame* known = m_session.findGame(game);
    if (known == nullptr) {
        takeFocus();
        return;
    }
    model::TableSetup setup;
    setup.match.game = game.toStdString();
    setup.match.variant = known->variants().front().id;
    setup.match.seed = SetupPage::anySeed();
    setup.seats.assign(known->seats(setup.match).size(), model::SeatPlayer::GreedyBot);
    if (!setup.seats.empty())
        setup.seats.front() = model::SeatPlayer::Person;
    if (const auto started = m_session.start(setup); !started) {
        m_pages->setCurrentWidget(m_setup);
        m_setup->setProblem(tr("The match cannot start: %1").arg(reason(started.error())));
        return;
    }
    m_setup->setSetup(setup);
    takeFocus();
}

void TablePlace::setUp(const QString& game)
{
    model::TableSetup setup = m_setup->setup();
    if (QString::fromStdString(setup.match.game) != game) {
        setup = {};
        setup.match.game = game.toStdString();
        setup.match.seed = SetupPage::anySeed();
        m_setup->setSetup(setup);
    }
    showSetup();
}

void TablePlace::setUpSolo(const QStringList& games)
{
    constexpr std::string_view kSolo = "solo";
    for (const QString& id : games) {
        const rules::KnownGame* game = m_session.findGame(id);
        const auto variant = game == nullptr ? std::nullopt : rules::findVariant(*game, kSolo);
        if (!variant)
            continue;
        model::TableSetup setup = m_setup->setup();
        if (setup.match.game != id.toStdString() || setup.match.variant != variant->id) {
            setup = {};
            setup.match.game = id.toStdString();
            setup.match.variant = variant->id;
        }
        setup.match.seed = SetupPage::anySeed();
        setup.seats.assign(rules::kMaxSeats, model::SeatPlayer::Person);
        m_setup->setSetup(setup);
        break;
    }
    showSetup();
}

void TablePlace::takeUp()
{
    if (m_session.isActive()) {
        follow();
        return;
    }
    openMatch({m_session.keptFile(), {}, model::MatchSource::Running});
}

/// Also before somebody is there to listen: while the place is being made.
void TablePlace::tell(const QString& text)
{
    QTimer::singleShot(0, this, [this, text] { Q_EMIT told(text, false); });
}

void TablePlace::takeUpRecent(const QString& path)
{
    openMatch({path, {}, model::MatchSource::Recent});
}

void TablePlace::openMatch(const model::MatchRequest& request)
{
    if (QFileInfo(request.path).size() > kOpenedAtOnce) {
        m_session.openLater(request);
        return;
    }
    QString problem;
    const auto opened = m_session.openNow(request, &problem);
    tellOpened(request, opened, problem);
}

void TablePlace::tellOpened(const model::MatchRequest& request, const rules::Result<rules::Done>& outcome,
                            const QString& problem)
{
    const QString name = QFileInfo(request.path).fileName();
    const QString why = outcome ? problem : reason(outcome.error());
    switch (request.source) {
    case model::MatchSource::Running:
        if (!outcome) {
            m_setup->setKept(false);
            m_setup->setProblem(
                tr("Your last match cannot be resumed: %1. Its file was not deleted.").arg(why));
        } else if (!problem.isEmpty()) {
            tell(tr("Your last match was restored, but not completely: %1. The original is listed among the "
                    "recent matches.")
                     .arg(why));
        }
        // The place may be made without being shown.
        return;
    case model::MatchSource::Recent:
        if (!outcome) {
            m_setup->setProblem(tr("This match cannot be resumed: %1. Its file was not deleted.").arg(why));
            return;
        }
        if (!problem.isEmpty())
            Q_EMIT told(tr("The match was restored, but not completely: %1.").arg(why), false);
        break;
    case model::MatchSource::File:
        if (!outcome) {
            Q_EMIT told(tr("“%1” cannot be opened: %2. The table is unchanged.").arg(name, why), false);
            return;
        }
        if (!problem.isEmpty())
            Q_EMIT told(
                tr("“%1” was opened, but not as it was saved: %2. The file is unchanged.").arg(name, why),
                false);
        break;
    }
    if (problem.isEmpty())
        Q_EMIT settled();
    takeFocus();
}

void TablePlace::showOpening()
{
    if (!m_session.isOpening()) {
        m_work->end();
        return;
    }
    const model::MatchRequest& request = m_session.openingRequest();
    m_work->begin(request.source == model::MatchSource::Running
                      ? tr("Opening your last match…")
                      : tr("Opening “%1”…").arg(QFileInfo(request.path).fileName()));
}

void TablePlace::bringLabBack()
{
    if (const auto kept = model::readPlainFile(m_labFile, model::kLargestPlainFile); kept) {
        m_lab->setText(QString::fromUtf8(*kept));
        m_lab->session().undoStack().clear();
    }
    m_labKept = m_lab->text();
    m_labSoon.setSingleShot(true);
    connect(&m_labSoon, &QTimer::timeout, this, &TablePlace::keepLab);
    connect(&m_lab->session(), &model::LabSession::changed, &m_labSoon,
            [this] { m_labSoon.start(kKeepLabAfter); });
}

void TablePlace::keepLab()
{
    m_labSoon.stop();
    if (m_labFile.isEmpty() || m_lab->text() == m_labKept)
        return;
    const QString text = m_lab->text();
    const auto written = model::writeFile(m_labFile, text.toUtf8(), model::FileAccess::Private);
    if (written) {
        m_labKept = text;
        m_labTold = false;
        return;
    }
    m_labSoon.start(kRetryLabAfter);
    if (m_labTold)
        return;
    m_labTold = true;
    if (written.error().diskFull)
        tell(tr("The position in the lab cannot be saved: %1. Free some space; it will then be saved "
                "automatically.")
                 .arg(written.error().reason));
    else
        tell(tr("The position in the lab cannot be saved: %1. Save it to a file in another folder before you "
                "quit.")
                 .arg(written.error().reason));
}

void TablePlace::askFile()
{
    const QString path = m_files.fileToOpen(this, tr("Open a match or scenario"),
                                            tr("Matches and scenarios (*.match *.scenario);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void TablePlace::openFile(const QString& path, const QString& scenario)
{
    openMatch({path, scenario, model::MatchSource::File});
}

void TablePlace::save()
{
    const QString path = m_files.fileToSave(this, tr("Save the match"),
                                            tr("match") + QStringLiteral(".match"), tr("Match (*.match)"));
    if (!path.isEmpty())
        tellSaved(m_session.save(path), path, tr("The match was saved as %1."));
}

void TablePlace::share()
{
    // Bots would go on while the file is named.
    m_session.pause();
    const auto& timeline = m_session.timeline();
    const auto steps = timeline.path(timeline.here()).size() - 1;
    const QString path = m_files.fileToSave(this, tr("Share the match up to this step"),
                                            tr("match to step %1").arg(steps) + QStringLiteral(".match"),
                                            tr("Match (*.match)"));
    if (!path.isEmpty())
        tellSaved(m_session.saveWay(path), path,
                  tr("The steps up to this one were saved as %1, without other branches, names and notes."));
}

void TablePlace::tellSaved(const rules::Result<rules::Done>& saved, const QString& path, const QString& good)
{
    if (saved)
        Q_EMIT told(good.arg(path), true);
    else
        Q_EMIT told(tr("The match could not be written to %1: %2").arg(path, reason(saved.error())), false);
}

void TablePlace::connectLab()
{
    connect(m_lab, &LabPage::playWanted, this,
            [this](const QString& text, const std::vector<model::SeatPlayer>& seats) {
                playScenario(text, seats);
            });
    connect(m_lab, &LabPage::ruleWanted, this, &TablePlace::ruleWanted);
    connect(m_lab, &LabPage::fromTableWanted, this, &TablePlace::labFromTable);
    connect(m_lab, &LabPage::saveWanted, this, &TablePlace::saveLab);
    connect(m_lab, &LabPage::openWanted, this, [this] {
        const QString path =
            m_files.fileToOpen(this, tr("Open a scenario"), tr("Scenario (*.scenario);;All files (*)"));
        if (path.isEmpty())
            return;
        const auto content = model::readPlainFile(path, kLargestScenario);
        if (content) {
            m_lab->setText(QString::fromUtf8(*content));
            Q_EMIT settled();
        } else {
            Q_EMIT told(tr("“%1” cannot be read: %2").arg(QFileInfo(path).fileName(), content.error()),
                        false);
        }
    });
    connect(m_lab, &LabPage::copied, this,
            [this] { Q_EMIT told(tr("The position was copied to the clipboard."), true); });
    connect(m_lab, &LabPage::closed, this, [this] {
        follow();
        takeFocus();
    });
}

bool TablePlace::playScenario(const QString& text, const std::vector<model::SeatPlayer>& seats)
{
    QString problem;
    if (const auto started = m_session.openScenario(text, {}, &problem, seats); !started) {
        Q_EMIT told(tr("The match cannot start: %1").arg(reason(started.error())), false);
        return false;
    }
    if (problem.isEmpty())
        Q_EMIT settled();
    else
        Q_EMIT told(tr("Not all moves of the scenario could be made: %1. The moves before that were made.")
                        .arg(problem),
                    false);
    takeFocus();
    return true;
}

void TablePlace::showLab()
{
    m_session.pause();
    m_pages->setCurrentWidget(m_lab);
    m_lab->takeFocus();
    showActions();
    Q_EMIT statusChanged();
    Q_EMIT undoStackChanged();
}

QUndoStack* TablePlace::undoStack() const
{
    return m_pages->currentWidget() == m_lab ? &m_lab->session().undoStack() : nullptr;
}

bool TablePlace::canUndo() const
{
    return m_pages->currentWidget() == m_play && m_session.canUndo();
}

bool TablePlace::canRedo() const
{
    return m_pages->currentWidget() == m_play && m_session.canRedo();
}

void TablePlace::playExample(const QString& scenario, const QString& question)
{
    if (playScenario(scenario, {}))
        m_play->setCaption(question);
}

void TablePlace::openInLab(const QString& scenario)
{
    m_lab->setText(scenario);
    showLab();
}

void TablePlace::labFromTable()
{
    const auto text =
        m_session.isActive() ? model::labTextOf(m_session.match(), tr("A position")) : std::nullopt;
    if (text)
        m_lab->setText(*text);
    else
        Q_EMIT told(tr("The position at the table cannot be used because an effect is still resolving. Go "
                       "one step forward or back and try again."),
                    false);
}

void TablePlace::saveLab(const QString& text)
{
    const QString path =
        m_files.fileToSave(this, tr("Save the position"), tr("position") + QStringLiteral(".scenario"),
                           tr("Scenario (*.scenario)"));
    if (path.isEmpty())
        return;
    if (const auto written = model::writeFile(path, text.toUtf8()))
        Q_EMIT told(tr("The position was saved as %1.").arg(path), true);
    else
        Q_EMIT told(tr("The position could not be written to %1: %2").arg(path, written.error().reason),
                    false);
}

void TablePlace::follow()
{
    m_pages->setCurrentWidget(m_session.isActive() ? static_cast<QWidget*>(m_play) : m_setup);
    Q_EMIT undoStackChanged();
    const auto failure = m_session.keepingFailure();
    if (failure && !m_keepingTold) {
        if (failure->diskFull)
            Q_EMIT told(tr("The current match cannot be saved: %1. Free some space; the next step will then "
                           "save all of it.")
                            .arg(failure->reason),
                        false);
        else
            Q_EMIT told(tr("The current match cannot be saved: %1. Save it to a file in another folder "
                           "before you quit.")
                            .arg(failure->reason),
                        false);
    }
    m_keepingTold = failure.has_value();
    showActions();
    Q_EMIT statusChanged();
}

void TablePlace::showActions()
{
    const bool playing = m_session.isActive() && m_pages->currentWidget() == m_play;
    // Nothing moves at a table that nobody sees.
    const bool seen = playing && isVisible();
    for (const StepAction& step : kSteps) {
        const bool botIsNext =
            seen && !m_session.canRedo() && !m_session.question().who.empty() && !m_session.asksPerson();
        action(step.id)->setEnabled(seen &&
                                    (step.back ? m_session.canUndo() : m_session.canRedo() || botIsNext));
    }
    action("table.first")->setEnabled(seen && m_session.canUndo());
    action("table.last")->setEnabled(seen && m_session.canRedo());
    for (const char* id : {"table.nextSeat", "table.previousSeat"})
        action(id)->setEnabled(seen && m_session.match().seats().size() > 1);
    for (const char* id : {"table.nextFront", "table.previousFront"})
        action(id)->setEnabled(seen && m_play->hasFronts());
    action("table.hint")->setEnabled(seen && m_play->canHint());
    action("table.review")->setEnabled(seen && m_session.timeline().size() > 1);
    for (const char* id : {"table.nextMistake", "table.previousMistake"})
        action(id)->setEnabled(seen && m_play->reviewPanel().hasMistakes());
    action("table.printReview")
        ->setEnabled(seen && m_printer != nullptr && !m_play->review().isEmpty() &&
                     !m_play->reviewPanel().isSpoilerFree());
    action("table.spoilers")->setEnabled(playing);
    action("table.spoilers")->setChecked(m_play->reviewPanel().isSpoilerFree());
    action("table.practise")->setEnabled(seen && m_play->reviewPanel().hasMistakes());
    action("table.practiseAll")->setEnabled(isVisible());
    action("table.evaluation")->setEnabled(playing);
    action("table.evaluation")->setChecked(m_play->isEvaluated());
    action("table.save")->setEnabled(playing);
    action("table.share")->setEnabled(playing);
    action("table.run")->setEnabled(seen && !m_session.match().isOver());
    action("table.run")->setChecked(m_session.isRunning());
    action("table.forced")->setEnabled(true);
    action("table.forced")->setChecked(m_session.isForcedTaken());
    action("table.faster")->setEnabled(m_session.pace() > kPaces.front());
    action("table.slower")->setEnabled(m_session.pace() < kPaces.back());
}

void TablePlace::printReview()
{
    if (m_printer == nullptr || m_play->review().isEmpty())
        return;
    const ReviewPage page = m_play->reviewPage();
    const Printed printed = m_printer->print(
        this, page.title, [this, &page](QPrinter& printer) { page.paint(printer, m_theme.fonts()); });
    if (printed.failure)
        Q_EMIT told(tr("The review could not be printed: %1").arg(printed.failure->reason), false);
}

QString TablePlace::status() const
{
    if (!m_session.isActive() || m_pages->currentWidget() != m_play)
        return {};
    return tr("%1, %2, seed %3")
        .arg(model::inLanguage(m_session.game().name(), m_settings.language()),
             model::inLanguage(rules::variantName(m_session.game(), m_session.match().variant()),
                               m_settings.language()))
        .arg(m_session.setup().match.seed);
}

void TablePlace::takeFocus()
{
    if (m_pages->currentWidget() == m_play)
        m_play->takeFocus();
    else if (m_pages->currentWidget() == m_lab)
        m_lab->takeFocus();
    else
        m_setup->takeFocus();
}

/// A duel where most cards lie in the lanes, at a question of the turn: the same on every machine.
void TablePlace::showSample()
{
    constexpr quint64 kSeed = 12;
    if (m_session.isActive())
        return;
    if (!m_session.start({{model::knownGameIds().front().toStdString(), {}, kSeed, {}},
                          {model::SeatPlayer::Person, model::SeatPlayer::Person},
                          {}}))
        return;
    m_session.setForcedTaken(false);
    quint32 best = 0;
    std::size_t most = 0;
    for (quint64 i = 0; !m_session.match().isOver(); ++i) {
        const auto decide = m_session.game().bot(rules::bots::BotKind::Greedy, kSeed + i);
        m_session.choose(decide(m_session.match()));
        m_session.pause();
        std::size_t cards = 0;
        for (const rules::ZoneView& zone : m_session.zones())
            cards += zone.shape == rules::ZoneShape::LaneSide ? zone.cards.size() : 0;
        if (cards > most && m_session.match().phase() == "recruitment" &&
            !m_session.question().insideEffect) {
            most = cards;
            best = m_session.timeline().here();
        }
    }
    m_session.jump(best);
    m_play->setFocus(Qt::OtherFocusReason); // on nothing of it
}

void TablePlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    showActions();
}

void TablePlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    showActions();
}

void TablePlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        Q_EMIT statusChanged();
}

} // namespace views
