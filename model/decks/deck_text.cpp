// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_text.h"

#include "model/library/folded.h"

#include <QHash>
#include <QRegularExpression>

namespace model {

namespace {

constexpr int kMostCopies = 99;

QHash<QString, QString> idsByName(const rules::effects::Library& library)
{
    QHash<QString, QString> ids;
    for (const rules::effects::Character& character : library.characters) {
        const QString id = QString::fromStdString(character.id);
        QStringList names{id, QString::fromStdString(character.name.en),
                          QString::fromStdString(character.name.de)};
        for (const std::string& name : character.otherNames)
            names.append(QString::fromStdString(name));
        for (const QString& name : names)
            // Once with umlauts reduced and once spelled out, as people type them.
            for (const QString& spelling : {folded(name), searchable({name}).section(QLatin1Char('\n'), 1)})
                if (!spelling.isEmpty())
                    ids.insert(spelling, id);
    }
    return ids;
}

} // namespace

DeckText readDeckText(const QString& text, const rules::effects::Library& library)
{
    static const QRegularExpression counted(QStringLiteral("^(\\d{1,4})\\s*[x×]?\\s+(.+)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QHash<QString, QString> ids = idsByName(library);
    DeckText deck;
    int number = 0;
    for (const QString& raw : text.split(QLatin1Char('\n'))) {
        ++number;
        const QString line = raw.section(QLatin1Char('#'), 0, 0).simplified();
        if (line.isEmpty())
            continue;
        const QRegularExpressionMatch match = counted.match(line);
        const int copies = match.hasMatch() ? match.captured(1).toInt() : 1;
        const QString id = ids.value(folded(match.hasMatch() ? match.captured(2) : line));
        if (id.isEmpty() || copies < 1 || copies > kMostCopies) {
            deck.problems.push_back({number, line});
            continue;
        }
        for (int i = 0; i < copies; ++i)
            deck.cards.append(id);
    }
    return deck;
}

} // namespace model
