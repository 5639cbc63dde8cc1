// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_store.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace model {

/// What the owner changes about cards, each change a step that can be undone. Every function says in `step`
/// what an undo menu calls it, and does nothing where the library cannot be written.
class OwnerEdits : public QObject
{
    Q_OBJECT

public:
    explicit OwnerEdits(QObject* parent = nullptr);

    /// Where changes are written; it outlives its use here. Null: nothing can be changed.
    void setStore(LibraryStore* store);
    [[nodiscard]] bool canWrite() const { return m_store != nullptr; }
    [[nodiscard]] QUndoStack& undoStack() { return m_stack; }

    void correct(const QString& game, const QString& card, CardField field,
                 const std::optional<QString>& value, const QString& step);
    /// All that the owner says about a card at once: a card of one's own made, changed, removed or brought
    /// back, or a correction of several values.
    void put(const OwnerCard& card, const QString& step);
    void setOwned(const QString& game, const QString& card, int copies, const QString& step);
    /// Copies of several cards in one step.
    void setOwned(const QString& game, const QHash<QString, int>& copies, const QString& step);
    void setTags(const QString& game, const QString& card, const QStringList& tags, const QString& step);
    void setBoxOwned(const QString& game, const QString& box, bool owned, const QString& step);

Q_SIGNALS:
    /// Also by undo and redo. No card: boxes, or copies of several cards.
    void changed(const QString& game, const QString& card);
    void canWriteChanged();
    /// The step was not taken, and the library is as it was.
    void failed(const model::StorageError& error);

private:
    template <class T>
    class Swap;
    template <class T>
    void push(const QString& game, const QString& card, T value,
              std::function<StorageResult<T>(const T&)> set, const QString& step);

    LibraryStore* m_store = nullptr;
    QUndoStack m_stack;
};

} // namespace model
