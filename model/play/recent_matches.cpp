// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/recent_matches.h"

#include "model/files/plain_file.h"
#include "model/play/running_match.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace model {

namespace {

const QString kEnding = QStringLiteral(".match");

/// "library.running" of "library.running.match".
QString stemOf(const QString& running)
{
    const QString name = QFileInfo(running).fileName();
    return name.endsWith(kEnding) ? name.chopped(kEnding.size()) : name;
}

/// Whether a file holds something that nobody should lose. Also one that cannot be read here, or is larger
/// than any match: what it holds is not known.
bool isWorthKeeping(const QString& path)
{
    if (!QFileInfo::exists(path))
        return false;
    const auto content = readPlainFile(path, kLargestPlainFile);
    return !content || RunningMatch::isWorthKeeping(*content);
}

} // namespace

std::vector<RecentMatch> RecentMatches::list() const
{
    const QFileInfo running(m_running);
    const QString stem = stemOf(m_running);
    std::vector<RecentMatch> found;
    // The last one is how earlier versions called the only one that they kept.
    for (const QFileInfo& file : running.dir().entryInfoList(
             {stem + QStringLiteral(".*") + kEnding, running.fileName() + u'*'}, QDir::Files)) {
        const QString name = file.fileName();
        const QString middle =
            name.mid(stem.size() + 1)
                .chopped(std::min<qsizetype>(kEnding.size(), name.size() - stem.size() - 1));
        const bool isOurs = name == running.fileName() + QStringLiteral(".before") ||
                            (name.endsWith(kEnding) && !middle.isEmpty() && middle.at(0).isDigit());
        if (!isOurs)
            continue;
        RecentMatch match{file.filePath(), file.lastModified(), {}, {}, 0, false};
        const auto text = readPlainFile(file.filePath(), kLargestPlainFile);
        if (const auto kept = RunningMatch::read(text ? *text : QByteArray())) {
            match.game = QString::fromStdString(kept->setup.match.game);
            match.variant = QString::fromStdString(kept->setup.match.variant);
            match.steps = static_cast<int>(kept->steps.size());
            match.marked = !kept->names.empty() || !kept->notes.empty() || !kept->findings.reviews.empty();
            match.setup = kept->setup;
            match.winners = kept->findings.winners;
        }
        found.push_back(std::move(match));
    }
    std::sort(found.begin(), found.end(), [](const RecentMatch& a, const RecentMatch& b) {
        return a.when != b.when ? a.when > b.when : a.path > b.path;
    });
    return found;
}

WriteResult RecentMatches::putAside() const
{
    if (!isWorthKeeping(m_running))
        return rules::Done{};
    const QFileInfo running(m_running);
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"));
    // Two in one moment have to be told apart.
    for (int i = 0; i < 100; ++i) {
        const QString path = QStringLiteral("%1/%2.%3-%4%5")
                                 .arg(running.path(), stemOf(m_running), now)
                                 .arg(i, 2, 10, QChar(u'0'))
                                 .arg(kEnding);
        if (!QFile::exists(path))
            return moveFile(m_running, path);
    }
    return WriteError{false, running.fileName()};
}

void RecentMatches::thinOut() const
{
    std::size_t kept = 0;
    for (const RecentMatch& match : list())
        if (!match.marked && !match.game.isEmpty() && ++kept > kMost)
            QFile::remove(match.path);
}

} // namespace model
