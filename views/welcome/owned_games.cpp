// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/welcome/owned_games.h"

#include "views/text/label.h"
#include "views/welcome/own_checklist.h"

#include <QCheckBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

const QString kOwnedGames = QStringLiteral("games/owned");
constexpr int kBoxIndent = 24; ///< of boxes below their game

} // namespace

OwnedGames::OwnedGames(std::vector<WelcomeGame> games, model::Settings& settings, const Theme& theme,
                       QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_settings(settings)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("ownedGames"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
}

void OwnedGames::setLibrary(model::CardLibrary* library)
{
    if (m_library != nullptr)
        m_library->edits().disconnect(this);
    m_library = library;
    if (library != nullptr) {
        // Later: what was just ticked is made anew.
        connect(&library->edits(), &model::OwnerEdits::canWriteChanged, this, &OwnedGames::fill,
                Qt::QueuedConnection);
        connect(
            &library->edits(), &model::OwnerEdits::changed, this,
            [this](const QString&, const QString& card) {
                if (card.isEmpty())
                    fill();
            },
            Qt::QueuedConnection);
    }
    fill();
}

QStringList OwnedGames::owned() const
{
    QStringList all;
    for (const WelcomeGame& game : m_games)
        all << game.id;
    const QVariant chosen = m_settings.state(kOwnedGames);
    return chosen.isValid() ? chosen.toString().split(u',', Qt::SkipEmptyParts) : all;
}

void OwnedGames::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

void OwnedGames::fill()
{
    const QString focused = focusWidget() != nullptr ? focusWidget()->objectName() : QString();
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_stops.clear();
    const QStringList mine = owned();
    for (const WelcomeGame& game : m_games) {
        auto* check = new QCheckBox(game.name.in(m_settings.language()), this);
        check->setObjectName(QStringLiteral("game.") + game.id);
        check->setChecked(mine.contains(game.id));
        layout()->addWidget(check);
        m_stops.push_back(check);
        connect(check, &QCheckBox::clicked, this, [this, id = game.id](bool has) {
            QStringList games = owned();
            games.removeAll(id);
            if (has)
                games << id;
            m_settings.setState(kOwnedGames, games.join(u','));
        });
        addBoxes(game);
    }
    if (auto* again = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused))
        again->setFocus(Qt::OtherFocusReason);
    Q_EMIT filled();
}

void OwnedGames::addBoxes(const WelcomeGame& game)
{
    if (m_library == nullptr)
        return;
    const auto boxes = m_library->store().boxes(game.id);
    if (!boxes || boxes->empty())
        return;
    int most = 0;
    for (const model::GameBox& box : *boxes)
        most = std::max(most, box.characters);
    for (const model::GameBox& box : *boxes) {
        auto* line = new QCheckBox(
            tr("%1, %n character(s)", nullptr, box.characters).arg(box.name.in(m_settings.language())));
        line->setObjectName(QStringLiteral("welcomeBox.") + box.id);
        line->setChecked(box.owned);
        line->setEnabled(m_library->edits().canWrite());
        auto* indented = new QWidget(this);
        auto* row = new QHBoxLayout(indented);
        row->setContentsMargins(kBoxIndent, 0, 0, 0);
        row->addWidget(line);
        layout()->addWidget(indented);
        m_stops.push_back(line);
        // Only the largest box is known to hold every character.
        connect(line, &QCheckBox::clicked, this,
                [this, id = game.id, box, holdsAll = box.characters == most](bool has) {
                    tick(id, box, has, holdsAll);
                });
    }
    addKnown(game, *boxes);
}

/// "42 of 71 characters are known. Add the rest from your cards."
void OwnedGames::addKnown(const WelcomeGame& game, const std::vector<model::GameBox>& boxes)
{
    int most = 0;
    for (const model::GameBox& box : boxes)
        most = std::max(most, box.characters);
    const std::vector<Known> known = characters(game.id);
    const auto have = std::count_if(known.begin(), known.end(), [](const Known& each) { return each.owned; });
    if (known.empty())
        return;
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(kBoxIndent, 0, 0, 0);
    const auto count = static_cast<int>(known.size());
    QString text = tr("You have %1 of the %2 characters in the library.").arg(have).arg(count);
    if (count < most)
        text = tr("%1 of %2 characters are known; you have %3 of them. Add the others from your cards under "
                  "“Own "
                  "cards”.")
                   .arg(count)
                   .arg(most)
                   .arg(have);
    auto* told = new Label(text, line);
    told->setObjectName(QStringLiteral("knownCharacters.") + game.id);
    told->setProperty("role", QStringLiteral("quiet"));
    told->setWordWrap(true);
    auto* list = new QPushButton(tr("My characters…"), line);
    list->setObjectName(QStringLiteral("ownChecklist.") + game.id);
    list->setToolTip(tr("Tick the characters that you have"));
    list->setEnabled(m_library->edits().canWrite());
    row->addWidget(told, 1);
    row->addWidget(list);
    layout()->addWidget(line);
    m_stops.push_back(list);
    connect(list, &QPushButton::clicked, this, [this, id = game.id] { openChecklist(id, {}); });
}

std::vector<OwnedGames::Known> OwnedGames::characters(const QString& game) const
{
    const auto records = m_library->store().records(game);
    const auto copies = m_library->store().owned(game);
    std::vector<Known> known;
    if (!records || !copies)
        return known;
    for (const model::CardRecord& record : *records)
        if (record.card.kind == model::CardKind::Character)
            known.push_back({record.card.id, record.card.name.in(m_settings.language()),
                             copies->contains(record.card.id)});
    return known;
}

void OwnedGames::own(const QString& game, const QStringList& cards)
{
    QHash<QString, int> copies;
    for (const Known& each : characters(game))
        if (!each.owned && cards.contains(each.id))
            copies.insert(each.id, 1);
    if (!copies.isEmpty())
        m_library->edits().setOwned(game, copies, tr("my characters"));
}

void OwnedGames::tick(const QString& game, const model::GameBox& box, bool owned, bool holdsAll)
{
    const QString name = box.name.in(m_settings.language());
    m_library->edits().setBoxOwned(game, box.id, owned, tr("box %1").arg(name));
    if (!owned)
        return;
    if (!holdsAll) {
        openChecklist(game, name);
        return;
    }
    QStringList all;
    for (const Known& each : characters(game))
        all << each.id;
    own(game, all);
}

void OwnedGames::openChecklist(const QString& game, const QString& title)
{
    auto* list = new OwnChecklist(title, m_theme, window());
    list->setAttribute(Qt::WA_DeleteOnClose);
    for (const Known& each : characters(game))
        list->addCard(each.id, each.name, each.owned);
    connect(list, &QDialog::accepted, this, [this, list, game] {
        if (m_library == nullptr || !m_library->edits().canWrite())
            return;
        const QStringList ticked = list->ticked();
        QHash<QString, int> copies;
        for (const Known& each : characters(game))
            if (each.owned != ticked.contains(each.id))
                copies.insert(each.id, each.owned ? 0 : 1);
        if (!copies.isEmpty())
            m_library->edits().setOwned(game, copies, tr("my characters"));
    });
    list->open();
}

} // namespace views
