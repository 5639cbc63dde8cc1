// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <sys/resource.h>

namespace tests {

/// What reading a hostile file may cost: 10 s of work, and 2 GB for the whole program, whose largest moment
/// counts. Work is processor time: other programs on the machine do not count.
class WorkBudget
{
public:
    WorkBudget()
        : m_begin(milliseconds())
    {}

    [[nodiscard]] bool isKept() const { return elapsed() < kMilliseconds && megabytes() < kMegabytes; }
    [[nodiscard]] QString text() const
    {
        return QStringLiteral("%1 ms, %2 MB").arg(elapsed()).arg(megabytes());
    }

private:
#ifdef CASTELLAN_SANITIZED
    static constexpr qint64 kMilliseconds = 60'000;
#else
    static constexpr qint64 kMilliseconds = 10'000;
#endif
    static constexpr qint64 kMegabytes = 2048;

    [[nodiscard]] static rusage used()
    {
        rusage usage = {};
        getrusage(RUSAGE_SELF, &usage);
        return usage;
    }
    [[nodiscard]] static qint64 megabytes()
    {
        return used().ru_maxrss >> 10;
    }
    [[nodiscard]] static qint64 milliseconds()
    {
        const auto of = [](const timeval& time) { return time.tv_sec * 1000 + time.tv_usec / 1000; };
        const rusage usage = used();
        return of(usage.ru_utime) + of(usage.ru_stime);
    }
    [[nodiscard]] qint64 elapsed() const
    {
        return milliseconds() - m_begin;
    }

    qint64 m_begin;
};

} // namespace tests
