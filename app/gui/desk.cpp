// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"

#include "app/gui/action_table.h"
#include "app/gui/place_ids.h"
#include "model/decks/formats/share_link.h"
#include "model/files/crash_report.h"
#include "model/files/file_kind.h"
#include "model/games/game_cards.h"
#include "model/library/card_pictures.h"
#include "model/library/library_content.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/cards/face_pictures.h"
#include "views/decks/decks_place.h"
#include "views/editor/editor_place.h"
#include "views/frame/button_keys.h"
#include "views/frame/control_names.h"
#include "views/frame/quiet_wheel.h"
#include "views/packs/packs_place.h"
#include "views/print/print_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/data_page.h"
#include "views/settings/settings_place.h"
#include "views/table/table_place.h"
#include "views/text/plain_texts.h"
#include "views/welcome/welcome_place.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QProcess>

namespace app {

void startWithLibrary(const QString& library)
{
    QProcess::startDetached(QCoreApplication::applicationFilePath(), {QStringLiteral("--library"), library});
}

Desk::Desk(Surroundings surroundings)
    : m_surroundings(std::move(surroundings))
    , m_settings(m_surroundings.settingsFile)
    , m_theme(m_settings)
    , m_actions(actionTable(), m_settings, m_theme)
    , m_workshop(*m_surroundings.clock)
    , m_editions(model::firstGame())
    , m_shelf(m_workshop, m_settings, *m_surroundings.clock,
              [this] { return m_library ? m_library->database() : nullptr; })
{
    m_translations.switchTo(m_settings.language());
    std::vector<model::Card> known;
    for (const model::GameCards* game : model::allGameCards())
        for (model::Card& card : model::builtInCards(game->id()))
            known.push_back(std::move(card));
    m_cards.setCards(std::move(known));
    views::CardsPlace::restActions(m_actions);
    for (const char* id : {"card.addToDeck", "card.addToOther", "card.print", "card.choose"})
        m_actions.action(QString::fromLatin1(id))->setEnabled(false);
    views::RulebookPlace::restActions(m_actions);
    views::TablePlace::restActions(m_actions);
    views::DecksPlace::restActions(m_actions);
    views::PrintPlace::restActions(m_actions);
    views::EditorPlace::restActions(m_actions);
    qApp->installEventFilter(new views::ButtonKeys(this));
    qApp->installEventFilter(new views::QuietWheel(this));
    qApp->installEventFilter(new views::PlainTexts(this));
    qApp->installEventFilter(new views::ControlNames(this));
    m_pictures = new views::FacePictures(m_theme);
    m_window = std::make_unique<MainWindow>(m_settings, m_theme, m_actions, places());
    m_library = std::make_unique<LibrarySession>(m_surroundings.libraryFile, *m_surroundings.clock,
                                                 m_window->messages());
    connect(m_library.get(), &LibrarySession::changed, this, &Desk::takeLibrary);
    connect(m_library.get(), &LibrarySession::progress, this, [this](int done, int total) {
        if (auto* cards = static_cast<views::CardsPlace*>(m_window->madePlace(kCards)))
            cards->showProgress(done, total);
    });
    connect(m_window.get(), &MainWindow::placeShown, this, &Desk::followUndo);
    connect(m_window.get(), &MainWindow::filesDropped, this, &Desk::open);
    connect(&m_settings, &model::Settings::languageChanged, this, [this](model::Language language) {
        m_translations.switchTo(language);
        m_window->setLocale(QLocale());
        showLibrary();
    });
    connect(&m_settings, &model::Settings::saveFailed, this, [this](const QString& file) {
        tell(kSettings, views::MessageKind::Warning, [file] {
            return tr("Your settings could not be saved in %1. They apply until you quit; the next change "
                      "tries again. Check that the disk has space left and the folder is writable.")
                .arg(file);
        });
    });
    connectActions();
    for (const views::ActionSpec& spec : m_actions.specs())
        connect(m_actions.action(QString::fromLatin1(spec.id)), &QAction::triggered, this,
                [id = QString::fromLatin1(spec.id)] { model::noteAction(id); });
    connect(m_window.get(), &MainWindow::placeShown, this,
            [this] { model::noteAction(QStringLiteral("show.") + m_window->currentPlace()); });
    showChoices();
}

Desk::~Desk()
{
    // Places save what is unfinished when they are hidden, and may have to say that they cannot.
    m_window->hide();
    m_workshop.close();
}

void Desk::refreshCards()
{
    if (m_library->cards() == nullptr)
        return;
    readCards(m_library->cards());
    m_workshop.refreshCards();
    showPictures();
    showGames();
    if (auto* print = static_cast<views::PrintPlace*>(m_window->madePlace(kPrint)))
        print->refresh();
}

void Desk::readCards(model::Database* cards)
{
    // The places let go of the old one before it goes.
    giveCards(nullptr);
    m_cardLibrary.reset();
    m_readFrom = cards;
    if (cards == nullptr)
        return;
    m_cardLibrary = std::make_unique<model::CardLibrary>(*cards);
    connect(&m_cardLibrary->edits(), &model::OwnerEdits::changed, this, &Desk::showPictures);
    connect(&m_cardLibrary->edits(), &model::OwnerEdits::changed, this, &Desk::showGames);
    m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    giveCards(m_cardLibrary.get());
}

void Desk::giveCards(model::CardLibrary* library)
{
    if (auto* cards = static_cast<views::CardsPlace*>(m_window->madePlace(kCards)))
        cards->setLibrary(library);
    if (m_ask != nullptr)
        m_ask->setLibrary(library);
    if (auto* editor = static_cast<views::EditorPlace*>(m_window->madePlace(kEditor)))
        editor->setLibrary(library);
    if (auto* welcome = static_cast<views::WelcomePlace*>(m_window->madePlace(kWelcome)))
        welcome->setLibrary(library);
    if (auto* settings = m_window->madePlace(kSettings))
        if (auto* data = settings->findChild<views::DataPage*>())
            data->setLibrary(library);
}

void Desk::tell(const QString& id, views::MessageKind kind, std::function<QString()> text,
                std::vector<views::Message::Answer> answers)
{
    m_window->messages().post({id, kind, std::move(text), std::move(answers)});
}

void Desk::goThereFirst(const char* id, const QString& place)
{
    QAction* action = m_actions.action(QString::fromLatin1(id));
    connect(action, &QAction::triggered, this, [this, action, place] {
        const bool knewIt = m_window->madePlace(place) != nullptr;
        if (m_window->currentPlace() != place)
            m_window->showPlace(place);
        // A place that was made just now has not heard it.
        if (!knewIt)
            action->trigger();
    });
}

void Desk::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, run);
    };
    on("file.importPdf", [this] {
        m_window->showPlace(kRulebook);
        rulebook().importPdf();
    });
    on("pack.install", [this] {
        m_window->showPlace(kPacks);
        packs().chooseFile();
    });
    on("pack.export", [this] {
        m_window->showPlace(kPacks);
        packs().exportPack();
    });
    for (const char* id : views::TablePlace::kFromAnywhere)
        goThereFirst(id, kTable);
    on("deck.goldfish", [this] { goldfish(); });
    for (const char* id : {"deck.new", "deck.samples", "deck.import", "deck.paste"})
        goThereFirst(id, kDecks);
    on("card.new", [this] { showEditor().newCard(); });
    on("file.quit", [this] { m_window->close(); });
    on("go.search", [this] { m_window->place(m_window->currentPlace())->focusSearch(); });
    on("go.ask", [this] { showAsk(); });
    on("view.larger", [this] { m_settings.stepTextSize(1); });
    on("view.smaller", [this] { m_settings.stepTextSize(-1); });
    on("view.english", [this] { m_settings.setLanguage(model::Language::English); });
    on("view.german", [this] { m_settings.setLanguage(model::Language::German); });
    on("view.dark", [this](bool dark) {
        m_settings.setColourScheme(dark ? model::ColourScheme::Dark : model::ColourScheme::Light);
    });
    on("edit.undo", [this] {
        if (m_undo.activeStack() != nullptr)
            m_undo.undo();
        else
            m_window->place(m_window->currentPlace())->undo();
    });
    on("edit.redo", [this] {
        if (m_undo.activeStack() != nullptr)
            m_undo.redo();
        else
            m_window->place(m_window->currentPlace())->redo();
    });
    const auto enable = [this](const char* id) {
        QAction* action = m_actions.action(QString::fromLatin1(id));
        action->setEnabled(false);
        return action;
    };
    connect(&m_undo, &QUndoGroup::canUndoChanged, enable("edit.undo"), &QAction::setEnabled);
    connect(&m_undo, &QUndoGroup::canRedoChanged, enable("edit.redo"), &QAction::setEnabled);
    on("help.keys", [this] {
        m_window->showPlace(kSettings);
        static_cast<views::SettingsPlace*>(m_window->place(kSettings))->showKeys();
    });
    on("table.statistics", [this] { showStatistics(); });
    on("help.guide", [this] { showGuide(); });
    on("help.about", [this] { showAbout(); });
    connect(&m_settings, &model::Settings::languageChanged, this, &Desk::showChoices);
    connect(&m_theme, &views::Theme::changed, this, &Desk::showChoices);
}

void Desk::showChoices()
{
    const auto action = [this](const char* id) { return m_actions.action(QString::fromLatin1(id)); };
    const bool german = m_settings.language() == model::Language::German;
    action("view.english")->setChecked(!german);
    action("view.german")->setChecked(german);
    action("view.dark")->setChecked(m_theme.scheme() == views::Scheme::Dark);
    action("view.larger")->setEnabled(m_settings.textSize() < model::Settings::kLargestText);
    action("view.smaller")->setEnabled(m_settings.textSize() > model::Settings::kSmallestText);
}

void Desk::takeLibrary()
{
    m_games.setLibrary(m_library->cards());
    if (m_library->cards() != m_readFrom)
        readCards(m_library->cards());
    else if (m_cardLibrary)
        m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    m_workshop.setDatabase(m_library->database());
    if (m_recorder != nullptr)
        m_recorder->setDatabase(recordsDatabase());
    m_editions.setLibrary(m_library->database());
    if (auto* shelf = static_cast<views::PacksPlace*>(m_window->madePlace(kPacks)))
        shelf->setLibrary(m_library->isStandIn() ? nullptr : m_library->database());
    showPictures();
    showGames();
    showLibrary();
}

void Desk::showPictures()
{
    model::Database* cards = m_library->cards();
    // A library of before there were pictures, opened for reading alone, has none.
    const auto finder = cards != nullptr ? model::cardPictures(*cards) : model::PictureFinder();
    m_pictures->setFinder(finder ? *finder : model::PictureFinder());
}

void Desk::showGames()
{
    m_games.refresh();
    if (auto* table = static_cast<views::TablePlace*>(m_window->madePlace(kTable)))
        table->libraryOpened();
}

void Desk::followUndo()
{
    const views::Place* shown = m_window->madePlace(m_window->currentPlace());
    QUndoStack* stack = shown != nullptr ? shown->undoStack() : nullptr;
    if (stack != nullptr && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
    if (stack == nullptr && shown != nullptr) {
        m_actions.action(QStringLiteral("edit.undo"))->setEnabled(shown->canUndo());
        m_actions.action(QStringLiteral("edit.redo"))->setEnabled(shown->canRedo());
    }
    for (const char* id : {"card.edit", "card.duplicate", "card.correct"})
        m_actions.action(QString::fromLatin1(id))->setEnabled(m_window->currentPlace() == kCards);
}

void Desk::showLibrary()
{
    m_window->setLibraryText(m_library->status());
}

void Desk::start()
{
    // In a thread of its own, while the window draws its first picture.
    m_library->open();
    m_window->restore();
    if (m_surroundings.welcomes && m_window->isFirstStart())
        m_window->showPlace(kWelcome);
    m_window->show();
    if (m_window->currentPlace() != kCards)
        m_library->goOn();
    showLibrary();
    offerCrashReport();
}

void Desk::offerCrashReport()
{
    if (m_surroundings.crashFolder.isEmpty())
        return;
    const auto report = model::takeCrashReport(m_surroundings.crashFolder);
    if (!report)
        return;
    tell(QStringLiteral("crash"), views::MessageKind::Warning,
         [] {
             return tr("Castellan crashed the last time. There is a report for the developers: the version, "
                       "the last actions and the stack, nothing personal. It stays on this computer unless "
                       "you pass it on.");
         },
         {{[] { return tr("Copy the report"); },
           [text = *report] { QGuiApplication::clipboard()->setText(text); }}});
}

void Desk::open(const QStringList& files)
{
    for (const QString& file : files) {
        if (file.startsWith(model::kShareLink)) {
            m_window->showPlace(kDecks);
            decks().importContent(file.toUtf8(), {});
        } else if (!QFileInfo::exists(file)) {
            tell(QStringLiteral("open.") + file, views::MessageKind::Warning,
                 [name = QFileInfo(file).fileName()] { return tr("There is no file “%1”.").arg(name); });
        } else {
            openFile(file);
        }
    }
}

void Desk::openFile(const QString& file)
{
    switch (model::fileKindOf(file)) {
    case model::FileKind::Match:
    case model::FileKind::Scenario:
        m_window->showPlace(kTable);
        static_cast<views::TablePlace*>(m_window->place(kTable))->openFile(file);
        return;
    case model::FileKind::Pack:
        m_window->showPlace(kPacks);
        packs().look(file);
        return;
    case model::FileKind::Deck:
        if (!QFileInfo(file).isFile())
            break;
        m_window->showPlace(kDecks);
        decks().importFile(file);
        return;
    case model::FileKind::Pdf:
        m_window->showPlace(kRulebook);
        rulebook().importPdf(file);
        return;
    case model::FileKind::Library: offerLibrary(file); return;
    case model::FileKind::Unknown: break;
    }
    tell(QStringLiteral("open.") + file, views::MessageKind::Warning, [name = QFileInfo(file).fileName()] {
        return tr("Castellan cannot open this kind of file: “%1”. Nothing was changed.").arg(name);
    });
}

void Desk::offerLibrary(const QString& file)
{
    if (QFileInfo(file).canonicalFilePath() == QFileInfo(m_library->path()).canonicalFilePath())
        return;
    tell(QStringLiteral("open.") + file, views::MessageKind::Note,
         [name = QFileInfo(file).fileName()] {
             return tr("“%1” is another library. Every library has its own window.").arg(name);
         },
         {{[] { return tr("Open in a new window"); }, [this, file] { m_surroundings.openWindow(file); }}});
}

views::AskDialog* Desk::showAsk()
{
    if (m_ask == nullptr) {
        m_ask = new views::AskDialog(model::builtInRulebook, m_settings, m_theme, m_window.get());
        m_ask->setLibrary(m_cardLibrary.get());
        connect(m_ask, &views::AskDialog::ruleWanted, this, &Desk::openClause);
        connect(m_ask, &views::AskDialog::exampleWanted, this, &Desk::playExampleOf);
        connect(m_ask, &views::AskDialog::guideWanted, this, &Desk::showGuide);
        connect(m_ask, &views::AskDialog::cardWanted, this, [this](const QString& game, const QString& id) {
            m_window->showPlace(kCards);
            static_cast<views::CardsPlace*>(m_window->place(kCards))->showCard(game, id);
        });
    }
    const views::Place* shown = m_window->madePlace(m_window->currentPlace());
    m_ask->ask(shown != nullptr ? shown->gameInUse() : views::GameInUse());
    return m_ask;
}

model::Database* Desk::recordsDatabase()
{
    return m_library == nullptr || m_library->isStandIn() ? nullptr : m_library->database();
}

views::StatisticsDialog* Desk::showStatistics()
{
    if (m_statistics == nullptr) {
        const auto list = [this] {
            model::Database* database = recordsDatabase();
            const auto records =
                database == nullptr
                    ? model::StorageResult<std::vector<model::MatchRecord>>(std::vector<model::MatchRecord>())
                    : model::MatchRecords(*database).list();
            return records ? *records : std::vector<model::MatchRecord>();
        };
        const auto clear = [this] {
            model::Database* database = recordsDatabase();
            return database != nullptr && model::MatchRecords(*database).clear().has_value();
        };
        m_statistics = new views::StatisticsDialog({list, clear}, m_settings.language(), m_theme,
                                                   *m_surroundings.files, m_window.get());
        m_statistics->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_settings, &model::Settings::languageChanged, m_statistics,
                &views::StatisticsDialog::setLanguage);
        if (m_recorder != nullptr)
            connect(m_recorder, &model::MatchRecorder::recorded, m_statistics,
                    &views::StatisticsDialog::refresh);
    }
    m_statistics->refresh();
    m_statistics->show();
    m_statistics->raise();
    return m_statistics;
}

views::GuideDialog* Desk::showGuide(const QString& section)
{
    static const QHash<QString, QString> chapters{
        {kCards, QStringLiteral("dispute")},      {kDecks, QStringLiteral("tournament-deck")},
        {kRulebook, QStringLiteral("own-pdf")},   {kTable, QStringLiteral("table")},
        {kPrint, QStringLiteral("print")},        {kPacks, QStringLiteral("own-cards-packs")},
        {kEditor, QStringLiteral("own-cards")},   {kSettings, QStringLiteral("data")},
        {kWelcome, QStringLiteral("first-steps")}};
    if (m_guide == nullptr) {
        m_guide = new views::GuideDialog(m_settings.language(), m_theme, m_window.get());
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_settings, &model::Settings::languageChanged, m_guide, &views::GuideDialog::setLanguage);
    }
    m_guide->showSection(section.isEmpty() ? chapters.value(m_window->currentPlace()) : section);
    m_guide->show();
    m_guide->raise();
    return m_guide;
}

views::AboutDialog* Desk::showAbout()
{
    if (m_about == nullptr) {
        m_about = new views::AboutDialog({m_library->path(), m_settings.file()}, m_theme, m_window.get());
        m_about->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_about->show();
    m_about->raise();
    return m_about;
}

} // namespace app
