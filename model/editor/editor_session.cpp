// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/editor_session.h"

namespace model {

namespace {

/// What is typed goes on as one step; what is chosen is a step each time.
bool isTyped(DraftField field)
{
    switch (field) {
    case DraftField::NameEn:
    case DraftField::NameDe:
    case DraftField::Strength:
    case DraftField::WordingEn:
    case DraftField::WordingDe:
    case DraftField::Tags:
    case DraftField::Answers: return true;
    default: return false;
    }
}

} // namespace

class EditorSession::Edit : public QUndoCommand
{
public:
    Edit(EditorSession& session, DraftField field, CardDraft to)
        : QUndoCommand(nameOf(field))
        , m_session(session)
        , m_field(field)
        , m_before(session.m_draft)
        , m_after(std::move(to))
    {}

    [[nodiscard]] int id() const override { return isTyped(m_field) ? static_cast<int>(m_field) + 1 : -1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const Edit*>(other);
        // One more or one fewer answer is no typing.
        if (next->m_after.answers.size() != m_after.answers.size())
            return false;
        m_after = next->m_after;
        return true;
    }
    void redo() override { m_session.setDraft(m_after); }
    void undo() override { m_session.setDraft(m_before); }

private:
    EditorSession& m_session;
    DraftField m_field;
    CardDraft m_before;
    CardDraft m_after;
};

EditorSession::EditorSession(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_autosave([this] { return writeDrafts(); })
{
    connect(&m_autosave, &Autosave::failed, this, &EditorSession::draftFailed);
    connect(&m_autosave, &Autosave::recovered, this, &EditorSession::draftRecovered);
}

EditorSession::~EditorSession()
{
    if (m_autosave.isPending())
        keepDraft();
}

void EditorSession::putAway()
{
    if (!m_autosave.isPending() || m_autosave.now() || m_key.isEmpty() || !isChanged())
        return;
    m_left.push_back({m_key, m_draft});
}

void EditorSession::setLibrary(CardLibrary* library)
{
    if (m_autosave.isPending())
        keepDraft();
    if (m_library != nullptr)
        m_library->edits().disconnect(this);
    m_library = library;
    const auto takeWriting = [this] {
        Database* writing = m_library != nullptr ? m_library->writing() : nullptr;
        m_drafts = writing != nullptr ? std::make_unique<DraftStore>(*writing) : nullptr;
        m_autosave.setDatabase(writing);
        if (m_drafts && m_isOpen && isChanged())
            m_autosave.soon();
        Q_EMIT savedChanged();
    };
    if (library != nullptr)
        connect(&library->edits(), &OwnerEdits::canWriteChanged, this, takeWriting);
    takeWriting();
    if (library == nullptr)
        close();
}

void EditorSession::start(OpenedCard opened, const QString& key)
{
    putAway();
    m_undo.clear();
    m_opened = std::move(opened);
    m_draft = m_opened.draft;
    m_key = key;
    m_isOpen = true;
    m_problems = check(m_draft, m_opened.purpose);
    if (m_drafts && !key.isEmpty()) {
        if (const auto kept = m_drafts->draft(m_draft.game, key); kept && *kept && !(**kept == m_draft)) {
            CardDraft draft = **kept;
            draft.id = m_draft.id;
            draft.kind = m_opened.purpose == DraftPurpose::Correction ? m_draft.kind : draft.kind;
            m_undo.push(new Edit(*this, DraftField::Kind, draft));
        }
    }
    Q_EMIT openedChanged();
    Q_EMIT draftChanged();
    Q_EMIT savedChanged();
}

void EditorSession::beginNew(const QString& game)
{
    start(newCard(game), {});
}

bool EditorSession::open(const QString& game, const QString& id)
{
    if (m_library == nullptr)
        return false;
    auto opened = openCard(m_library->store(), game, id);
    if (!opened || !*opened)
        return false;
    start(std::move(**opened), id);
    return true;
}

bool EditorSession::beginCopy(const QString& game, const QString& id)
{
    if (m_library == nullptr)
        return false;
    auto opened = openCard(m_library->store(), game, id);
    if (!opened || !*opened)
        return false;
    const LocalText& name = (*opened)->draft.name;
    const auto again = [](const QString& text, const QString& form) {
        return text.isEmpty() ? text : form.arg(text);
    };
    start(copyOf(**opened,
                 {again(name.en, QStringLiteral("%1, a copy")), again(name.de, QStringLiteral("%1, Kopie"))}),
          {});
    m_autosave.soon();
    return true;
}

bool EditorSession::takeUp(const QString& game, const QString& key)
{
    if (!m_drafts)
        return false;
    const auto kept = m_drafts->draft(game, key);
    if (!kept || !*kept)
        return false;
    start(newCard(game), key);
    return true;
}

void EditorSession::close()
{
    if (!m_isOpen)
        return;
    putAway();
    m_isOpen = false;
    m_undo.clear();
    m_key.clear();
    Q_EMIT openedChanged();
    Q_EMIT savedChanged();
}

bool EditorSession::isChanged() const
{
    return m_isOpen && !(m_draft == m_opened.draft);
}

bool EditorSession::canTry() const
{
    return m_isOpen && canBeSaved(m_problems);
}

void EditorSession::setDraft(const CardDraft& draft)
{
    m_draft = draft;
    m_problems = check(m_draft, m_opened.purpose);
    m_autosave.soon();
    Q_EMIT draftChanged();
    Q_EMIT savedChanged();
}

void EditorSession::change(DraftField field, const CardDraft& to)
{
    if (m_isOpen && !(to == m_draft))
        m_undo.push(new Edit(*this, field, to));
}

bool EditorSession::isCorrected(DraftField field) const
{
    return m_isOpen && m_opened.purpose == DraftPurpose::Correction && !isSame(field, m_draft, m_opened.base);
}

void EditorSession::backToBase(DraftField field)
{
    CardDraft to = m_draft;
    copyField(field, m_opened.base, to);
    change(field, to);
}

void EditorSession::revert()
{
    change(DraftField::Kind, m_opened.draft);
}

bool EditorSession::save(const QString& step)
{
    if (!canSave())
        return false;
    QString id = m_draft.id;
    if (m_opened.purpose == DraftPurpose::NewCard) {
        const QString name = m_draft.name.en.trimmed().isEmpty() ? m_draft.name.de : m_draft.name.en;
        const auto free = m_library->store().freeOwnId(m_draft.game, name);
        if (!free)
            return false;
        id = *free;
    }
    bool failed = false;
    const auto listening =
        connect(&m_library->edits(), &OwnerEdits::failed, this, [&failed] { failed = true; });
    m_library->edits().put(ownerCardOf(m_opened, m_draft, id), step);
    disconnect(listening);
    if (failed)
        return false;
    if (m_left.empty())
        m_autosave.forget();
    if (m_drafts && !m_key.isEmpty())
        (void)m_drafts->discard(m_draft.game, m_key);
    auto opened = openCard(m_library->store(), m_draft.game, id);
    if (opened && *opened)
        start(std::move(**opened), id);
    return true;
}

void EditorSession::keepDraft()
{
    (void)m_autosave.now();
}

StorageResult<Done> EditorSession::writeDrafts()
{
    if (!m_drafts)
        return Done{};
    while (!m_left.empty()) {
        if (auto kept = m_drafts->keep(m_left.front().key, m_left.front().draft, m_clock.now()); !kept)
            return kept;
        m_left.erase(m_left.begin());
    }
    if (!m_isOpen)
        return Done{};
    const bool isNew = m_opened.purpose == DraftPurpose::NewCard;
    const bool worth = isChanged() || (isNew && !(m_draft == newCard(m_draft.game).draft));
    if (m_key.isEmpty() && worth) {
        const auto free = m_drafts->freeKey(m_draft.game);
        if (!free)
            return free.error();
        m_key = *free;
    }
    if (m_key.isEmpty())
        return Done{};
    return worth ? m_drafts->keep(m_key, m_draft, m_clock.now()) : m_drafts->discard(m_draft.game, m_key);
}

void EditorSession::recheck()
{
    m_problems = check(m_draft, m_opened.purpose);
}

QString EditorSession::nameOf(DraftField field)
{
    switch (field) {
    case DraftField::NameEn:
    case DraftField::NameDe: return tr("name of the card");
    case DraftField::Kind: return tr("the whole card");
    case DraftField::Gender: return tr("gender of the German name");
    case DraftField::Strength: return tr("strength");
    case DraftField::Box: return tr("box");
    case DraftField::Effects: return tr("effect");
    case DraftField::WordingEn:
    case DraftField::WordingDe: return tr("custom text");
    case DraftField::Tags: return tr("tags");
    case DraftField::Answers: return tr("clarification");
    case DraftField::Picture: return tr("picture");
    }
    return {};
}

void copyField(DraftField field, const CardDraft& from, CardDraft& to)
{
    switch (field) {
    case DraftField::NameEn: to.name.en = from.name.en; break;
    case DraftField::NameDe: to.name.de = from.name.de; break;
    case DraftField::Kind: to.kind = from.kind; break;
    case DraftField::Gender: to.gender = from.gender; break;
    case DraftField::Strength: to.strength = from.strength; break;
    case DraftField::Box: to.box = from.box; break;
    case DraftField::Effects:
        to.effects = from.effects;
        to.data = from.data;
        break;
    case DraftField::WordingEn: to.wording.en = from.wording.en; break;
    case DraftField::WordingDe: to.wording.de = from.wording.de; break;
    case DraftField::Tags: to.tags = from.tags; break;
    case DraftField::Answers: to.answers = from.answers; break;
    case DraftField::Picture: to.picture = from.picture; break;
    }
}

bool isSame(DraftField field, const CardDraft& a, const CardDraft& b)
{
    CardDraft copied = a;
    copyField(field, b, copied);
    return copied == a;
}

} // namespace model
