#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_tree.sh ROOT QT_HEADERS: what linking cannot catch. Prints every breach as FILE:LINE: REASON; exit code 1 if
# there is one, 2 if there was nothing to check.
#
#   rules/  includes standard headers and "rules/..." only
#   model/  includes no widget header, nothing of views/ and app/
#   views/  includes no SQL header, nothing of app/
#   Poppler is seen in model/pdf, KArchive in model/packs; tests may use both
#   files are written through model/files alone, which notices a full disk; buffers and streams in memory are free
#   the program converts no text with std::sto…, which throws where the text is no number; std::from_chars does not
#   no file names a package mirror or a folder of somebody's machine
#   generic files of model, views and app name no game of the later two: those have files, data and lists of their own
#   text of files is shown as plain text: labels, pages and documents are those of views/text and model/text, rich text
#   is a model::Markup, titles and terminals get no control characters

set -euo pipefail

root=$1
qt_headers=$2
cd "$root"

# A folder below a checkout is not a checkout: planted trees are listed as they lie.
tree_files() {
    if [[ $(git rev-parse --show-prefix 2>/dev/null || echo none) == '' ]]; then
        git ls-files --cached --others --exclude-standard
    else
        find . -path ./build -prune -o -path ./.git -prune -o -type f -printf '%P\n'
    fi
}

# Headers that come with a window: everything in Qt's modules that link Widgets.
widget_headers() {
    local module
    for module in QtWidgets QtPrintSupport QtSvgWidgets QtOpenGLWidgets QtCharts; do
        if [[ -d $qt_headers/$module ]]; then
            find "$qt_headers/$module" -maxdepth 1 \( -type f -o -type l \) -printf '%f\n'
        fi
    done
}

standard_headers='algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono
    cinttypes climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal
    cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem
    format forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch
    limits list locale map memory memory_resource mutex new numbers numeric optional ostream queue random ranges ratio
    regex scoped_allocator semaphore set shared_mutex source_location span sstream stack stdexcept stop_token streambuf
    string string_view syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set
    utility valarray variant vector version'

mapfile -t files < <(tree_files | while IFS= read -r file; do if [[ -f $file ]]; then echo "$file"; fi; done)
mapfile -t sources < <(printf '%s\n' "${files[@]}" | grep -E '^(rules|model|views|app|tests)/.*\.(cpp|h)$' || true)
for layer in rules model views; do
    if ! printf '%s\n' "${sources[@]}" | grep -c "^$layer/" >/dev/null; then
        echo "check_tree: there is no source in $layer/ to check" >&2
        exit 2
    fi
done

include_breaches() {
    { grep -nHE '^[[:space:]]*#[[:space:]]*include' "${sources[@]}" || true; } |
        awk -v standard="$standard_headers" '
            function breach(reason) { print place ": " reason ": " target }
            FILENAME != "-" { widget[$0] = 1; next }
            FNR == 1 { count = split(standard, words); for (i = 1; i <= count; ++i) known[words[i]] = 1 }
            {
                split($0, part, ":")
                place = part[1] ":" part[2]
                layer = part[1]; sub("/.*", "", layer)
                target = $0; sub(/^[^#]*#[ \t]*include[ \t]*/, "", target); sub(/[ \t]*(\/\/.*)?$/, "", target)
                own = target ~ /^"/
                name = target; gsub(/[<>"]/, "", name)
                ours = own && name ~ /^(rules|model|views|app|tests)\//
                base = name; sub(/.*\//, "", base)

                if (layer == "rules" && !(own ? name ~ /^rules\// : name in known))
                    breach("rules may use the standard library and itself")
                if (layer == "model" && (base in widget || name ~ /^Qt(Widgets|PrintSupport|SvgWidgets|OpenGLWidgets|Charts)(\/|$)/))
                    breach("model must not know widgets")
                if (layer == "model" && name ~ /(^|\/)(views|app)\//)
                    breach("model must not know views or app")
                if (layer == "views" && (base ~ /^QSql|^qsql/ || name ~ /^QtSql(\/|$)/))
                    breach("views must not know SQL")
                if (layer == "views" && name ~ /(^|\/)app\//)
                    breach("views must not know app")
                if (own && name ~ /^\.\.?\//)
                    breach("includes start at the source root")
                if (layer != "tests" && !ours && name ~ /(^|\/)poppler/ && part[1] !~ /^model\/pdf\//)
                    breach("Poppler is seen in model/pdf only")
                if (layer != "tests" && !ours && part[1] !~ /^model\/packs\// &&
                    (base ~ /^K(Archive|Zip|Tar|Ar|Rcc|7Zip|CompressionDevice|FilterBase)/ || base ~ /^k(archive|zip|tar|ar|rcc|7zip|compressiondevice|filterbase).*\.h$/ || name ~ /^(KF6|KArchive)\//))
                    breach("KArchive is seen in model/packs only")
            }' <(widget_headers) -
}

# Ways to write a file past model/files. Comments may name them.
writing_breaches() {
    local writers=()
    mapfile -t writers < <(printf '%s\n' "${sources[@]}" |
        grep -E '^(app|model|views)/' | grep -vE '^model/(files/|storage/placed_file\.cpp$)' || true)
    if ((${#writers[@]} == 0)); then
        return 0
    fi
    { grep -nHE 'QPrinter|QPdfWriter|QSvgGenerator|QTemporary|QSettings|setFileName|QSaveFile|ofstream|fopen|QFile::(copy|rename)|::rename|WriteOnly|ReadWrite|Append|Truncate|NewOnly|\.save\(' \
        "${writers[@]}" || true; } |
        awk '{
            line = $0; sub(/^[^:]*:[0-9]+:/, "", line); sub(/\/\/.*/, "", line)
            split($0, part, ":")
            raw = line ~ /QSaveFile|ofstream|[^a-zA-Z_]fopen|QFile::(copy|rename)[^a-zA-Z]|(^|[^a-zA-Z_>])::rename/
            opened = line ~ /(QIODevice|QIODeviceBase|QFile|QFileDevice)::(WriteOnly|ReadWrite|Append|Truncate|NewOnly)/
            memory = line ~ /([Bb]uffer|plain|zip)(\.|->)open\(|QDataStream |^[ \t]*open\(/
            painted = line ~ /(image|picture|pixmap|part)(\.|->)save\([^&]/
            # Qt classes that write files by themselves and report nothing on a full disk.
            silent = (line ~ /QPrinter [a-zA-Z_]+[({;]|make_unique<QPrinter>|new QPrinter/ && part[1] != "views/dialogs/page_printer.cpp") ||
                (line ~ /QPdfWriter( [a-zA-Z_]+)?[({;]/ && line !~ /device\(\)/) || line ~ /svg(\.|->)setFileName/ ||
                line ~ /QTemporary(File|Dir)/ ||
                (line ~ /QSettings/ && part[1] !~ /^model\/settings\/|^views\/theme\/motion\.cpp$/)
            if (raw || painted || silent || (opened && !memory))
                print part[1] ":" part[2] ": files are written through model/files"
        }'
}

# Calls that let a file from outside end the program.
call_breaches() {
    printf '%s\n' "${sources[@]}" | grep -v '^tests/' |
        { xargs -d '\n' grep -nHE '\bsto(i|l|ul|ll|ull|f|d|ld)[[:space:]]*\(' || true; } |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: throws where the text is no number; use std::from_chars/'
}

# Words that tie the tree to one mirror or one machine.
text_breaches() {
    grep -InHE '(deb|ftp[0-9a-z.]*|security|snapshot|archive|ports|mirrors?)\.(debian|ubuntu)\.(org|net|com)' "${files[@]}" |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: names a package mirror/' || true
    grep -InHE '(^|[^A-Za-z0-9_.~}-])/(work|home)/[A-Za-z0-9_]' "${files[@]}" |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: names a folder of one machine/' || true
}

# markup_breach PATTERN REASON EXEMPT [FINE]: no source of the program outside the exempt files has the pattern. Lines that
# are comments as a whole, or have the pattern FINE, do not count.
markup_breach() {
    local pattern=$1 reason=$2 exempt=$3 fine=${4:-^$}
    { printf '%s\n' "${sources[@]}" | grep -E '^(model|views|app)/' | grep -vE "$exempt" |
        xargs -r -d '\n' grep -nHE -- "$pattern" || true; } |
        { grep -vE -- "^[^:]*:[0-9]+:[[:space:]]*//|$fine" || true; } | sed "s|^\([^:]*:[0-9]*\):.*|\1: $reason|"
}

# What would show data as rich text, read the files that it names, or send it to a terminal as it is.
markup_breaches() {
    local own='^(model|views)/text/'
    markup_breach '(new|public) QLabel\b|\bQLabel [a-zA-Z_]+[;({]' 'a label is a views::Label or a views::RichLabel' "$own"
    markup_breach '(new|public) Q(TextBrowser|TextEdit)\b|\bQ(TextBrowser|TextEdit) [a-zA-Z_]+[;({]' \
        'a page of text is a views::TextPage' "$own"
    markup_breach '(new|public) QTextDocument\b|\bQTextDocument [a-zA-Z_]+[;({]' \
        'a document is a model::QuietDocument' "$own"
    markup_breach '\b(setHtml|insertHtml|setMarkdown|fromHtml|fromMarkdown|toHtmlEscaped|mightBeRichText)\b' \
        'rich text is a model::Markup' "$own"
    markup_breach 'Qt::(RichText|AutoText|MarkdownText)\b' 'only views::RichLabel shows rich text' "$own"
    markup_breach '\bQMessageBox::(about|critical|information|question|warning) *\(|\b(QErrorMessage|QInputDialog|QProgressDialog|QStaticText|QGraphicsTextItem|QWhatsThis|setWhatsThis)\b' \
        'this takes names for rich text' "$own"
    markup_breach '\bset(WindowTitle|WindowFilePath|DocName)\(' 'a title goes through model::visibleLine' "$own" \
        '\((model::visibleLine\(|(tr|QStringLiteral)\("[^"]*"\)\))'
    markup_breach '\bstd(out|err)\b|std::c(out|err)\b|\bf?(printf|puts)\(' \
        'terminals are written to through model::visibleText' "$own|^app/(cli|gui)/main\\.cpp$"
}

# Games that have come to be known later show that the frame is made for games: only their own files and the lists of games
# name them.
game_breaches() {
    { printf '%s\n' "${sources[@]}" | grep -E '^(model|views|app)/' |
        grep -vE '(samurai|crowns)_[a-z_]+\.(cpp|h)$|^model/games/game_cards\.cpp$|^model/faces/signs/sign_lists\.h$' |
        xargs -r -d '\n' grep -nHiE -- 'samurai|crowns' || true; } |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: a generic file names one game/'
}

breaches=$(include_breaches && game_breaches && writing_breaches && call_breaches && text_breaches && markup_breaches)
if [[ -n $breaches ]]; then
    printf '%s\n' "$breaches"
    exit 1
fi
echo "${#sources[@]} sources and ${#files[@]} files keep the rules of the tree."
