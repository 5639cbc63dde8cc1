// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/running_match.h"

#include "model/files/plain_file.h"
#include "model/play/play_reasons.h"
#include "model/play/recent_matches.h"
#include "rules/core/match_limits.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace model {

namespace {

const QByteArray kTitle = QByteArrayLiteral("castellan table 1");
const QString kSaved = QStringLiteral("saved");
const QString kEnd = QStringLiteral("end");
const QString kAssisted = QStringLiteral("assisted");
constexpr qsizetype kLargestFile = kLargestPlainFile;

QString hex(quint64 number)
{
    return QString::number(number, 16).rightJustified(16, u'0');
}

QString stepLine(const KeptStep& step)
{
    return QStringLiteral("step %1 %2 %3 %4").arg(step.parent).arg(hex(step.hash), step.seat, step.words);
}

/// Texts of people may have line ends.
QString textLine(const char* key, quint32 node, QString text)
{
    text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\n', QStringLiteral("\\n"));
    return QStringLiteral("%1 %2 %3").arg(QLatin1String(key)).arg(node).arg(text);
}

QString plain(const QString& kept)
{
    QString text;
    for (qsizetype i = 0; i < kept.size(); ++i) {
        if (kept[i] == u'\\' && i + 1 < kept.size())
            text += kept[++i] == u'n' ? QChar(u'\n') : kept[i];
        else
            text += kept[i];
    }
    return text;
}

QString reviewLine(quint32 node, const QString& text)
{
    return QStringLiteral("review %1 %2").arg(node).arg(text);
}

QString solvedLine(quint32 node)
{
    return QStringLiteral("solved %1").arg(node);
}

QString winnersLine(const QString& parties)
{
    return QStringLiteral("winners ") + parties;
}

/// Takes one line; false if it makes no sense after the lines before it.
bool take(const QString& line, KeptMatch& match, QStringList& setup)
{
    const QString key = line.section(u' ', 0, 0);
    const QString rest = line.section(u' ', 1);
    bool good = true;
    if (key == u"rules") {
        match.rulesVersion = rest.toUInt(&good);
    } else if (key == u"library") {
        match.libraryHash = rest.toULongLong(&good, 16);
    } else if (line == kSaved) {
        match.isSaved = true;
    } else if (line == kEnd) {
        match.isEnded = true;
    } else if (key == u"scenario-line") {
        match.setup.scenario += plain(rest) + u'\n';
    } else if (key == u"step") {
        KeptStep step;
        step.parent = rest.section(u' ', 0, 0).toUInt(&good);
        bool goodHash = true;
        step.hash = rest.section(u' ', 1, 1).toULongLong(&goodHash, 16);
        step.seat = rest.section(u' ', 2, 2);
        step.words = rest.section(u' ', 3);
        good = good && goodHash && step.parent <= match.steps.size() && !step.words.isEmpty() &&
               match.steps.size() < rules::kMostMatchSteps;
        if (good) {
            match.steps.push_back(step);
            match.here = static_cast<quint32>(match.steps.size());
            match.hasPlace = true;
        }
    } else if (key == u"here") {
        const quint32 here = rest.toUInt(&good);
        good = good && here <= match.steps.size();
        if (good)
            match.here = here;
        match.hasPlace = true;
    } else if (key == u"name" || key == u"note") {
        const quint32 node = rest.section(u' ', 0, 0).toUInt(&good);
        good = good && node <= match.steps.size();
        if (good)
            (key == u"name" ? match.names : match.notes).emplace_back(node, plain(rest.section(u' ', 1)));
    } else if (key == u"review") {
        const quint32 node = rest.section(u' ', 0, 0).toUInt(&good);
        good = good && node <= match.steps.size();
        if (good)
            match.findings.reviews[node] = rest.section(u' ', 1);
    } else if (key == u"solved") {
        const quint32 node = rest.toUInt(&good);
        good = good && node <= match.steps.size();
        if (good)
            match.findings.solved.insert(node);
    } else if (line == kAssisted) {
        match.findings.assisted = true;
    } else if (key == u"winners") {
        match.findings.winners = rest;
    } else if (match.steps.empty()) {
        setup << line;
    } else {
        good = false;
    }
    return good;
}

} // namespace

QByteArray RunningMatch::write(const KeptMatch& match, bool own)
{
    QStringList lines{QString::fromLatin1(kTitle), QStringLiteral("rules %1").arg(match.rulesVersion),
                      QStringLiteral("library ") + hex(match.libraryHash)};
    lines << writeTableSetup(match.setup);
    for (const QString& line : match.setup.scenario.split(u'\n', Qt::SkipEmptyParts))
        lines << QStringLiteral("scenario-line ") + QString(line).replace(u'\\', QStringLiteral("\\\\"));
    // What stands behind the first place was done by somebody at the table; see isWorthKeeping.
    if (own)
        lines << QStringLiteral("here 0");
    for (const KeptStep& step : match.steps)
        lines << stepLine(step);
    for (const auto& [node, text] : match.names)
        lines << textLine("name", node, text);
    for (const auto& [node, text] : match.notes)
        lines << textLine("note", node, text);
    for (const auto& [node, text] : match.findings.reviews)
        lines << reviewLine(node, text);
    for (const quint32 node : match.findings.solved)
        lines << solvedLine(node);
    if (match.findings.assisted)
        lines << kAssisted;
    if (!match.findings.winners.isEmpty())
        lines << winnersLine(match.findings.winners);
    lines << QStringLiteral("here %1").arg(match.here);
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray RunningMatch::writeWhole(const KeptMatch& match)
{
    QByteArray text = write(match);
    text.insert(kTitle.size() + 1, kSaved.toUtf8() + '\n');
    return text + kEnd.toUtf8() + '\n';
}

bool RunningMatch::isRunningMatch(const QByteArray& text)
{
    return text.startsWith(kTitle.first(kTitle.size() - 1));
}

bool RunningMatch::isWorthKeeping(const QByteArray& text)
{
    if (!isRunningMatch(text))
        return !text.isEmpty();
    const qsizetype begun = std::max<qsizetype>(0, text.indexOf("\nhere "));
    return text.indexOf("\nstep ", begun) >= 0 || text.indexOf("\nname ", begun) >= 0 ||
           text.indexOf("\nnote ", begun) >= 0;
}

rules::Result<KeptMatch> RunningMatch::read(const QByteArray& text)
{
    if (text.size() > kLargestFile)
        return rules::Error{"", {rules::CoreReason::FileTooLarge, kLargestFile >> 20}};
    const QByteArrayList lines = text.split('\n');
    if (lines.front() != kTitle)
        return rules::Error{rules::Location::ofLine(1), PlayReason::OtherVersion};
    KeptMatch match;
    QStringList setup;
    // Without a line end behind it the last line may be cut off anywhere.
    for (qsizetype i = 1; i + 1 < lines.size() && !match.isEnded; ++i) {
        if (take(QString::fromUtf8(lines[i]), match, setup))
            continue;
        match.badLine = i + 1;
        break;
    }
    if (match.isSaved && !match.isEnded && match.badLine == 0 && lines.back() != kEnd.toUtf8())
        match.badLine = lines.size();
    // Every file has its place behind the set-up. Without it a part of the set-up may be missing, and what is
    // left would be another match.
    auto read = readTableSetup(setup);
    if (!read || !match.hasPlace)
        return rules::Error{"", PlayReason::SetupUnreadable};
    read->scenario = match.setup.scenario;
    match.setup = std::move(*read);
    return match;
}

void RunningMatch::begin(const KeptMatch& match, bool own)
{
    m_file.close();
    m_failure.reset();
    makePrivateFolder(QFileInfo(m_path).path());
    const RecentMatches recent(m_path);
    if (const auto aside = recent.putAside(); !aside) {
        m_failure = aside.error();
        return;
    }
    if (const auto written = writeFile(m_path, write(match, own), FileAccess::Private); !written) {
        m_failure = written.error();
        return;
    }
    recent.thinOut();
    goOn();
}

void RunningMatch::goOn()
{
    if (const auto opened = m_file.open(m_path); !opened)
        m_failure = opened.error();
}

void RunningMatch::step(const KeptStep& step)
{
    append(stepLine(step));
}

void RunningMatch::here(quint32 node)
{
    append(QStringLiteral("here %1").arg(node));
}

void RunningMatch::name(quint32 node, const QString& text)
{
    append(textLine("name", node, text));
}

void RunningMatch::note(quint32 node, const QString& text)
{
    append(textLine("note", node, text));
}

void RunningMatch::review(quint32 node, const QString& text)
{
    append(reviewLine(node, text));
}

void RunningMatch::solved(quint32 node)
{
    append(solvedLine(node));
}

void RunningMatch::assisted()
{
    append(kAssisted);
}

void RunningMatch::winners(const QString& parties)
{
    append(winnersLine(parties));
}

void RunningMatch::end()
{
    m_file.close();
    if (RecentMatches(m_path).putAside())
        QFile::remove(m_path);
}

void RunningMatch::append(const QString& line)
{
    if (!m_file.isOpen())
        return;
    if (const auto appended = m_file.append(line.toUtf8() + '\n'); !appended)
        m_failure = appended.error();
    else
        m_failure.reset();
}

} // namespace model
