// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/autosave.h"

namespace model {

namespace {

/// Long enough that typing does not write with every key, short enough that nobody misses what a kill costs.
constexpr std::chrono::milliseconds kDelay{150};
constexpr std::chrono::milliseconds kRetry{500};

} // namespace

Autosave::Autosave(std::function<StorageResult<Done>()> save, QObject* parent)
    : QObject(parent)
    , m_save(std::move(save))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::tryNow);
}

void Autosave::soon()
{
    if (!m_timer.isActive())
        m_timer.start(kDelay);
}

void Autosave::forget()
{
    m_timer.stop();
    (void)settle(Done{});
}

StorageResult<Done> Autosave::now()
{
    m_timer.stop();
    return settle(m_save());
}

void Autosave::tryNow()
{
    std::optional<NoWaiting> impatient;
    if (m_database != nullptr)
        impatient.emplace(*m_database);
    (void)settle(m_save());
}

StorageResult<Done> Autosave::settle(StorageResult<Done> saved)
{
    if (saved) {
        m_failing.invalidate();
        m_failures = 0;
        if (std::exchange(m_isReported, false))
            Q_EMIT recovered();
        return saved;
    }
    ++m_failures;
    if (!m_failing.isValid())
        m_failing.start();
    m_timer.start(kRetry);
    const bool mayPass = saved.error().code == StorageErrorCode::Locked;
    if (!m_isReported && (!mayPass || m_failing.elapsed() >= m_patience.count())) {
        m_isReported = true;
        Q_EMIT failed(saved.error());
    }
    return saved;
}

} // namespace model
