// SPDX-License-Identifier: GPL-3.0-or-later
//
// match_layouts FOLDER [--half t|u] [--wrong] [--own-order] [--weights NUMBERS] [--fit ROUNDS]: how many
// clauses open on the right page of the PDFs that set_books.py has set. --wrong lists every clause without
// the right link; --fit looks for better weights on the layouts whose names begin with "t" and prints them.
#include "model/library/library_content.h"
#include "model/pdf/pdf_document.h"
#include "model/rulebook/clause_matcher.h"
#include "model/rulebook/edition.h"
#include "model/rulebook/rulebook_reader.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSet>
#include <QTextStream>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const char*, 3> kExtents{" (all rules)", " (base rules)",
                                              " (some rules in other words)"};

struct SetBook
{
    QString name;
    model::Language language = model::Language::English;
    int extent = 0; ///< see kExtents
    std::vector<model::PdfParagraph> paragraphs;
    QHash<QString, QSet<int>> truth; ///< pages by clause
};

struct Tally
{
    int stated = 0;
    int right = 0;
    int shown = 0;
    int wrong = 0;
    double loss = 0;
    std::array<int, 10> links{}; ///< by tenths of confidence
    std::array<int, 10> rightLinks{};

    void add(const Tally& other)
    {
        stated += other.stated;
        right += other.right;
        shown += other.shown;
        wrong += other.wrong;
        loss += other.loss;
        for (size_t i = 0; i < links.size(); ++i) {
            links[i] += other.links[i];
            rightLinks[i] += other.rightLinks[i];
        }
    }
};

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

std::vector<SetBook> readBooks(const QString& folder, const QString& half)
{
    std::vector<SetBook> books;
    for (const QString& name : QDir(folder).entryList({u"*.tsv"_s}, QDir::Files, QDir::Name)) {
        if (!half.isEmpty() && !name.startsWith(half))
            continue;
        SetBook& book = books.emplace_back();
        book.name = name.chopped(4);
        book.language = book.name.endsWith(u"de") ? model::Language::German : model::Language::English;
        QFile truth(QDir(folder).filePath(name));
        if (!truth.open(QIODevice::ReadOnly))
            continue;
        for (const QString& row : QString::fromUtf8(truth.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            for (const QString& page : row.section(u'\t', 1).split(u','))
                book.truth[row.section(u'\t', 0, 0)].insert(page.toInt());
        }
        book.extent = book.truth.size() > 150 ? 0 : book.truth.size() > 80 ? 1 : 2;
        const auto file = model::PdfFile::read(QDir(folder).filePath(book.name + u".pdf"_s));
        if (!file)
            continue;
        const auto document = model::PdfDocument::open(*file);
        if (!document)
            continue;
        model::ParagraphBuilder builder(
            [&](model::PdfParagraph paragraph) { book.paragraphs.push_back(std::move(paragraph)); });
        for (int page = 0; page < (*document)->pageCount(); ++page)
            builder.add((*document)->text(page));
        builder.finish();
    }
    return books;
}

Tally measure(const SetBook& book, const model::MatchWeights& weights, bool listWrong)
{
    const QString game = u"crimson-company"_s;
    static const std::vector<model::CardName> names = [&game] {
        std::vector<model::CardName> result;
        for (const model::Card& card : model::builtInCards(game))
            result.push_back({card.id, card.name, card.otherNames});
        return result;
    }();
    const auto matches = model::ClauseMatcher(model::builtInRulebook(game), names, book.language, weights)
                             .match(book.paragraphs);
    QHash<QString, const model::ClauseMatch*> links;
    for (const model::ClauseMatch& match : matches) {
        if (match.isFirst)
            links.insert(match.clause, &match);
    }
    const auto pageOf = [&](const model::ClauseMatch& match) {
        const model::PdfParagraph& paragraph = book.paragraphs[static_cast<size_t>(match.paragraph)];
        return paragraph.lines[static_cast<size_t>(match.firstLine)].page;
    };
    Tally tally;
    for (auto clause = book.truth.cbegin(); clause != book.truth.cend(); ++clause) {
        ++tally.stated;
        const model::ClauseMatch* link = links.value(clause.key());
        if (!link)
            tally.loss += -std::log(0.005);
    }
    for (auto link = links.cbegin(); link != links.cend(); ++link) {
        const double sure = std::clamp(static_cast<double>((*link)->confidence), 0.005, 0.995);
        const bool isStated = book.truth.contains(link.key());
        const bool isRight = isStated && book.truth[link.key()].contains(pageOf(**link));
        const auto tenth = static_cast<size_t>(sure * 10);
        ++tally.links[tenth];
        tally.rightLinks[tenth] += isRight ? 1 : 0;
        tally.loss += isRight ? -std::log(sure) : -std::log(1 - sure) + (isStated ? 1.5 : 0);
        if (static_cast<double>((*link)->confidence) < model::EditionLink::kLeastShown) {
            if (isStated && listWrong)
                out() << "  " << book.name << " weak " << link.key() << ' ' << sure
                      << (isRight ? " right" : " wrong") << '\n';
            continue;
        }
        ++tally.shown;
        tally.right += isRight ? 1 : 0;
        tally.wrong += isRight ? 0 : 1;
        if (!isRight && listWrong)
            out() << "  " << book.name << (isStated ? " wrong " : " unstated ") << link.key() << ' ' << sure
                  << " page " << pageOf(**link) << '\n';
    }
    if (listWrong) {
        for (auto clause = book.truth.cbegin(); clause != book.truth.cend(); ++clause) {
            if (!links.contains(clause.key()))
                out() << "  " << book.name << " none " << clause.key() << '\n';
        }
    }
    return tally;
}

QString percent(int part, int of)
{
    return of > 0 ? QString::number(100.0 * part / of, 'f', 1) + u" %"_s : u"-"_s;
}

void report(const std::vector<SetBook>& books, const model::MatchWeights& weights, bool listWrong)
{
    std::array<std::array<Tally, 2>, 3> sums;
    for (const SetBook& book : books) {
        const Tally tally = measure(book, weights, listWrong);
        sums[static_cast<size_t>(book.extent)][book.language == model::Language::German ? 1 : 0].add(tally);
        out() << book.name << kExtents[static_cast<size_t>(book.extent)] << ": right "
              << percent(tally.right, tally.stated) << ", wrong links " << percent(tally.wrong, tally.shown)
              << " of " << tally.shown << '\n';
    }
    for (const size_t extent : {0, 1, 2}) {
        for (const size_t language : {0, 1}) {
            const Tally& sum = sums[extent][language];
            out() << (language ? "German" : "English") << kExtents[extent] << ": right "
                  << percent(sum.right, sum.stated) << " of " << sum.stated << ", wrong links "
                  << percent(sum.wrong, sum.shown) << " of " << sum.shown << ", loss "
                  << sum.loss / std::max(1, sum.stated) << "\n  right by confidence:";
            for (size_t i = 0; i < sum.links.size(); ++i)
                out() << ' ' << i << "0 % " << sum.rightLinks[i] << '/' << sum.links[i];
            out() << '\n';
        }
    }
    out().flush();
}

double lossOf(const std::vector<SetBook>& books, const model::MatchWeights& weights)
{
    double loss = 0;
    for (const SetBook& book : books)
        loss += measure(book, weights, false).loss * (book.extent == 2 ? 2 : 1);
    return loss;
}

static_assert(sizeof(model::MatchWeights) % sizeof(float) == 0);
constexpr size_t count = sizeof(model::MatchWeights) / sizeof(float);

float& value(model::MatchWeights& weights, size_t i)
{
    return *(reinterpret_cast<float*>(&weights) + i);
}

void fit(const std::vector<SetBook>& books, int rounds, model::MatchWeights best)
{
    double loss = lossOf(books, best);
    std::array<float, count> steps;
    for (size_t i = 0; i < count; ++i)
        steps[i] = std::max(0.05f, std::abs(value(best, i)) * 0.3f);
    for (int round = 0; round < rounds; ++round) {
        for (size_t i = 0; i + 1 < count; ++i) {
            bool isBetter = false;
            for (const float sign : {1.f, -1.f}) {
                model::MatchWeights tried = best;
                value(tried, i) += sign * steps[i];
                if (const double now = lossOf(books, tried); now < loss) {
                    loss = now;
                    best = tried;
                    isBetter = true;
                    break;
                }
            }
            steps[i] *= isBetter ? 1.3f : 0.5f;
        }
        out() << "round " << round << " loss " << loss << ":";
        for (size_t i = 0; i < count; ++i)
            out() << ' ' << value(best, i);
        out() << '\n';
        out().flush();
    }
    report(books, best, true);
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 2)
        return 2;
    const qsizetype half = arguments.indexOf(u"--half"_s);
    const qsizetype rounds = arguments.indexOf(u"--fit"_s);
    const std::vector<SetBook> books = readBooks(arguments[1], rounds >= 0 ? u"t"_s
                                                               : half >= 0 ? arguments.value(half + 1)
                                                                           : QString());
    // As --fit prints them.
    model::MatchWeights weights;
    if (const qsizetype given = arguments.indexOf(u"--weights"_s); given >= 0) {
        const QStringList numbers = arguments.value(given + 1).split(u' ', Qt::SkipEmptyParts);
        for (size_t i = 0; i < count && i < static_cast<size_t>(numbers.size()); ++i)
            value(weights, i) = numbers[static_cast<qsizetype>(i)].toFloat();
    }
    if (arguments.contains(u"--own-order"_s))
        weights.references = 0;
    if (rounds >= 0)
        fit(books, arguments.value(rounds + 1).toInt(), weights);
    else
        report(books, weights, arguments.contains(u"--wrong"_s));
    return 0;
}
