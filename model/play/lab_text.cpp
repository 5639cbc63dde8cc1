// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/lab_text.h"

#include <QStringList>

namespace model {

LabCheck checkLab(const QString& text, const GameFinder& find)
{
    LabCheck check;
    auto start = startOf({{}, {}, text.isEmpty() ? QStringLiteral(" ") : text}, find);
    if (!start) {
        check.reason = QString::fromStdString(start.error().text(rules::Language::English));
        check.line = static_cast<int>(start.error().place.line);
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

QString emptyLabText(const rules::KnownGame& game, const QString& title, const std::string& variant)
{
    rules::MatchSetup setup;
    setup.game = std::string(game.id());
    setup.variant = variant.empty() ? game.variants().front().id : variant;
    setup.seed = 1;
    if (const auto begun = game.start(setup))
        if (const auto text = labTextOf(*begun->match, title))
            return *text;
    return QStringLiteral("scenario %1\ngame %2\nvariant %3\n")
        .arg(title, QString::fromStdString(setup.game), QString::fromStdString(setup.variant));
}

} // namespace model
