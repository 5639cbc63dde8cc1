// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/typeset_pdf.h"

#include <QFile>
#include <QStringList>

namespace tests {

/// The rules in words that are neither ours nor the publisher's, and the clauses that each paragraph tells.
struct ThirdWording
{
    std::vector<SetParagraph> paragraphs;
    std::vector<QStringList> clauses; ///< one list a paragraph

    /// `language` is "en" or "de".
    static ThirdWording read(const QString& language)
    {
        QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/third_wording_%1.txt").arg(language));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("there is no third wording");
        ThirdWording result;
        QStringList clauses;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (line.startsWith(u"@ "))
                clauses = line.mid(2).split(u' ');
            else if (line.startsWith(u"= "))
                result.add({line.mid(2), SetParagraph::Kind::Chapter}, {});
            else if (line.startsWith(u"== "))
                result.add({line.mid(3), SetParagraph::Kind::Heading}, {});
            else if (!line.startsWith(u'#'))
                result.add({line, SetParagraph::Kind::Text}, std::exchange(clauses, {}));
        }
        return result;
    }

private:
    void add(SetParagraph paragraph, QStringList told)
    {
        paragraphs.push_back(std::move(paragraph));
        clauses.push_back(std::move(told));
    }
};

} // namespace tests
