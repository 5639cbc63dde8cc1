// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_options.h"

#include "app/gui/start_option_table.h"
#include "model/decks/formats/share_link.h"
#include "model/files/file_kind.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace app {

namespace {

constexpr int kSmallestSide = 480;
constexpr int kLargestSide = 8192;

/// "1024x700"; nothing if it is none or no window could have it.
std::optional<QSize> sizeFrom(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,4})[x×](\\d{3,4})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto fits = [](int side) { return side >= kSmallestSide && side <= kLargestSide; };
    return fits(size.width()) && fits(size.height()) ? std::optional(size) : std::nullopt;
}

} // namespace

StartOptions readStartOptions(const QStringList& arguments)
{
    StartOptions result;
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Start::tr("Deck builder, rules reference and practice table for tabletop card games."));
    for (const StartOption& option : startOptionTable()) {
        QStringList names{QString::fromLatin1(option.name)};
        if (option.letter != nullptr)
            names.prepend(QString::fromLatin1(option.letter));
        parser.addOption({names, Start::tr(option.summary),
                          option.value != nullptr ? Start::tr(option.value) : QString()});
    }
    const QString library = QStringLiteral("library");
    const QString lang = QStringLiteral("lang");
    const QString tour = QStringLiteral("tour");
    const QString tourSize = QStringLiteral("tour-size");
    parser.addPositionalArgument(QStringLiteral("files"), Start::tr("Files to open."), Start::tr("[files…]"));

    const auto stop = [&result](const QString& answer, int code) {
        result.answer = answer;
        result.exitCode = code;
        return result;
    };
    if (!parser.parse(QStringList{QStringLiteral("castellan")} + arguments))
        return stop(parser.errorText(), 2);
    if (parser.isSet(QStringLiteral("help")))
        return stop(parser.helpText(), 0);
    if (parser.isSet(QStringLiteral("version")))
        return stop(QStringLiteral("castellan ") + QCoreApplication::applicationVersion(), 0);
    if (parser.isSet(lang)) {
        result.language = model::languageFromCode(parser.value(lang));
        if (!result.language)
            return stop(Start::tr("There is no language “%1”; use en or de.").arg(parser.value(lang)), 2);
    }
    if (parser.isSet(library)) {
        if (parser.value(library).isEmpty())
            return stop(Start::tr("--library needs the name of a file."), 2);
        result.libraryFile = QFileInfo(parser.value(library)).absoluteFilePath();
    }
    if (parser.isSet(tour)) {
        if (parser.value(tour).isEmpty())
            return stop(Start::tr("--tour needs the name of a folder."), 2);
        result.tourFolder = QFileInfo(parser.value(tour)).absoluteFilePath();
    }
    if (parser.isSet(tourSize)) {
        const auto size = sizeFrom(parser.value(tourSize));
        if (!size)
            return stop(Start::tr("--tour-size needs a width and a height from %1 to %2, such as 1024x700.")
                            .arg(kSmallestSide)
                            .arg(kLargestSide),
                        2);
        result.tourSize = *size;
    }
    for (const QString& file : parser.positionalArguments())
        // A share link is no path.
        result.files << (file.startsWith(model::kShareLink) ? file : QFileInfo(file).absoluteFilePath());
    return result;
}

void takeLibraryFromFiles(StartOptions& options)
{
    if (!options.libraryFile.isEmpty())
        return;
    const auto library = std::find_if(options.files.begin(), options.files.end(), [](const QString& file) {
        return QFileInfo::exists(file) && model::fileKindOf(file) == model::FileKind::Library;
    });
    if (library == options.files.end())
        return;
    options.libraryFile = *library;
    options.files.erase(library);
}

} // namespace app
