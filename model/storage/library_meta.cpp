// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/library_meta.h"

namespace model {

using namespace Qt::StringLiterals;

StorageResult<std::optional<QString>> LibraryMeta::value(const QString& key) const
{
    const auto found = m_database.value(u"SELECT value FROM meta WHERE key = ?"_s, key);
    if (!found)
        return found.error();
    return found->isValid() ? std::optional(found->toString()) : std::nullopt;
}

StorageResult<Done> LibraryMeta::set(const QString& key, const QString& value)
{
    // Qt stores a null string as NULL, which means "unknown"; an empty value is a value.
    const QString stored = value.isNull() ? u""_s : value;
    return m_database.run(u"INSERT INTO meta (key, value) VALUES (?, ?) "
                          "ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s,
                          key, stored);
}

StorageResult<Done> LibraryMeta::remove(const QString& key)
{
    return m_database.run(u"DELETE FROM meta WHERE key = ?"_s, key);
}

} // namespace model
