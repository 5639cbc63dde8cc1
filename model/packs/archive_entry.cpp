// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/archive_entry.h"

#include "rules/core/utf8.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Names of devices, with whatever ending.
bool isReserved(const QString& segment)
{
    static const QRegularExpression devices(u"^(con|prn|aux|nul|clock\\$|com[0-9¹²³]|lpt[0-9¹²³])(\\.|$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(segment).hasMatch();
}

bool isPlain(const QString& segment)
{
    if (segment.isEmpty() || segment.startsWith(u'.') || segment.startsWith(u' ') || segment.endsWith(u'.') ||
        segment.endsWith(u' '))
        return false;
    static const QString refused = u"\\:*?\"<>|"_s;
    return std::none_of(segment.begin(), segment.end(), [](QChar c) {
        return refused.contains(c) || c.category() == QChar::Other_Control ||
               c.category() == QChar::Other_Format || c.category() == QChar::Other_NotAssigned;
    });
}

std::optional<PackProblem> nameProblem(const ArchiveEntry& entry, const PackLimits& limits)
{
    const QString& path = entry.path;
    static const QRegularExpression drive(u"^[A-Za-z]:"_s);
    if (path.startsWith(u'/') || path.startsWith(u'\\') || drive.match(path).hasMatch())
        return PackProblem{PackFault::AbsolutePath, path, {}};
    QString plain = path;
    plain.replace(u'\\', u'/');
    if (plain.split(u'/').contains(u".."_s))
        return PackProblem{PackFault::PathEscapes, path, {}};
    if (path.toUtf8().size() > limits.pathBytes || path.count(u'/') >= limits.depth)
        return PackProblem{PackFault::BadName, path.left(limits.pathBytes), {}};
    for (const QString& segment : path.split(u'/')) {
        if (isReserved(segment))
            return PackProblem{PackFault::ReservedName, path, segment};
        if (!isPlain(segment))
            return PackProblem{PackFault::BadName, path, {}};
    }
    return {};
}

/// What file systems that do not tell large from small letters, or composed from decomposed ones, compare.
QString folded(const QString& path)
{
    return path.normalized(QString::NormalizationForm_KC)
        .toCaseFolded()
        .normalized(QString::NormalizationForm_KC);
}

} // namespace

void checkNames(const std::vector<ArchiveEntry>& entries, const PackLimits& limits, PackProblems& problems)
{
    QHash<QString, QString> known; // folded → as written
    QHash<QString, QString> folders;
    for (const ArchiveEntry& entry : entries) {
        if (auto problem = nameProblem(entry, limits)) {
            problems.push_back(std::move(*problem));
            continue;
        }
        const QString key = folded(entry.path);
        if (entry.isFolder) {
            folders.insert(key, entry.path);
        } else if (const auto other = known.constFind(key); other != known.constEnd()) {
            const bool same = *other == entry.path;
            problems.push_back({same ? PackFault::DuplicateName : PackFault::CaseClash, entry.path,
                                same ? QString() : *other});
        } else {
            known.insert(key, entry.path);
        }
        for (qsizetype at = entry.path.indexOf(u'/'); at >= 0; at = entry.path.indexOf(u'/', at + 1)) {
            const QString folder = entry.path.left(at);
            const QString folderKey = folded(folder);
            const auto other = folders.constFind(folderKey);
            if (other == folders.constEnd())
                folders.insert(folderKey, folder);
            else if (*other != folder)
                problems.push_back({PackFault::CaseClash, entry.path, *other});
        }
    }
    for (auto file = known.constBegin(); file != known.constEnd(); ++file) {
        if (const auto folder = folders.constFind(file.key()); folder != folders.constEnd())
            problems.push_back({PackFault::FileAndFolder, file.value(), *folder + u'/'});
    }
}

std::optional<QString> entryName(const QByteArray& name, PackProblems& problems)
{
    const std::string_view bytes(name.constData(), static_cast<std::size_t>(name.size()));
    if (name.contains('\0') || !rules::utf8::isValid(bytes)) {
        problems.push_back({PackFault::BadName, QString::fromLatin1(name.toPercentEncoding("/.-_ ")), {}});
        return {};
    }
    return QString::fromUtf8(name);
}

QString sizeInWords(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 0, QLocale::DataSizeTraditionalFormat);
}

} // namespace model
