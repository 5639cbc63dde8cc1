// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/pdf_file.h"

#include <QFuture>
#include <QObject>

#include <atomic>
#include <functional>

class QPrinter;

namespace views {

/// Writes or prints one job at a time in a thread of its own.
class PrintWork : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Stops what is going on and waits for it.
    ~PrintWork() override;

    [[nodiscard]] bool isRunning() const { return m_running; }

    /// What is done in the thread, with means that report progress and can be stopped.
    using Run = std::function<model::ProxyResult(const model::ProxyMeans&)>;
    /// Returns at once; finished() tells what became of it.
    void start(Run run);
    /// Returns when the pages are with the printer; the window stays alive meanwhile.
    void print(std::shared_ptr<const model::ProxyJob> job, QPrinter& printer, const model::ProxyMeans& with);
    void stop() { m_stopped = true; }

Q_SIGNALS:
    void started();
    void progress(int done, int pages);
    void finished(const model::ProxyResult& result);

private:
    std::atomic<bool> m_stopped = false;
    bool m_running = false;
    QFuture<void> m_future;
};

} // namespace views
