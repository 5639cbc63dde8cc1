// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/sqlite_guard.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <cstring>
#include <dlfcn.h>

// Names and numbers of SQLite's C interface, which it promises to keep
// (https://sqlite.org/c3ref/funclist.html). Its header is not used because Qt may carry a SQLite of its own.
struct sqlite3;

namespace model {

namespace {

constexpr int kConfigDefensive = 1010;
constexpr int kConfigTrustedSchema = 1017;

struct Limit
{
    int id;
    int most;
};

constexpr Limit kLimits[] = {
    {0, 64 << 20}, // bytes of a value or row; the largest are the texts of a pack
    {1, 1 << 20},  // bytes of a statement
    {2, 200},      // columns
    {4, 50},       // parts of a compound SELECT
    {8, 1000},     // length of a LIKE pattern
    {10, 10},      // depth of triggers that call triggers
};

constexpr int kStepsBetweenLooks = 20'000;

struct Functions
{
    int (*config)(sqlite3*, int, ...) = nullptr;
    int (*limit)(sqlite3*, int, int) = nullptr;
    void (*progress)(sqlite3*, int, int (*)(void*), void*) = nullptr;
    const char* (*sourceId)() = nullptr;

    [[nodiscard]] bool areThere() const
    {
        return config != nullptr && limit != nullptr && progress != nullptr && sourceId != nullptr;
    }
};

template <class Function>
void find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
}

/// Of the library that the driver has loaded; nothing is loaded here.
Functions functions()
{
    Functions found;
    void* library = dlopen("libsqlite3.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr)
        return found;
    find(library, "sqlite3_db_config", found.config);
    find(library, "sqlite3_limit", found.limit);
    find(library, "sqlite3_progress_handler", found.progress);
    find(library, "sqlite3_sourceid", found.sourceId);
    return found;
}

sqlite3* handleOf(const QSqlDatabase& connection)
{
    const QVariant handle = connection.driver()->handle();
    if (!handle.isValid() || std::strcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

/// Whether the driver works with these functions and not with a copy of its own.
bool belongTo(const Functions& found, const QSqlDatabase& connection)
{
    QSqlQuery query(connection);
    return query.exec(QStringLiteral("SELECT sqlite_source_id()")) && query.next() &&
           query.value(0).toString() == QString::fromUtf8(found.sourceId());
}

} // namespace

void SqliteGuard::attach(const QSqlDatabase& connection)
{
    const Functions found = functions();
    sqlite3* const database = handleOf(connection);
    if (database == nullptr || !found.areThere() || !belongTo(found, connection)) {
        qWarning("SQLite cannot be reached beside its driver: statements of this library have no limits");
        return;
    }
    found.config(database, kConfigDefensive, 1, nullptr);
    found.config(database, kConfigTrustedSchema, 0, nullptr);
    for (const Limit& each : kLimits)
        found.limit(database, each.id, each.most);
    found.progress(
        database, kStepsBetweenLooks,
        [](void* guard) { return static_cast<const SqliteGuard*>(guard)->isOver() ? 1 : 0; }, this);
    m_attached = true;
}

} // namespace model
