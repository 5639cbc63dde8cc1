// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/about/system_report.h"

#include <QDir>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>

namespace views {

namespace {

QString withoutHome(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

} // namespace

QString systemReport(const ReportPlaces& places)
{
    QStringList lines;
    const auto add = [&lines](const char* name, const QString& value) {
        lines << QStringLiteral("%1: %2").arg(QLatin1String(name), value);
    };
    add("Castellan", QCoreApplication::applicationVersion());
    add("Qt",
        QStringLiteral("%1 (built with %2)").arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR)));
    add("System", QStringLiteral("%1, %2 %3, %4")
                      .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                           QSysInfo::currentCpuArchitecture()));
    add("Display", QGuiApplication::platformName());
    for (const QScreen* screen : QGuiApplication::screens()) {
        add("Screen", QStringLiteral("%1 × %2 at %3 dpi, scale %4")
                          .arg(screen->size().width())
                          .arg(screen->size().height())
                          .arg(qRound(screen->logicalDotsPerInch()))
                          .arg(screen->devicePixelRatio()));
    }
    add("Language", QStringLiteral("%1 (system %2)").arg(QLocale().name(), QLocale::system().name()));
    add("Font", QFontInfo(QGuiApplication::font()).family());
    add("Library", withoutHome(places.library));
    add("Settings", withoutHome(places.settings));
    return lines.join(u'\n');
}

} // namespace views
