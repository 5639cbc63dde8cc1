// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

namespace model {

/// Reads one state of the library from begin to end, and locks the file once instead of once a statement.
/// Inside a transaction it does nothing.
class ReadScope
{
public:
    explicit ReadScope(Database& database)
        : m_database(database)
        , m_began(!database.isInTransaction() && database.run(QStringLiteral("BEGIN")).has_value())
    {}
    ~ReadScope()
    {
        if (m_began)
            (void)m_database.run(QStringLiteral("COMMIT"));
    }
    ReadScope(const ReadScope&) = delete;
    ReadScope& operator=(const ReadScope&) = delete;

private:
    Database& m_database;
    bool m_began;
};

} // namespace model
