// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/pdf_file.h"

#include <QFuture>
#include <QObject>

#include <atomic>
#include <functional>

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

    /// Returns at once; finished() tells what became of it.
    void write(std::shared_ptr<const model::ProxyJob> job, const QString& path,
               const model::PrinterProfile& profile);
    /// Returns when the pages are with the printer; the window stays alive meanwhile.
    void print(std::shared_ptr<const model::ProxyJob> job, QPagedPaintDevice& printer,
               const model::PrinterProfile& profile);
    void stop() { m_stopped = true; }

Q_SIGNALS:
    void started();
    void progress(int done, int pages);
    void finished(const model::ProxyResult& result);

private:
    using Run = std::function<model::ProxyResult(const model::ProxyMeans&)>;
    void start(const model::PrinterProfile& profile, Run run);

    std::atomic<bool> m_stopped = false;
    bool m_running = false;
    QFuture<void> m_future;
};

} // namespace views
