// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"

#include "app/gui/action_table.h"
#include "model/library/built_in_cards.h"
#include "views/cards/cards_place.h"
#include "views/settings/settings_place.h"

#include <QApplication>
#include <QFileInfo>

namespace app {

namespace {
constexpr int kTextStep = 15; ///< percent
}

Desk::Desk(Files files, std::unique_ptr<views::FileChooser> chooser)
    : m_paths(std::move(files))
    , m_settings(m_paths.settings)
    , m_chooser(std::move(chooser))
    , m_theme(m_settings)
    , m_actions(actionTable(), m_settings, m_theme)
{
    m_translations.switchTo(m_settings.language());
    m_cards.setCards(model::cardsOf(model::builtInCrimsonLibrary()));
    m_window = std::make_unique<MainWindow>(m_settings, m_theme, m_actions, places());
    connect(&m_settings, &model::Settings::languageChanged, this,
            [this](model::Language language) { m_translations.switchTo(language); });
    connect(&m_settings, &model::Settings::saveFailed, this, [this](const QString& file) {
        m_window->messages().post(
            {QStringLiteral("settings"), views::MessageKind::Warning, [file] {
                 return tr("Your settings could not be saved in %1. They hold until you quit. "
                           "Check that the folder can be written.")
                     .arg(file);
             }});
    });
    connectActions();
    showChoices();
}

Desk::~Desk() = default;

views::PlaceRegistry Desk::places()
{
    return {{QStringLiteral("cards"), false,
             [this](QWidget* parent) -> views::Place* { return makeCards(parent); }},
            {QStringLiteral("settings"), views::MessageKind::Warning, [file] {
                 return tr("Your settings could not be saved in %1. They hold until you quit. "
                           "Check that the folder can be written.")
                     .arg(file);
             }});
    });
    connectActions();
    showChoices();
}

Desk::~Desk() = default;

views::PlaceRegistry Desk::places()
{
    return {{QStringLiteral("cards"), false,
             [this](QWidget* parent) -> views::Place* {
                 return new views::CardsPlace(m_cards, m_settings, m_actions, m_theme, parent);
             }},
            {QStringLiteral("settings"), true, [this](QWidget* parent) -> views::Place* {
                 auto* place = new views::SettingsPlace(m_settings, m_actions, m_theme, parent);
                 connect(place, &views::SettingsPlace::shortcutsReset, this,
                         [this](const std::function<void()>& undo) {
                             m_window->messages().post(
                                 {QStringLiteral("keys"),
                                  views::MessageKind::Note,
                                  [] { return tr("All actions have their default keys again."); },
                                  {{[] { return tr("Undo"); }, undo}}});
                         });
                 return place;
             }}};
}

views::Place* Desk::makeCards(QWidget* parent)
{
    auto* place = new views::CardsPlace(m_cards, m_settings, m_actions, m_theme, *m_chooser, parent);
    const QString id = QStringLiteral("picture");
    connect(place, &views::CardsPlace::pictureSaved, this, [this, id](const QString& path) {
        m_window->messages().post(
            {id, views::MessageKind::Good, [path] { return tr("The card is saved as %1.").arg(path); }});
    });
    connect(place, &views::CardsPlace::pictureFailed, this, [this, id](const QString& path) {
        m_window->messages().post({id, views::MessageKind::Warning, [path] {
                                       return tr("The picture could not be written to %1. Choose another folder.")
                                           .arg(path);
                                   }});
    });
    return place;
}

void Desk::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, run);
    };
    on("file.quit", [this] { m_window->close(); });
    on("go.search", [this] { m_window->place(m_window->currentPlace())->focusSearch(); });
    on("view.larger", [this] { stepTextSize(1); });
    on("view.smaller", [this] { stepTextSize(-1); });
    on("view.english", [this] { m_settings.setLanguage(model::Language::English); });
    on("view.german", [this] { m_settings.setLanguage(model::Language::German); });
    on("view.dark", [this](bool dark) {
        m_settings.setColourScheme(dark ? model::ColourScheme::Dark : model::ColourScheme::Light);
    });
    on("help.keys", [this] {
        m_window->showPlace(QStringLiteral("settings"));
        static_cast<views::SettingsPlace*>(m_window->place(QStringLiteral("settings")))->showKeys();
    });
    on("help.about", [this] { showAbout(); });
    connect(&m_settings, &model::Settings::languageChanged, this, &Desk::showChoices);
    connect(&m_theme, &views::Theme::changed, this, &Desk::showChoices);
}

void Desk::showChoices()
{
    const bool german = m_settings.language() == model::Language::German;
    m_actions.action(QStringLiteral("view.english"))->setChecked(!german);
    m_actions.action(QStringLiteral("view.german"))->setChecked(german);
    m_actions.action(QStringLiteral("view.dark"))->setChecked(m_theme.scheme() == views::Scheme::Dark);
    m_actions.action(QStringLiteral("view.larger"))
        ->setEnabled(m_settings.textSize() < model::Settings::kLargestText);
    m_actions.action(QStringLiteral("view.smaller"))
        ->setEnabled(m_settings.textSize() > model::Settings::kSmallestText);
}

void Desk::stepTextSize(int direction)
{
    m_settings.setTextSize(m_settings.textSize() + direction * kTextStep);
}

void Desk::start()
{
    m_window->restore();
    m_window->show();
}

void Desk::open(const QStringList& files)
{
    for (const QString& file : files) {
        const QString name = QFileInfo(file).fileName();
        const bool exists = QFileInfo::exists(file);
        m_window->messages().post(
            {QStringLiteral("open.") + file, views::MessageKind::Warning, [name, exists] {
                 return exists ? tr("“%1” is not a kind of file that Castellan can open. "
                                    "Nothing was changed.")
                                     .arg(name)
                               : tr("There is no file “%1”.").arg(name);
             }});
    }
}

views::AboutDialog* Desk::showAbout()
{
    if (m_about == nullptr) {
        m_about = new views::AboutDialog({m_paths.library, m_settings.file()}, m_theme, m_window.get());
        m_about->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_about->show();
    m_about->raise();
    return m_about;
}

} // namespace app
