// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPagedPaintDevice;
class QPainter;

namespace model {

/// Why there is no file or print. `path` and `reason` are for sentences that need them.
struct ProxyFailure
{
    enum class Kind { Cancelled, CannotWrite, Printer };

    Kind kind = Kind::Cancelled;
    QString path;
    QString reason; ///< of the system, without a full stop
    bool diskFull = false;
};

/// Called before each page with the number of those that are done; false stops the work.
using ProxyProgress = std::function<bool(int done, int pages)>;

/// Pages of one paper and what is painted on them.
struct PagedWork
{
    QSizeF paper; ///< mm, as it lies
    QString title;
    int pages = 0;
    std::function<void(QPainter&, int page)> paint; ///< in millimetres
    ProxyProgress progress = {};
    /// Asked after every page and at the end where it is set: whether the printer is still there.
    std::function<bool()> isSound = {};
};

/// Writes a PDF: vectors, embedded fonts, text that can be searched. The file appears under its name when it
/// is complete, and never otherwise. May run in any thread.
[[nodiscard]] std::optional<ProxyFailure> writePages(const PagedWork& work, const QString& path);

/// Paints on a printer, whose paper it sets. May run in any thread.
[[nodiscard]] std::optional<ProxyFailure> printPages(const PagedWork& work, QPagedPaintDevice& printer);

} // namespace model
