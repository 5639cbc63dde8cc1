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
    printf '#include "model/pdf/poppler_version.h"\n\n#include <QWidget>\n' >"$tree/views/cards/cards.cpp"
    printf '#include "views/cards/cards.h"\n\n#include <QApplication>\n' >"$tree/app/main.cpp"
    printf '#include <KZip>\n' >"$tree/tests/packs/test_pack.cpp"
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
