// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_kind.h"

#include "model/decks/formats/deck_file.h"
#include "model/files/plain_file.h"
#include "model/packs/manifest.h"

#include <QFileInfo>

namespace model {

namespace {

/// In the header of an SQLite file; written by the migrator.
constexpr qsizetype kApplicationIdOffset = 68;
/// Where a zip archive has the name of its first file.
constexpr qsizetype kZipNameOffset = 30;

bool isLibrary(const QByteArray& head)
{
    return head.startsWith("SQLite format 3") && head.mid(kApplicationIdOffset, 4) == "Cstl";
}

bool isPack(const QByteArray& head)
{
    return head.startsWith("PK\003\004") && head.mid(kZipNameOffset).startsWith("manifest.json") &&
           (head.contains("\"licence\"") || head.contains("\"requires\""));
}

/// Comments and empty lines may come before the first word.
bool isScenario(const QByteArray& head)
{
    for (const QByteArray& line : head.split('\n')) {
        const QByteArray text = line.trimmed();
        if (text.isEmpty() || text.startsWith('#'))
            continue;
        return text.startsWith("scenario ") && head.contains("\ngame ");
    }
    return false;
}

FileKind kindOfName(const QString& name)
{
    const auto endsWith = [&name](QStringView ending) { return name.endsWith(ending, Qt::CaseInsensitive); };
    if (endsWith(u'.' + kPackEnding.toString()))
        return FileKind::Pack;
    if (endsWith(u".match") || endsWith(u".castellan-match") || endsWith(u".castellan-table"))
        return FileKind::Match;
    if (endsWith(u".scenario"))
        return FileKind::Scenario;
    if (endsWith(u".castellan"))
        return FileKind::Library;
    if (endsWith(u".pdf"))
        return FileKind::Pdf;
    return formatOfName(name) ? FileKind::Deck : FileKind::Unknown;
}

} // namespace

FileKind fileKindOf(const QByteArray& head, const QString& name)
{
    if (isLibrary(head))
        return FileKind::Library;
    if (isPack(head))
        return FileKind::Pack;
    if (head.startsWith("%PDF-"))
        return FileKind::Pdf;
    if (head.startsWith("castellan-match ") || head.startsWith("castellan table "))
        return FileKind::Match;
    if (isScenario(head))
        return FileKind::Scenario;
    if (head.startsWith('{') && head.left(64).contains("\"castellan-deck\""))
        return FileKind::Deck;
    return kindOfName(name);
}

FileKind fileKindOf(const QString& path)
{
    const auto head = readPlainHead(path, kTellingBytes);
    return fileKindOf(head ? *head : QByteArray(), QFileInfo(path).fileName());
}

} // namespace model
