// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/print_work.h"

#include <QEventLoop>
#include <QtConcurrentRun>

namespace views {

PrintWork::~PrintWork()
{
    stop();
    m_future.waitForFinished();
}

void PrintWork::start(const model::PrinterProfile& profile, Run run)
{
    Q_ASSERT(!m_running);
    m_running = true;
    m_stopped = false;
    Q_EMIT started();
    model::ProxyMeans means;
    means.profile = profile;
    means.progress = [this](int done, int pages) {
        QMetaObject::invokeMethod(this, [this, done, pages] { Q_EMIT progress(done, pages); });
        return !m_stopped;
    };
    m_future = QtConcurrent::run([this, means, run = std::move(run)] {
        const model::ProxyResult result = run(means);
        QMetaObject::invokeMethod(this, [this, result] {
            m_running = false;
            Q_EMIT finished(result);
        });
    });
}

void PrintWork::write(std::shared_ptr<const model::ProxyJob> job, const QString& path,
                      const model::PrinterProfile& profile)
{
    start(profile, [job = std::move(job), path](const model::ProxyMeans& means) {
        return model::writePdf(*job, path, means);
    });
}

void PrintWork::print(std::shared_ptr<const model::ProxyJob> job, QPagedPaintDevice& printer,
                      const model::PrinterProfile& profile)
{
    QEventLoop loop;
    connect(this, &PrintWork::finished, &loop, &QEventLoop::quit);
    start(profile, [job = std::move(job), &printer](const model::ProxyMeans& means) {
        return model::printJob(*job, printer, means);
    });
    loop.exec();
    m_future.waitForFinished();
}

} // namespace views
