// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/about/system_report.h"

#include "model/about/library_versions.h"

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
    const auto add = [&lines](const QString& name, const QString& value) {
        lines << QStringLiteral("%1: %2").arg(name, value);
    };
    add(QStringLiteral("Castellan"), QCoreApplication::applicationVersion());
    for (const model::LibraryVersion& library : model::libraryVersions())
        add(library.name, library.version);
    add(QStringLiteral("System"), QStringLiteral("%1, %2 %3, %4")
                                      .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                           QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()));
    add(QStringLiteral("Display"), QGuiApplication::platformName());
    for (const QScreen* screen : QGuiApplication::screens()) {
        add(QStringLiteral("Screen"), QStringLiteral("%1 × %2 at %3 dpi, scale %4")
                                          .arg(screen->size().width())
                                          .arg(screen->size().height())
                                          .arg(qRound(screen->logicalDotsPerInch()))
                                          .arg(screen->devicePixelRatio()));
    }
    add(QStringLiteral("Language"),
        QStringLiteral("%1 (system %2)").arg(QLocale().name(), QLocale::system().name()));
    add(QStringLiteral("Font"), QFontInfo(QGuiApplication::font()).family());
    add(QStringLiteral("Library"), withoutHome(places.library));
    add(QStringLiteral("Settings"), withoutHome(places.settings));
    return lines.join(u'\n');
}

} // namespace views
