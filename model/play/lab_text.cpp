// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/lab_text.h"

#include <QStringList>

namespace model {

LabCheck checkLab(const QString& text, const GameFinder& find)
{
    LabCheck check;
    auto start = startOf({{}, {}, text.isEmpty() ? QStringLiteral(" ") : text}, find);
    if (!start) {
        check.reason = QString::fromStdString(start.error().text());
        const QString place = QString::fromStdString(start.error().place);
        if (place.startsWith(QStringLiteral("line ")))
            check.line = place.mid(5).toInt();
        return check;
    }
    check.possible = true;
    check.match = std::move(start->stage.match);
    return check;
}

std::optional<QString> labTextOf(const rules::AnyMatch& match, const QString& title)
{
    const std::vector<std::string> lines = match.scenarioLines();
    if (lines.empty())
        return std::nullopt;
    QString text = QStringLiteral("scenario ") + title + u'\n';
    for (const std::string& line : lines)
        text += QString::fromStdString(line) + u'\n';
    return text;
}

QString emptyLabText(const rules::KnownGame& game, const QString& title)
{
    return QStringLiteral("scenario %1\ngame %2\nvariant %3\n\n")
        .arg(title, QString::fromStdString(std::string(game.id())),
             QString::fromStdString(game.variants().front()));
}

QString withCard(const QString& text, const rules::ZoneView& zone, const QString& card, bool down)
{
    const QString id = QString::fromStdString(zone.id);
    QStringList lines = text.split(u'\n');
    while (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    if (zone.shape == rules::ZoneShape::Tile) {
        const QString owner = zone.owner.empty() ? QStringLiteral("A") : QString::fromStdString(zone.owner);
        lines << QStringLiteral("given at %1 %2 %3").arg(id, owner, card);
        return lines.join(u'\n') + u'\n';
    }
    const QString head = QStringLiteral("given %1:").arg(QString(id).replace(u'.', u' '));
    const QString word = card + (down ? QStringLiteral("(down)") : QString());
    for (QString& line : lines) {
        if (line.section(u'#', 0, 0).simplified().startsWith(head)) {
            line = line.section(u'#', 0, 0).trimmed() + u' ' + word;
            return lines.join(u'\n') + u'\n';
        }
    }
    // Given lines stand before the first move.
    qsizetype place = lines.size();
    for (qsizetype i = 0; i < lines.size() && place == lines.size(); ++i)
        if (lines[i].startsWith(QStringLiteral("do ")) || lines[i].startsWith(QStringLiteral("expect ")) ||
            lines[i].startsWith(QStringLiteral("refuse ")))
            place = i;
    lines.insert(place, head + u' ' + word);
    return lines.join(u'\n') + u'\n';
}

} // namespace model
