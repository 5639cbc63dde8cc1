// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is in a file of a match, of either format: reading ends, what was read survives being written and
// read again, salvaging gives no less than reading, and replaying it is refused or leads to a match.
#include "model/play/match_session.h"
#include "model/play/running_match.h"
#include "rules/core/match_file.h"
#include "tests/support/fuzz_bytes.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

namespace {

void tryMatchFile(const std::string& text)
{
    const auto read = rules::readMatchFile(text);
    const auto salvaged = rules::salvageMatchFile(text);
    if (read && (!salvaged || salvaged->wrong || !(salvaged->file == *read)))
        require("salvaging a whole file gives something else");
    if (!salvaged)
        return;
    if (salvaged->wrong && salvaged->wrong->text().empty())
        require("damage without a reason");
    const auto again = rules::readMatchFile(rules::writeMatchFile(salvaged->file));
    if (!again || !(*again == salvaged->file))
        require("a match that was written is read as another one");
}

void tryTable(const QByteArray& text)
{
    const auto kept = model::RunningMatch::read(text);
    if (!kept)
        return;
    for (std::size_t i = 0; i < kept->steps.size(); ++i)
        if (kept->steps[i].parent > i)
            require("a step that follows a later one");
    const auto again = model::RunningMatch::read(model::RunningMatch::writeWhole(*kept));
    if (!again || again->badLine != 0 || again->steps != kept->steps || again->here != kept->here)
        require("a table that was written is read as another one");
}

void replay(const QByteArray& text)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.match"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        require("there is no space for the input");
    file.close();
    model::MatchSession session({});
    QString problem;
    const auto opened = session.open(path, &problem);
    if (!opened && opened.error().text().empty())
        require("a refusal without a reason");
    if (opened && session.timeline().here() >= session.timeline().size())
        require("the match is nowhere");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static int count = 0;
    static const QCoreApplication application(count, nullptr);
    if (size > 16'384)
        return 0;
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    tryMatchFile(text.toStdString());
    tryTable(text);
    replay(text);
    return 0;
}
