// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search_session.h"

#include "model/search/search_engine.h"
#include "model/storage/file_condition.h"

#include <functional>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace model {

namespace {

/// Collecting the words takes several times the memory that they need afterwards.
void giveBackFreed()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace

/// Opens the library in the thread that searches.
class SearchSession::Worker : public QObject
{
public:
    explicit Worker(const QString& path)
        : m_path(path)
    {}

    StorageResult<Done> open()
    {
        if (!m_engine) {
            auto database = Database::open(m_path, readingAccess(m_path));
            if (!database)
                return database.error();
            m_database = std::move(database).value();
            m_engine = std::make_unique<SearchEngine>(*m_database);
        }
        return Done{};
    }

    StorageResult<Done> load()
    {
        if (auto opened = open(); !opened)
            return opened;
        return m_engine->load();
    }

    /// After something was answered: the first letter that is typed then finds the words there.
    void loadWordsLater()
    {
        if (m_engine && !m_engine->hasWords())
            QMetaObject::invokeMethod(
                this,
                [this] {
                    (void)m_engine->loadWords();
                    giveBackFreed();
                },
                Qt::QueuedConnection);
    }

    StorageResult<SearchResult> search(const SearchRequest& request, const std::stop_token& stop)
    {
        if (auto opened = open(); !opened)
            return opened.error();
        return m_engine->search(request, stop);
    }

private:
    QString m_path;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<SearchEngine> m_engine;
};

SearchSession::SearchSession(const QString& libraryPath, QObject* parent)
    : QObject(parent)
    , m_worker(new Worker(libraryPath))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("search"));
    m_thread.start();
    // Ready before somebody types; a failure shows with the first search.
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { (void)worker->load(); }, Qt::QueuedConnection);
}

SearchSession::~SearchSession()
{
    m_current.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void SearchSession::cancel()
{
    m_current.request_stop();
    ++m_number;
    m_waiting = false;
}

void SearchSession::search(const SearchRequest& request)
{
    cancel();
    m_current = std::stop_source();
    m_waiting = true;
    QMetaObject::invokeMethod(
        m_worker,
        [this, request, number = m_number, stop = m_current.get_token()] {
            if (stop.stop_requested())
                return;
            auto result = m_worker->search(request, stop);
            m_worker->loadWordsLater();
            if (stop.stop_requested())
                return;
            const auto report = [this, number, result = std::move(result)] {
                if (number != m_number)
                    return;
                m_waiting = false;
                if (result)
                    Q_EMIT found(*result);
                else
                    Q_EMIT failed(result.error());
            };
            QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

} // namespace model
