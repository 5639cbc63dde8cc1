// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"

#include "app/gui/action_table.h"
#include "app/gui/library_messages.h"
#include "model/library/built_in_library.h"
#include "model/library/library_cards.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/settings_place.h"

#include <QApplication>
#include <QFileInfo>

namespace app {

namespace {
const QString kCards = QStringLiteral("cards");
const QString kRulebook = QStringLiteral("rulebook");
const QString kSettings = QStringLiteral("settings");
const QString kSampleCard = QStringLiteral("war-bear");
} // namespace

Desk::Desk(Surroundings surroundings)
    : m_surroundings(std::move(surroundings))
    , m_settings(m_surroundings.settingsFile)
    , m_theme(m_settings)
    , m_actions(actionTable(), m_settings, m_theme)
{
    m_translations.switchTo(m_settings.language());
    m_cards.setCards(model::cardsOf(model::builtInCrimsonLibrary()));
    views::CardsPlace::restActions(m_actions);
    views::RulebookPlace::restActions(m_actions);
    m_window = std::make_unique<MainWindow>(m_settings, m_theme, m_actions, places());
    m_library = std::make_unique<LibrarySession>(m_surroundings.libraryFile, *m_surroundings.clock,
                                                 m_window->messages());
    connect(m_library.get(), &LibrarySession::changed, this, &Desk::takeLibrary);
    connect(m_library.get(), &LibrarySession::progress, this, [this](int done, int total) {
        if (auto* cards = static_cast<views::CardsPlace*>(m_window->madePlace(kCards)))
            cards->showProgress(done, total);
    });
    connect(m_window.get(), &MainWindow::placeShown, this, &Desk::followUndo);
    connect(&m_settings, &model::Settings::languageChanged, this, [this](model::Language language) {
        m_translations.switchTo(language);
        showLibrary();
    });
    connect(&m_settings, &model::Settings::saveFailed, this, [this](const QString& file) {
        tell(kSettings, views::MessageKind::Warning, [file] {
            return tr("Your settings could not be saved in %1. They hold until you quit. Check that the "
                      "folder can be "
                      "written.")
                .arg(file);
        });
    });
    connectActions();
    showChoices();
}

Desk::~Desk() = default;

views::PlaceRegistry Desk::places()
{
    return {{kCards, false, [this](QWidget* parent) { return makeCards(parent); }},
            {kRulebook, false, [this](QWidget* parent) { return makeRulebook(parent); }},
            {kSettings, true, [this](QWidget* parent) { return makeSettings(parent); }}};
}

views::Place* Desk::makeCards(QWidget* parent)
{
    auto* place = new views::CardsPlace(model::builtInRulebook(), m_settings, m_actions, m_theme,
                                        *m_surroundings.files, parent);
    place->setLibrary(m_cardLibrary.get());
    connect(place, &views::CardsPlace::ruleWanted, this, &Desk::openRule);
    connect(place, &views::CardsPlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::CardsPlace::statusChanged, this, [this, place] {
        if (!place->isBusy())
            m_library->goOn();
    });
    connect(place, &views::CardsPlace::searchRemoved, this,
            [this](const QString& name, const std::function<void()>& undo) {
                tell(QStringLiteral("search"), views::MessageKind::Note,
                     [name] { return tr("The search “%1” is removed.").arg(name); },
                     {{[] { return tr("Undo"); }, undo}});
            });
    connect(place, &views::CardsPlace::saveFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("save"), views::MessageKind::Warning,
             [error] { return LibraryMessages::saveFailed(error); });
    });
    connect(place, &views::CardsPlace::pictureSaved, this, [this](const QString& path) {
        tell(QStringLiteral("picture"), views::MessageKind::Good,
             [path] { return tr("The card is saved as %1.").arg(path); });
    });
    connect(place, &views::CardsPlace::pictureFailed, this, [this](const QString& path) {
        tell(QStringLiteral("picture"), views::MessageKind::Warning, [path] {
            return tr("The picture could not be written to %1. Choose another folder.").arg(path);
        });
    });
    return place;
}

views::Place* Desk::makeRulebook(QWidget* parent)
{
    auto* place = new views::RulebookPlace(model::builtInRulebook(), m_cards, m_settings, m_actions, m_theme,
                                           *m_surroundings.printer, parent);
    connect(place, &views::RulebookPlace::placeWanted, m_window.get(), &MainWindow::showPlace);
    return place;
}

views::Place* Desk::makeSettings(QWidget* parent)
{
    auto* place = new views::SettingsPlace(m_settings, m_actions, m_theme,
                                           m_cards.card(m_cards.rowOf(kSampleCard)), parent);
    connect(place, &views::SettingsPlace::shortcutsReset, this, [this](const std::function<void()>& undo) {
        tell(QStringLiteral("keys"), views::MessageKind::Note,
             [] { return tr("All actions have their default keys again."); },
             {{[] { return tr("Undo"); }, undo}});
    });
    return place;
}

void Desk::tell(const QString& id, views::MessageKind kind, std::function<QString()> text,
                std::vector<views::Message::Answer> answers)
{
    m_window->messages().post({id, kind, std::move(text), std::move(answers)});
}

void Desk::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, run);
    };
    on("file.quit", [this] { m_window->close(); });
    on("go.search", [this] { m_window->place(m_window->currentPlace())->focusSearch(); });
    on("view.larger", [this] { m_settings.stepTextSize(1); });
    on("view.smaller", [this] { m_settings.stepTextSize(-1); });
    on("view.english", [this] { m_settings.setLanguage(model::Language::English); });
    on("view.german", [this] { m_settings.setLanguage(model::Language::German); });
    on("view.dark", [this](bool dark) {
        m_settings.setColourScheme(dark ? model::ColourScheme::Dark : model::ColourScheme::Light);
    });
    on("edit.undo", [this] { m_undo.undo(); });
    on("edit.redo", [this] { m_undo.redo(); });
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
    auto* place = static_cast<views::CardsPlace*>(m_window->madePlace(kCards));
    model::Database* cards = m_library->cards();
    if (cards != m_readFrom) {
        if (place != nullptr)
            place->setLibrary(nullptr);
        m_cardLibrary.reset();
        m_readFrom = cards;
        if (cards != nullptr)
            m_cardLibrary = std::make_unique<model::CardLibrary>(*cards);
        if (place != nullptr)
            place->setLibrary(m_cardLibrary.get());
    }
    if (m_cardLibrary)
        m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    showLibrary();
}

void Desk::openRule(const QString& id)
{
    const QString from = m_window->currentPlace();
    m_window->showPlace(kRulebook);
    static_cast<views::RulebookPlace*>(m_window->place(kRulebook))->openFrom(from, id);
}

void Desk::followUndo()
{
    const views::Place* shown = m_window->madePlace(m_window->currentPlace());
    QUndoStack* stack = shown != nullptr ? shown->undoStack() : nullptr;
    if (stack != nullptr && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
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
    m_window->show();
    if (m_window->currentPlace() != kCards)
        m_library->goOn();
    showLibrary();
}

void Desk::open(const QStringList& files)
{
    for (const QString& file : files) {
        const QString name = QFileInfo(file).fileName();
        const bool exists = QFileInfo::exists(file);
        tell(QStringLiteral("open.") + file, views::MessageKind::Warning, [name, exists] {
            return exists ? tr("“%1” is not a kind of file that Castellan can open. Nothing was changed.")
                                .arg(name)
                          : tr("There is no file “%1”.").arg(name);
        });
    }
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
