// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_exports.h"

#include "model/proxies/cut_paths.h"
#include "model/proxies/tabletop_deck.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QUrl>

namespace model {

namespace {

/// At once or not at all.
std::optional<ProxyFailure> write(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return std::nullopt;
    return ProxyFailure{ProxyFailure::Kind::CannotWrite, path, file.errorString()};
}

std::optional<ProxyFailure> writePicture(const QString& path, const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return write(path, buffer.data());
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
    for (int sheet = 0; sheet < static_cast<int>(job.sheets.size()); ++sheet) {
        const QString name =
            sheet == 0 ? path : beside(path, QString::number(sheet + 1), QFileInfo(path).suffix());
        if (auto failure =
                write(name, kindOf(path) == u"dxf" ? cutPathsDxf(job, sheet) : cutPathsSvg(job, sheet)))
            return failure;
    }
    return std::nullopt;
}

std::optional<ProxyFailure> writeTabletop(const ProxyJob& job, const QString& path, PictureSource* pictures)
{
    const auto picture = [&path](const QString& what) { return beside(path, what, QStringLiteral("png")); };
    const auto url = [](const QString& file) { return QUrl::fromLocalFile(file).toString(); };
    const QString back = picture(QStringLiteral("back"));
    QStringList urls;
    for (int sheet = 1; sheet <= tabletopSheets(job.deck); ++sheet)
        urls << url(picture(QString::number(sheet)));
    const TabletopDeck deck = tabletopDeck(job, pictures, urls, url(back));
    for (size_t i = 0; i < deck.faces.size(); ++i) {
        if (auto failure = writePicture(picture(QString::number(i + 1)), deck.faces[i]))
            return failure;
    }
    if (auto failure = writePicture(back, deck.back))
        return failure;
    return write(path, QJsonDocument(deck.object).toJson());
}

} // namespace model
