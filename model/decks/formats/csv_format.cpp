// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/line_formats.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

constexpr int kMostColumns = 50;
constexpr auto kMostRows = static_cast<std::size_t>(kMostDeckLines);

struct CsvRow
{
    int line = 0;
    QStringList cells;
};

/// RFC 4180 with any of the separators in use: quotes may hold separators, line ends and doubled quotes.
std::vector<CsvRow> rowsOf(const QString& text, QChar separator)
{
    std::vector<CsvRow> rows;
    CsvRow row{1, {}};
    QString cell;
    bool quoted = false;
    bool blank = true; // nothing but blanks in this cell so far
    int line = 1;
    const auto endCell = [&] {
        if (row.cells.size() < kMostColumns)
            row.cells << cell.trimmed();
        cell.clear();
        blank = true;
    };
    for (qsizetype i = 0; i < text.size() && rows.size() < kMostRows; ++i) {
        const QChar c = text[i];
        if (c == u'\n')
            ++line;
        if (quoted) {
            if (c != u'"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[i++];
            else
                quoted = false;
        } else if (c == u'"' && blank) {
            quoted = true;
            blank = false;
            cell.clear();
        } else if (c == separator) {
            endCell();
        } else if (c == u'\n') {
            endCell();
            rows.push_back(std::exchange(row, CsvRow{line, {}}));
        } else {
            blank = blank && c.isSpace();
            cell += c;
        }
    }
    if (!cell.isEmpty() || !row.cells.isEmpty()) {
        endCell();
        rows.push_back(row);
    }
    return rows;
}

QChar separatorOf(const QString& text)
{
    const QString first = text.section(u'\n', 0, 0);
    const std::array<QChar, 3> candidates{u'\t', u';', u','};
    return *std::max_element(candidates.begin(), candidates.end(),
                             [&](QChar a, QChar b) { return first.count(a) < first.count(b); });
}

struct Columns
{
    int count = -1;
    int id = -1;
    int name = -1;
};

std::optional<Columns> headingOf(const QStringList& cells)
{
    static const QStringList counts{QStringLiteral("count"), QStringLiteral("copies"), QStringLiteral("qty"),
                                    QStringLiteral("quantity"), QStringLiteral("anzahl")};
    static const QStringList names{QStringLiteral("name"),    QStringLiteral("name_en"),
                                   QStringLiteral("name_de"), QStringLiteral("card"),
                                   QStringLiteral("karte"),   QStringLiteral("card name")};
    Columns columns;
    for (int i = 0; i < cells.size(); ++i) {
        const QString cell = cells[i].toLower();
        if (counts.contains(cell) && columns.count < 0)
            columns.count = i;
        else if (cell == u"id" && columns.id < 0)
            columns.id = i;
        else if (names.contains(cell) && columns.name < 0)
            columns.name = i;
    }
    if (columns.id < 0 && columns.name < 0)
        return std::nullopt;
    return columns;
}

QString quotedCell(const QString& cell)
{
    // A cell that begins like a formula would be run by a spreadsheet.
    const bool formula = !cell.isEmpty() && QStringLiteral("=+-@").contains(cell[0]);
    if (!formula && !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
        return cell;
    QString inner = formula ? u'\'' + cell : cell;
    return u'"' + inner.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString deckToCsv(const Deck& deck, const CardDirectory& cards)
{
    QString text = QStringLiteral("count,id,name_en,name_de\n");
    const auto row = [&](int copies, const QString& id, const QString& reminder) {
        text += QStringLiteral("%1,%2,%3,%4\n")
                    .arg(QString::number(copies), quotedCell(id),
                         quotedCell(cards.nameOf(id, Language::English, reminder)),
                         quotedCell(cards.nameOf(id, Language::German, reminder)));
    };
    for (const DeckCard& card : deck.cards)
        row(card.copies, card.card, card.name);
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            row(1, card, {});
    return text;
}

DeckReadResult deckFromCsv(const QString& text, const CardFinder& finder)
{
    DeckReading reading;
    reading.deck.game = finder.cards().game();
    DeckCollector collect(finder, reading);
    const std::vector<CsvRow> rows = rowsOf(text, separatorOf(text));
    if (rows.size() >= kMostRows)
        return DeckReadError{FileFault::TooLarge, {}};
    const auto heading = rows.empty() ? std::nullopt : headingOf(rows.front().cells);
    const Columns columns = heading.value_or(Columns{0, -1, 1});
    for (std::size_t i = heading ? 1 : 0; i < rows.size(); ++i) {
        if (!finder.goesOn(static_cast<qsizetype>(i), static_cast<qsizetype>(rows.size())))
            return CardFinder::stopped();
        const CsvRow& row = rows[i];
        const QString written = row.cells.join(QStringLiteral(", "));
        if (row.cells.join(QString()).isEmpty())
            continue;
        const auto cell = [&](int column) { return column < 0 ? QString() : row.cells.value(column); };
        const QString id = cell(columns.id);
        QString count = cell(columns.count);
        QString name = cell(columns.name);
        if (!heading && row.cells.size() == 1)
            std::swap(count, name);
        const bool hasId = !id.isEmpty() && finder.cards().find(id) != nullptr;
        collect.add(row.line, written, hasId || name.isEmpty() ? id : name, count);
    }
    if (reading.lines.empty())
        return DeckReadError{FileFault::Empty, {}};
    return reading;
}

} // namespace model
