// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/editor_place.h"

#include "model/editor/crimson_effect_builder.h"
#include "model/editor/try_position.h"
#include "model/games/game_cards.h"
#include "model/storage/storage_words.h"
#include "views/editor/editor_page.h"
#include "views/editor/own_cards_page.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::OwnState;

namespace {
constexpr const char* kActions[] = {"card.save", "card.try", "card.remove"};
}

EditorPlace::EditorPlace(const QString& game, const model::Clock& clock, model::Settings& settings,
                         ActionRegistry& actions, const Theme& theme, FileChooser& files, QWidget* parent)
    : Place(parent)
    , m_game(game)
    , m_settings(settings)
    , m_actions(actions)
    , m_session(clock)
    , m_undo(&m_session.undoStack())
    , m_list(new OwnCardsPage(m_cards, theme, this))
    , m_editor(new EditorPage(m_session, settings, actions, theme, files, this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"editorPlace"_s);
    m_cards.setLanguage(settings.language());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_editor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connectParts();
    readList();
    showChoices();
}

void EditorPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* EditorPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void EditorPlace::connectParts()
{
    connect(m_list, &OwnCardsPage::newWanted, this, &EditorPlace::newCard);
    connect(m_list, &OwnCardsPage::editWanted, this, &EditorPlace::editChosen);
    connect(m_list, &OwnCardsPage::exportWanted, this, [this] {
        if (const auto* row = m_list->chosen())
            Q_EMIT exportWanted(row->game, row->key);
    });
    connect(m_list, &OwnCardsPage::copyWanted, this, [this] {
        if (const auto* row = m_list->chosen())
            copy(row->game, row->key);
    });
    connect(m_list, &OwnCardsPage::removeWanted, this, &EditorPlace::removeChosen);
    connect(m_list, &OwnCardsPage::chosenChanged, this, &EditorPlace::showChoices);
    connect(m_editor, &EditorPage::backWanted, this, &EditorPlace::showList);
    connect(m_editor, &EditorPage::saveWanted, this, &EditorPlace::save);
    connect(&m_session, &model::EditorSession::savedChanged, this, &EditorPlace::showChoices);
    connect(&m_session, &model::EditorSession::draftChanged, this, &EditorPlace::statusChanged);
    connect(&m_session, &model::EditorSession::draftFailed, this, [this](const model::StorageError& error) {
        Q_EMIT told(
            {u"draft"_s, MessageKind::Warning, [error] {
                 return tr("The draft of your card cannot be saved in your library: %1. The card is safe "
                           "while the window is open, and Castellan will keep trying to save it.")
                     .arg(model::StorageWords::reason(error));
             }});
    });
    connect(&m_session, &model::EditorSession::draftRecovered, this, [this] {
        Q_EMIT told({u"draft"_s, MessageKind::Good,
                     [] { return tr("The draft of your card is saved in your library again."); }});
    });
    connect(action("card.save"), &QAction::triggered, this, &EditorPlace::save);
    connect(action("card.try"), &QAction::triggered, this, &EditorPlace::tryCard);
    connect(action("card.remove"), &QAction::triggered, this, &EditorPlace::removeChosen);
}

void EditorPlace::setLibrary(model::CardLibrary* library)
{
    if (m_session.library() != nullptr)
        m_session.library()->edits().disconnect(this);
    m_session.setLibrary(library);
    if (library == nullptr) {
        m_stack->setCurrentWidget(m_list);
    } else {
        connect(&library->edits(), &model::OwnerEdits::changed, this, &EditorPlace::readList);
        connect(&library->edits(), &model::OwnerEdits::canWriteChanged, this, &EditorPlace::readList);
        connect(&library->edits(), &model::OwnerEdits::failed, this, &EditorPlace::saveFailed);
    }
    readList();
    Q_EMIT undoStackChanged();
}

bool EditorPlace::isEditing() const
{
    return m_stack->currentWidget() == m_editor && m_session.isOpen();
}

void EditorPlace::readList()
{
    model::CardLibrary* library = m_session.library();
    std::unique_ptr<model::DraftStore> drafts;
    if (library != nullptr && library->writing() != nullptr)
        drafts = std::make_unique<model::DraftStore>(*library->writing());
    QStringList games;
    std::vector<std::pair<QString, QString>> named;
    for (const model::GameCards* game : model::allGameCards()) {
        games << game->id();
        if (game->hasOwnCards())
            named.emplace_back(game->id(), game->name().in(m_settings.language()));
    }
    m_list->setGames(named);
    m_cards.read(library != nullptr ? &library->store() : nullptr, drafts.get(), games);
    m_list->refresh(m_session.canWrite());
    showChoices();
    Q_EMIT statusChanged();
}

QString EditorPlace::status() const
{
    if (!isEditing())
        return tr("%n own card(s)", nullptr, m_cards.rowCount());
    int wrong = 0;
    for (const model::DraftProblem& problem : m_session.problems())
        wrong += problem.blocks ? 1 : 0;
    return wrong == 0 ? tr("This card can be saved") : tr("%n problem(s) to fix", nullptr, wrong);
}

QUndoStack* EditorPlace::undoStack() const
{
    if (isEditing())
        return m_undo;
    return m_session.library() != nullptr ? &m_session.library()->edits().undoStack() : nullptr;
}

void EditorPlace::takeFocus()
{
    if (isEditing())
        m_editor->takeFocus();
    else
        m_list->takeFocus();
}

void EditorPlace::newCard()
{
    m_session.beginNew(m_list->game().isEmpty() ? m_game : m_list->game());
    showEditor();
}

void EditorPlace::edit(const QString& game, const QString& id)
{
    if (m_session.open(game, id))
        showEditor();
}

void EditorPlace::copy(const QString& game, const QString& id)
{
    if (m_session.beginCopy(game, id))
        showEditor();
}

void EditorPlace::showEditor()
{
    m_stack->setCurrentWidget(m_editor);
    m_editor->takeFocus();
    showChoices();
    Q_EMIT undoStackChanged();
    Q_EMIT statusChanged();
}

void EditorPlace::showList()
{
    const QString game = m_session.draft().game;
    const QString id = m_session.draft().id;
    m_session.keepDraft();
    m_session.close();
    m_stack->setCurrentWidget(m_list);
    if (!id.isEmpty())
        m_list->choose(game, id);
    readList();
    m_list->takeFocus();
    Q_EMIT undoStackChanged();
}

void EditorPlace::save()
{
    if (!isEditing() || !m_session.canSave())
        return;
    const QString name = model::shownCard(m_session.draft()).name.in(m_settings.language());
    const bool correction = m_session.purpose() == model::DraftPurpose::Correction;
    if (m_session.save(correction ? tr("correction of %1").arg(name) : tr("own card %1").arg(name)))
        Q_EMIT told({u"card"_s, MessageKind::Good, [name, correction] {
                         return correction ? tr("Your correction of “%1” was saved.").arg(name)
                                           : tr("“%1” was added to your library.").arg(name);
                     }});
}

void EditorPlace::tryCard()
{
    if (!isEditing() || !m_session.canTry())
        return;
    const QString name = model::shownCard(m_session.draft()).name.in(m_settings.language()).trimmed();
    Q_EMIT tryWanted(model::tryPosition(m_session.draft(), tr("Trying %1").arg(name)));
}

void EditorPlace::editChosen()
{
    const auto* row = m_list->chosen();
    if (row == nullptr || row->state == OwnState::Removed)
        return;
    if (row->state == OwnState::Draft) {
        if (m_session.takeUp(QString(row->game), QString(row->key)))
            showEditor();
        return;
    }
    edit(QString(row->game), QString(row->key));
}

void EditorPlace::removeChosen()
{
    model::CardLibrary* library = m_session.library();
    const auto* chosen = m_list->chosen();
    if (chosen == nullptr || library == nullptr || library->writing() == nullptr || isEditing())
        return;
    const model::OwnCardModel::Row row = *chosen;
    const QString name = row.card.name.in(m_settings.language()).trimmed();
    if (row.state == OwnState::Draft) {
        model::DraftStore drafts(*library->writing());
        const auto draft = drafts.draft(row.game, row.key);
        if (!draft || !*draft || !drafts.discard(row.game, row.key))
            return;
        readList();
        Q_EMIT told({u"card"_s,
                     MessageKind::Note,
                     [] { return tr("The draft was discarded."); },
                     {{[] { return tr("Undo"); },
                       [this, key = row.key, kept = **draft] {
                           if (auto* open = m_session.library();
                               open != nullptr && open->writing() != nullptr)
                               (void)model::DraftStore(*open->writing())
                                   .keep(key, kept, QDateTime::currentDateTimeUtc());
                           readList();
                       }}}});
        return;
    }
    auto own = library->store().ownerCard(row.game, row.key);
    if (!own)
        return;
    const bool back = row.state == OwnState::Removed;
    if (back)
        own->layer.kind = row.card.kind;
    else
        own->layer.kind.reset();
    library->edits().put(*own, back ? tr("%1 restored").arg(name) : tr("%1 removed").arg(name));
    if (!back)
        Q_EMIT told({u"card"_s,
                     MessageKind::Note,
                     [name] { return tr("“%1” was removed. Decks that contain it keep it.").arg(name); },
                     {{[] { return tr("Undo"); },
                       [this] {
                           if (m_session.library() != nullptr)
                               m_session.library()->edits().undoStack().undo();
                       }}}});
}

void EditorPlace::showChoices()
{
    const bool shown = isVisible();
    action("card.save")->setEnabled(shown && isEditing() && m_session.canSave());
    action("card.try")->setEnabled(shown && isEditing() && m_session.canTry());
    action("card.remove")
        ->setEnabled(shown && !isEditing() && m_list->chosen() != nullptr && m_session.canWrite());
}

void EditorPlace::showSample()
{
    using namespace rules::effects;
    m_session.beginNew(m_game);
    model::CardDraft draft = m_session.draft();
    draft.name = {u"Storm Witch"_s, u"Sturmhexe"_s};
    draft.gender = Gender::Feminine;
    draft.strength = 3;
    model::EffectBuilder builder(
        {model::EffectBuilder::begun(rules::effects::EffectType::Deployment, model::RuleKind::Character)}, 0,
        model::RuleKind::Character);
    builder.set(model::EffectPart::Condition, static_cast<int>(Condition::OpponentHasMoreCoins));
    builder.set(0, model::StepPart::Side, static_cast<int>(SideScope::Opposing));
    builder.addStep();
    builder.set(1, model::StepPart::Code, static_cast<int>(OpCode::Gain));
    builder.set(1, model::StepPart::Then, 1);
    draft.effects = builder.effects();
    m_session.change(model::DraftField::Effects, draft);
    showEditor();
}

void EditorPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_cards.setLanguage(m_settings.language());
    m_list->refresh(m_session.canWrite());
    Q_EMIT statusChanged();
}

void EditorPlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    if (!isEditing())
        readList();
    showChoices();
}

void EditorPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    m_session.keepDraft();
    restActions(m_actions);
}

} // namespace views
