// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_exports.h"

#include "model/proxies/cut_paths.h"
#include "model/proxies/file_set.h"
#include "model/proxies/tabletop_deck.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUrl>

namespace model {

namespace {

QByteArray asPng(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QString kindOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

QString beside(const QString& path, const QString& what, const QString& ending)
{
    const QFileInfo file(path);
    return file.absoluteDir().filePath(QStringLiteral("%1-%2.%3").arg(file.completeBaseName(), what, ending));
}

} // namespace

bool isCutPathName(const QString& path)
{
    return kindOf(path) == u"svg" || kindOf(path) == u"dxf";
}

std::optional<ProxyFailure> writeCutPaths(const ProxyJob& job, const QString& path)
{
    FileSet files;
    for (int sheet = 0; sheet < static_cast<int>(job.sheets.size()); ++sheet) {
        const QString name =
            sheet == 0 ? path : beside(path, QString::number(sheet + 1), QFileInfo(path).suffix());
        if (auto failure =
                files.add(name, kindOf(path) == u"dxf" ? cutPathsDxf(job, sheet) : cutPathsSvg(job, sheet)))
            return failure;
    }
    return files.commit();
}

std::optional<ProxyFailure> writeTabletop(const ProxyJob& job, const QString& path, PictureSource* pictures,
                                          const ProxyProgress& progress)
{
    const auto picture = [&path](const QString& what) { return beside(path, what, QStringLiteral("png")); };
    const auto url = [](const QString& file) { return QUrl::fromLocalFile(file).toString(); };
    const QString back = picture(QStringLiteral("back"));
    const int sheets = tabletopSheets(job.deck);
    FileSet files;
    QStringList urls;
    for (int sheet = 0; sheet < sheets; ++sheet) {
        if (progress && !progress(sheet, sheets))
            return ProxyFailure{};
        const QString name = picture(QString::number(sheet + 1));
        urls << url(name);
        // One at a time: a picture of seventy cards takes a hundred megabytes.
        if (auto failure = files.add(name, asPng(tabletopFaces(job, pictures, sheet))))
            return failure;
    }
    if (auto failure = files.add(back, asPng(tabletopBack(job))))
        return failure;
    if (auto failure = files.add(path, QJsonDocument(tabletopObject(job, urls, url(back))).toJson()))
        return failure;
    if (progress)
        (void)progress(sheets, sheets);
    return files.commit();
}

} // namespace model
