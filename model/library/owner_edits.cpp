// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/owner_edits.h"

namespace model {

/// The store gives back what it replaces, so that doing and undoing are the same: put in the one value, keep
/// the other.
template <class T>
class OwnerEdits::Swap : public QUndoCommand
{
public:
    Swap(OwnerEdits& edits, QString game, QString card, T value,
         std::function<StorageResult<T>(const T&)> set, const QString& text)
        : QUndoCommand(text)
        , m_edits(edits)
        , m_game(std::move(game))
        , m_card(std::move(card))
        , m_value(std::move(value))
        , m_set(std::move(set))
    {}

    void redo() override { exchange(); }
    void undo() override { exchange(); }

private:
    void exchange()
    {
        const auto former = m_set(m_value);
        if (!former) {
            setObsolete(true);
            Q_EMIT m_edits.failed(former.error());
            return;
        }
        m_value = *former;
        Q_EMIT m_edits.changed(m_game, m_card);
    }

    OwnerEdits& m_edits;
    QString m_game;
    QString m_card;
    T m_value; ///< what the next swap puts in
    std::function<StorageResult<T>(const T&)> m_set;
};

OwnerEdits::OwnerEdits(QObject* parent)
    : QObject(parent)
{}

void OwnerEdits::setStore(LibraryStore* store)
{
    if (store == m_store)
        return;
    m_store = store;
    m_stack.clear();
    Q_EMIT canWriteChanged();
}

template <class T>
void OwnerEdits::push(const QString& game, const QString& card, T value,
                      std::function<StorageResult<T>(const T&)> set, const QString& step)
{
    if (m_store != nullptr)
        m_stack.push(new Swap<T>(*this, game, card, std::move(value), std::move(set), step));
}

void OwnerEdits::correct(const QString& game, const QString& card, CardField field,
                         const std::optional<QString>& value, const QString& step)
{
    push<std::optional<QString>>(
        game, card, value,
        [this, game, card, field](const std::optional<QString>& v) {
            return m_store->correct(game, card, field, v);
        },
        step);
}

void OwnerEdits::put(const OwnerCard& card, const QString& step)
{
    push<OwnerCard>(
        card.layer.game, card.layer.card, card,
        [this](const OwnerCard& v) { return m_store->putOwnerCard(v); }, step);
}

void OwnerEdits::setOwned(const QString& game, const QString& card, int copies, const QString& step)
{
    push<int>(
        game, card, copies, [this, game, card](int v) { return m_store->setOwned(game, card, v); }, step);
}

void OwnerEdits::setOwned(const QString& game, const QHash<QString, int>& copies, const QString& step)
{
    push<QHash<QString, int>>(
        game, {}, copies, [this, game](const QHash<QString, int>& v) { return m_store->setOwned(game, v); },
        step);
}

void OwnerEdits::setTags(const QString& game, const QString& card, const QStringList& tags,
                         const QString& step)
{
    push<QStringList>(
        game, card, tags,
        [this, game, card](const QStringList& v) { return m_store->setTags(game, card, v); }, step);
}

void OwnerEdits::setBoxOwned(const QString& game, const QString& box, bool owned, const QString& step)
{
    push<bool>(
        game, {}, owned, [this, game, box](bool v) { return m_store->setBoxOwned(game, box, v); }, step);
}

} // namespace model
