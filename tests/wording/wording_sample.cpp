// SPDX-License-Identifier: GPL-3.0-or-later

// wording_sample SEED LANGUAGE: 50 clauses, 60 texts of the interface, 50 log lines and 40 messages, drawn at
// random. The same seed gives the same texts on the same tree.
#include "tests/wording/people_texts.h"

#include <QTextStream>

#include <array>
#include <random>

int main(int argc, char** argv)
{
    QTextStream out(stdout);
    if (argc != 3) {
        out << "usage: wording_sample SEED en|de\n";
        return 2;
    }
    const QString language = QString::fromLatin1(argv[2]);
    std::mt19937 random(QByteArray(argv[1]).toUInt());
    const QList<tests::PeopleText> texts = tests::peopleTexts();
    constexpr std::array<std::pair<tests::TextKind, int>, 4> kParts{{{tests::TextKind::Clause, 50},
                                                                     {tests::TextKind::Interface, 60},
                                                                     {tests::TextKind::Log, 50},
                                                                     {tests::TextKind::Message, 40}}};
    for (const auto& [kind, count] : kParts) {
        QList<tests::PeopleText> some;
        for (const tests::PeopleText& each : texts)
            if (each.kind == kind && each.language == language)
                some << each;
        for (int i = 0; i < count && !some.isEmpty(); ++i) {
            // The distributions of the library differ; this is the same everywhere.
            const auto at = static_cast<qsizetype>(random() % static_cast<std::uint32_t>(some.size()));
            const tests::PeopleText drawn = some.takeAt(at);
            out << drawn.place.section(u'/', -1) << '\t' << drawn.text.simplified() << '\n';
        }
    }
    return 0;
}
