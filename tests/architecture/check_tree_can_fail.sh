#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_tree_can_fail.sh QT_HEADERS: plants one breach at a time in a small clean tree and expects it to be found,
# and nothing else with it.

set -euo pipefail

check=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_tree.sh
qt_headers=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0
planted=0

clean_tree() {
    rm -rf "${tree:?}"/*
    mkdir -p "$tree"/{rules/core,model/{pdf,packs,decks},views/cards,app,tests/packs,scripts}
    printf '#include "rules/core/dice.h"\n\n#include <vector>\n' >"$tree/rules/core/dice.cpp"
    printf '#include "rules/core/dice.h"\n\n#include <QAction>\n#include <QSqlQuery>\n' >"$tree/model/decks/deck.cpp"
    printf '#include <poppler-qt6.h>\n' >"$tree/model/pdf/pages.cpp"
    printf '#include <KZip>\n' >"$tree/model/packs/pack.cpp"
    mkdir -p "$tree/model/games"
    printf '#include "rules/games/samurai/library.h"\n' >"$tree/model/games/samurai_cards.cpp"
    printf '#include "model/games/crowns_cards.h"\n' >"$tree/model/games/game_cards.cpp"
    printf '#include "model/pdf/poppler_version.h"\n\n#include <QWidget>\n' >"$tree/views/cards/cards.cpp"
    printf '#include "views/cards/cards.h"\n\n#include <QApplication>\n' >"$tree/app/main.cpp"
    printf '// Not a new QLabel.\nQLabel* m_title;\nsetWindowTitle(tr("Cards"));\nsetWindowTitle(model::visibleLine(name));\n' \
        >"$tree/views/cards/title.cpp"
    printf '#include <KZip>\n' >"$tree/tests/packs/test_pack.cpp"
    mkdir -p "$tree/model/files"
    printf 'QSaveFile file(path);\n' >"$tree/model/files/writer.cpp"
    printf 'QFile file(path); file.open(QIODevice::WriteOnly);\n' >"$tree/tests/packs/test_file.cpp"
    printf 'buffer.open(QIODevice::WriteOnly); // QSaveFile is not used\nimage.save(&buffer, "PNG");\n' >"$tree/app/memory.cpp"
    printf 'auto database = Database::open(path, Database::Access::ReadWrite);\n' >"$tree/model/decks/base.cpp"
    printf 'Start it in the folder at work/here or ~/home.\n' >"$tree/README.md"
}

report() {
    echo "FAILED: $1"
    failures=$((failures + 1))
}

# expect_breach FILE LINE REASON: one breach, there and of that kind.
expect_breach() {
    local output status=0
    clean_tree
    mkdir -p "$(dirname "$tree/$1")"
    printf '%s\n' "$2" >"$tree/$1"
    output=$("$check" "$tree" "$qt_headers" 2>&1) || status=$?
    planted=$((planted + 1))
    if ((status != 1)) || [[ $output != "$1:1: $3"* || $output == *$'\n'* ]]; then
        report "'$2' in $1 should be '$3', but exit code $status and: $output"
    fi
}

clean_tree
if ! output=$("$check" "$tree" "$qt_headers" 2>&1); then
    report "the clean tree is refused: $output"
fi

expect_breach rules/core/bad.h '#include <QString>' 'rules may use the standard library'
expect_breach rules/core/bad.h '#include <QtCore/QString>' 'rules may use the standard library'
expect_breach rules/core/bad.cpp '  #  include <qstring.h>' 'rules may use the standard library'
expect_breach rules/core/bad.cpp '#include <unistd.h>' 'rules may use the standard library'
expect_breach rules/core/bad.cpp '#include "model/decks/deck.h"' 'rules may use the standard library'
expect_breach model/decks/bad.cpp '#include <QWidget>' 'model must not know widgets'
expect_breach model/decks/bad.cpp '#include <qlabel.h> // a reason' 'model must not know widgets'
expect_breach model/decks/bad.cpp '#include <QtWidgets/QLabel>' 'model must not know widgets'
expect_breach model/decks/bad.cpp '#include <QtWidgets>' 'model must not know widgets'
expect_breach model/decks/bad.h '#include <QPrinter>' 'model must not know widgets'
expect_breach model/decks/bad.h '#include "views/cards/cards.h"' 'model must not know views or app'
expect_breach model/decks/bad.h '#include "app/main_window.h"' 'model must not know views or app'
expect_breach views/cards/bad.cpp '#include <QSqlDatabase>' 'views must not know SQL'
expect_breach views/cards/bad.cpp '#include <QtSql/QSqlQuery>' 'views must not know SQL'
expect_breach views/cards/bad.cpp '#include "app/main_window.h"' 'views must not know app'
expect_breach views/cards/bad.cpp '#include "../lab/lab.h"' 'includes start at the source root'
expect_breach model/decks/bad.cpp '#include <poppler-qt6.h>' 'Poppler is seen in model/pdf only'
expect_breach app/bad.cpp '#include "poppler-qt6.h"' 'Poppler is seen in model/pdf only'
expect_breach app/bad.cpp '#include <poppler/qt6/poppler-qt6.h>' 'Poppler is seen in model/pdf only'
expect_breach model/decks/bad.cpp '#include <KZip>' 'KArchive is seen in model/packs only'
expect_breach views/cards/bad.cpp '#include <karchive.h>' 'KArchive is seen in model/packs only'
for line in 'QSaveFile file(path);' 'if (!file.open(QIODevice::WriteOnly))' 'file->open(QFile::Append | QFile::Text);' \
    'return QFile::copy(from, to);' 'std::ofstream stream(path);' 'if (::rename(from, to) != 0)' 'return image.save(path);'; do
    expect_breach model/decks/bad.cpp "$line" 'files are written through model/files'
    expect_breach views/cards/bad.cpp "$line" 'files are written through model/files'
    expect_breach app/bad.cpp "$line" 'files are written through model/files'
done
for line in 'QPrinter printer(QPrinter::HighResolution);' 'QPdfWriter writer(path);' 'svg.setFileName(path);' \
    'QTemporaryFile file;' 'auto file = std::make_unique<QTemporaryFile>(path);' '#include <QTemporaryDir>' \
    'QSettings store(path);'; do
    expect_breach views/cards/bad.cpp "$line" 'files are written through model/files'
done
expect_breach rules/core/bad.cpp 'int n = std::stoi(text);' 'throws where the text is no number'
expect_breach model/decks/bad.cpp 'auto n = stoul (text);' 'throws where the text is no number'
for label in 'auto* x = new QLabel(this);' 'QLabel label(parent);' 'class Name : public QLabel'; do
    expect_breach views/cards/bad.cpp "$label" 'a label is a views::Label'
done
expect_breach app/bad.cpp 'm_page = new QTextBrowser(this);' 'a page of text is a views::TextPage'
expect_breach views/cards/bad.h 'class Notes : public QTextEdit' 'a page of text is a views::TextPage'
expect_breach model/decks/bad.cpp 'QTextDocument document;' 'a document is a model::QuietDocument'
expect_breach views/cards/bad.cpp 'document.setHtml(text);' 'rich text is a model::Markup'
expect_breach views/cards/bad.cpp 'text += name.toHtmlEscaped();' 'rich text is a model::Markup'
expect_breach views/cards/bad.cpp 'label->setTextFormat(Qt::AutoText);' 'only views::RichLabel shows rich text'
expect_breach views/cards/bad.cpp 'QMessageBox::warning(this, title, text);' 'this takes names for rich text'
expect_breach views/cards/bad.cpp 'button->setWhatsThis(name);' 'this takes names for rich text'
expect_breach app/bad.cpp 'setWindowTitle(deck.name);' 'a title goes through model::visibleLine'
expect_breach app/bad.cpp 'setWindowTitle(tr("Deck %1").arg(deck.name));' 'a title goes through model::visibleLine'
expect_breach views/cards/bad.cpp 'if (game == u"samurai-spirit")' 'a generic file names one game'
expect_breach model/decks/bad.cpp '#include "rules/games/crowns/box.h"' 'a generic file names one game'
expect_breach app/bad.cpp 'auto cards = Samurai();' 'a generic file names one game'
expect_breach app/bad.cpp 'QTextStream(stdout) << name;' 'terminals are written to through'
expect_breach model/decks/bad.cpp 'std::cerr << name;' 'terminals are written to through'
# Put together from parts, so that this file keeps the rules itself.
debian=debian ubuntu=ubuntu work=work home=home
expect_breach scripts/setup "URIs: http://deb.${debian}.org/debian" 'names a package mirror'
expect_breach scripts/setup "see http://de.archive.${ubuntu}.com" 'names a package mirror'
expect_breach scripts/setup "cd /${work}/main" 'names a folder of one machine'
expect_breach README.md "Look into \"/${home}/anna/cards\"." 'names a folder of one machine'

clean_tree
rm -r "$tree/rules"
status=0
"$check" "$tree" "$qt_headers" >/dev/null 2>&1 || status=$?
if ((status != 2)); then
    report "a tree without rules/ should be refused as empty, but exit code $status"
fi

if ((failures > 0)); then
    exit 1
fi
echo "All $planted planted breaches are found."
