// SPDX-License-Identifier: GPL-3.0-or-later
//
// set_book SOURCE TARGET WIDTH HEIGHT COLUMNS POINTS FAMILY HYPHENATED JUSTIFIED HEAD: one paragraph per line
// of the source, its kind (1, 2 or t) and a tab before it. For set_books.py.
#include "tests/support/typeset_pdf.h"

#include <QFile>
#include <QGuiApplication>
#include <QStringList>

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    QFile source(arguments.value(1));
    if (arguments.size() < 11 || !source.open(QIODevice::ReadOnly))
        return 2;
    std::vector<tests::SetParagraph> paragraphs;
    for (const QString& line : QString::fromUtf8(source.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        using Kind = tests::SetParagraph::Kind;
        paragraphs.push_back({line.mid(2), line.front() == u'1'   ? Kind::Chapter
                                           : line.front() == u'2' ? Kind::Heading
                                                                  : Kind::Text});
    }
    tests::TypeStyle style;
    style.page = QSizeF(arguments[3].toDouble(), arguments[4].toDouble());
    style.columns = arguments[5].toInt();
    style.points = arguments[6].toDouble();
    style.family = arguments[7];
    style.hyphenated = arguments[8] == u"1";
    style.justified = arguments[9] == u"1";
    style.runningHead = arguments[10];
    style.margin = 40;
    (void)tests::typesetPdf(arguments[2], paragraphs, style);
    return 0;
}
