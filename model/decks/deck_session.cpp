// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_session.h"

namespace model {

DeckSession::DeckSession(DeckStore* store, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_autosave([this] { return writeDrafts(); })
{
    m_autosave.setDatabase(store != nullptr ? &store->database() : nullptr);
    connect(&m_autosave, &Autosave::failed, this, &DeckSession::draftFailed);
    connect(&m_autosave, &Autosave::recovered, this, &DeckSession::draftRecovered);
}

DeckSession::~DeckSession()
{
    if (m_autosave.isPending())
        (void)keepDraft();
}

void DeckSession::setStore(DeckStore* store)
{
    m_store = store;
    m_autosave.setDatabase(store != nullptr ? &store->database() : nullptr);
    if (m_store != nullptr && !m_deck.id.isEmpty())
        m_autosave.soon();
}

void DeckSession::start(const Deck& saved, bool neverSaved)
{
    if (m_autosave.isPending() && !keepDraft() && isChanged() && !isUntouched())
        m_left.insert_or_assign(m_deck.id, m_deck);
    m_saved = saved;
    m_deck = saved;
    m_neverSaved = neverSaved;
    m_edits.clear();
    m_position = 0;
    m_mayGoOn = false;
}

void DeckSession::open(const Deck& saved)
{
    start(saved, false);
    if (m_store != nullptr)
        if (const auto draft = draftOf(saved.id); draft && *draft) {
            DeckEdit edit = editBetween(saved, **draft);
            if (!edit.isEmpty()) {
                model::redo(m_deck, edit);
                m_edits.push_back(std::move(edit));
                m_position = 1;
            }
        }
    Q_EMIT changed();
    Q_EMIT editsChanged();
    Q_EMIT savedChanged();
}

void DeckSession::begin(const Deck& deck)
{
    start(deck, true);
    m_autosave.soon();
    Q_EMIT changed();
    Q_EMIT editsChanged();
    Q_EMIT savedChanged();
}

StorageResult<bool> DeckSession::openById(const QString& id)
{
    if (m_store == nullptr)
        return false;
    const auto saved = m_store->deck(id);
    if (!saved)
        return saved.error();
    if (*saved) {
        open(**saved);
        return true;
    }
    const auto draft = draftOf(id);
    if (!draft)
        return draft.error();
    if (*draft) {
        begin(**draft);
        if (m_left.empty())
            m_autosave.forget();
    }
    return draft->has_value();
}

void DeckSession::push(DeckEdit edit)
{
    const bool wasChanged = isChanged();
    model::redo(m_deck, edit);
    m_edits.resize(static_cast<std::size_t>(m_position));
    if (m_mayGoOn && m_position > 0 && goesOn(m_edits.back(), edit)) {
        m_edits.back().fields.front().after = edit.fields.front().after;
    } else {
        m_edits.push_back(std::move(edit));
        ++m_position;
    }
    m_mayGoOn = true;
    m_autosave.soon();
    Q_EMIT changed();
    Q_EMIT editsChanged();
    if (wasChanged != isChanged())
        Q_EMIT savedChanged();
}

void DeckSession::change(const Deck& to)
{
    DeckEdit edit = editBetween(m_deck, to);
    if (!edit.isEmpty())
        push(std::move(edit));
}

void DeckSession::changeCopies(const std::vector<CopiesChange>& by)
{
    Deck to = m_deck;
    for (const CopiesChange& change : by)
        to.change(change.card, change.to - change.from, change.name);
    change(to);
}

void DeckSession::set(DeckField field, const QVariant& value)
{
    Deck to = m_deck;
    setField(to, field, value);
    change(to);
}

void DeckSession::setWords(const QString& field, const QStringList& words)
{
    Deck to = m_deck;
    to.setWords(field, words);
    change(to);
}

void DeckSession::goTo(int position)
{
    const int wanted = qBound(0, position, static_cast<int>(m_edits.size()));
    if (wanted == m_position)
        return;
    const bool wasChanged = isChanged();
    for (; m_position > wanted; --m_position)
        model::undo(m_deck, m_edits[static_cast<std::size_t>(m_position - 1)]);
    for (; m_position < wanted; ++m_position)
        model::redo(m_deck, m_edits[static_cast<std::size_t>(m_position)]);
    m_mayGoOn = false;
    m_autosave.soon();
    Q_EMIT changed();
    Q_EMIT editsChanged();
    if (wasChanged != isChanged())
        Q_EMIT savedChanged();
}

StorageResult<int> DeckSession::save(int restored)
{
    if (m_store == nullptr)
        return StorageError{StorageErrorCode::CannotOpen, QStringLiteral("no library is open")};
    auto number = m_store->save(m_deck, restored);
    if (!number)
        return number.error();
    if (m_left.empty())
        m_autosave.forget();
    m_saved = m_deck;
    m_neverSaved = false;
    m_mayGoOn = false;
    Q_EMIT savedChanged();
    return number;
}

StorageResult<Done> DeckSession::keepDraft()
{
    return m_autosave.now();
}

StorageResult<std::optional<Deck>> DeckSession::draftOf(const QString& id)
{
    if (const auto left = m_left.find(id); left != m_left.end())
        return std::optional<Deck>(left->second);
    return m_store->draft(id);
}

StorageResult<Done> DeckSession::writeDrafts()
{
    if (m_store == nullptr || m_store->isReadOnly())
        return Done();
    while (!m_left.empty()) {
        if (m_left.begin()->first != m_deck.id)
            if (auto saved = m_store->saveDraft(m_left.begin()->second); !saved)
                return saved;
        m_left.erase(m_left.begin());
    }
    if (m_deck.id.isEmpty())
        return Done();
    return isChanged() && !isUntouched() ? m_store->saveDraft(m_deck) : m_store->discardDraft(m_deck.id);
}

bool DeckSession::isUntouched() const
{
    return m_neverSaved && m_deck == m_saved && m_deck.cards.empty() && m_deck.fields.isEmpty() &&
           m_deck.name.isEmpty() && m_deck.notes.isEmpty();
}

} // namespace model
