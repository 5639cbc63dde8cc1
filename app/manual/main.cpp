// SPDX-License-Identifier: GPL-3.0-or-later
// castellan-manual FOLDER VERSION: writes the manual pages in both languages and the completion of three
// shells, as they are installed below share/. A part of the build; it is not installed.
#include "app/manual/completion.h"
#include "app/manual/manual_page.h"
#include "model/files/file_writer.h"
#include "model/language/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace {

bool write(const QString& path, const QString& text)
{
    QDir().mkpath(QFileInfo(path).path());
    const auto written = model::writeFile(path, text.toUtf8());
    if (!written)
        qCritical("%s: %s", qPrintable(path), qPrintable(written.error().reason));
    return written.has_value();
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        qCritical("usage: castellan-manual FOLDER VERSION");
        return 2;
    }
    const QDir folder(arguments[1]);
    const QString& version = arguments[2];
    bool good = true;
    const auto put = [&](const QString& name, const QString& text) {
        good = write(folder.filePath(name), text) && good;
    };
    model::Translations translations;
    for (const model::Language language : {model::Language::English, model::Language::German}) {
        translations.switchTo(language);
        const QString place = language == model::Language::German ? QStringLiteral("man/de/man1/")
                                                                  : QStringLiteral("man/man1/");
        put(place + QStringLiteral("castellan.1"), app::windowManual(version));
        put(place + QStringLiteral("castellan-cli.1"), app::commandLineManual(version));
    }
    put(QStringLiteral("bash-completion/completions/castellan"), app::windowCompletion(app::Shell::Bash));
    put(QStringLiteral("bash-completion/completions/castellan-cli"),
        app::commandLineCompletion(app::Shell::Bash));
    put(QStringLiteral("zsh/vendor-completions/_castellan"), app::windowCompletion(app::Shell::Zsh));
    put(QStringLiteral("zsh/vendor-completions/_castellan-cli"), app::commandLineCompletion(app::Shell::Zsh));
    put(QStringLiteral("fish/vendor_completions.d/castellan.fish"), app::windowCompletion(app::Shell::Fish));
    put(QStringLiteral("fish/vendor_completions.d/castellan-cli.fish"),
        app::commandLineCompletion(app::Shell::Fish));
    return good ? 0 : 1;
}
