#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets the printed rulebook in many layouts, to measure how many clauses open on the right page.

usage: set_books.py --books FOLDER --coverage FILE --out FOLDER [--set-book PROGRAM] [--half tuned|unseen|all] [--only NAME]

FOLDER holds the texts (000_*.txt is English, 002_*.txt German); nothing of them is in this tree. Writes one PDF per layout
and language and, next to it, a file LAYOUT.LANG.tsv: per clause the pages (from 0) on which the lines that state it
were set. Layouts whose producer is not installed are skipped with a message.
"""
import argparse
import collections
import html
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

BOOKS = {"en": "000_*.txt", "de": "002_*.txt"}
PAGES = {"A5": (420, 595), "B5": (499, 709), "A4": (595, 842), "Letter": (612, 792), "Square": (510, 510),
         "HalfLetter": (396, 612)}
Block = collections.namedtuple("Block", "kind text lines")  # kind: 1, 2 (headings), p, li; lines: number per word


def layout(name, producer, page, columns, size, half="tuned", **more):
    result = dict(name=name, producer=producer, page=page, columns=columns, size=size, half=half, hyphens=False,
                  paragraphs="asis", headings="kept", head=False, sans=False, scope="all", justify=False, text="printed")
    result.update(more)
    return result


LAYOUTS = [
    # The matcher was tuned on these ...
    layout("t1", "groff", "A5", 1, 10, hyphens=True, justify=True),
    layout("t2", "groff", "Letter", 2, 11, paragraphs="merged", head=True),
    layout("t3", "weasyprint", "A4", 3, 10, hyphens=True, justify=True),
    layout("t4", "weasyprint", "Square", 2, 8, headings="lost", sans=True),
    layout("t5", "libreoffice", "A5", 2, 7.5, paragraphs="split", head=True),
    layout("t6", "libreoffice", "Letter", 1, 11, sans=True, headings="lost", paragraphs="merged"),
    layout("t7", "qt", "B5", 2, 9, hyphens=True, justify=True, head=True),
    layout("t8", "groff", "HalfLetter", 1, 10, headings="lost", paragraphs="split"),
    layout("t9", "weasyprint", "A5", 1, 10, scope="base", head=True),
    layout("t10", "groff", "A5", 2, 9, scope="base", paragraphs="merged", hyphens=True),
    layout("t11", "groff", "HalfLetter", 1, 11, text="other"),
    layout("t12", "weasyprint", "A5", 2, 9, text="other", hyphens=True),
    # ... and these are only reported.
    layout("u1", "groff", "B5", 2, 9, "unseen", hyphens=True, justify=True, paragraphs="split"),
    layout("u2", "groff", "A4", 3, 11, "unseen", headings="lost", head=True),
    layout("u3", "weasyprint", "A5", 1, 9, "unseen", paragraphs="merged", hyphens=True, head=True),
    layout("u4", "weasyprint", "Letter", 2, 10, "unseen", paragraphs="split", sans=True),
    layout("u5", "libreoffice", "B5", 1, 9, "unseen", hyphens=True, justify=True, head=True),
    layout("u6", "libreoffice", "A4", 3, 9, "unseen", paragraphs="merged", headings="lost"),
    layout("u7", "latex", "A5", 1, 10, "unseen", hyphens=True, justify=True),
    layout("u8", "latex", "Letter", 2, 12, "unseen", hyphens=True, justify=True, paragraphs="merged", head=True),
    layout("u9", "qt", "HalfLetter", 1, 9, "unseen", headings="lost", paragraphs="split"),
    layout("u10", "latex", "A5", 1, 10, "unseen", scope="base", hyphens=True, justify=True),
    layout("u11", "libreoffice", "HalfLetter", 1, 9, "unseen", scope="base", paragraphs="split"),
    layout("u12", "weasyprint", "A5", 2, 9, "unseen", scope="base", headings="lost", head=True),
    layout("u13", "libreoffice", "A5", 1, 11, "unseen", text="other", paragraphs="merged"),
]


# ---- the text ----

MARK = re.compile(r"^\s*((\d+\.|[a-z]\.|[ivx]+\.)\s|•)")
CHAPTER = re.compile(r"^(Variant|Variante|Optional Rules|Optionale Regeln|FAQ|Klarstellungen und|Setup \(|Aufbau \(|Phases$|Phasen$|"
                     r"Tournament|Turnier|Overview|Überblick|Keywords|Begriffe|Scoring|Wertung und)")


def blocks_of(path):
    """Paragraphs of the text; the files have printed lines with blank lines between."""
    lines = [re.sub(r"<\|.*?\|>", "", l) for l in path.read_text(encoding="utf-8").split("\n")]
    printed = [(i + 1, l) for i, l in enumerate(lines) if l.strip() and not re.fullmatch(r"\s*\d+\s*", l)]
    blocks = []
    previous = ""
    for k, (number, line) in enumerate(printed):
        text = line.strip()
        bullet = line.startswith(" ") or bool(MARK.match(line))
        ended = not previous or previous[-1] in ".!?:)“”\"" and len(previous) < 84 or previous[-1] in ".!?:" \
            or is_heading(previous)
        starts = not blocks or bullet or is_heading(text) and ended or ended and text[0].isupper() and len(previous) < 78
        if starts:
            kind = "li" if bullet else "p"
            if not bullet and is_heading(text):
                kind = "1" if CHAPTER.match(text) else "2"
            blocks.append([kind, [], []])
        words = text.split()
        blocks[-1][1] += words
        blocks[-1][2] += [number] * len(words)
        previous = text
    return [Block(k, w, n) for k, w, n in blocks]


def other_wording(path):
    """Fifty paragraphs in words that are neither ours nor the publisher's, and what they state."""
    blocks, clauses, stated = [], collections.defaultdict(list), []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("@ "):
            stated = line[2:].split()
        elif line.startswith("= ") or line.startswith("== "):
            words = line.split()[1:]
            blocks.append(Block("1" if line.startswith("= ") else "2", words, [number] * len(words)))
        elif line and not line.startswith("#"):
            blocks.append(Block("p", line.split(), [number] * len(line.split())))
            for clause in stated:
                clauses[clause].append(number)
            stated = []
    return blocks, clauses


def is_heading(text):
    return len(text) < 62 and text[-1] not in ".,;:)" and (text[0].isupper() or text[0].isdigit()) and \
        len(text.split()) < 11 and not re.search(r"\d$", text) or text in ("Destroy:", "Flip:", "Move:", "Swap:", "Zerstören:",
                                                                       "Umdrehen:", "Bewegen:", "Austauschen:") \
        or text.endswith("?") and len(text) < 62 or CHAPTER.match(text) is not None and len(text) < 62


def arranged(blocks, how, seed):
    """Other paragraphs than the printed ones."""
    rng = random.Random(seed)
    result = []
    for block in blocks:
        if how == "merged" and block.kind in "pli" and result and result[-1].kind in "pli" and len(result[-1].text) < 150 \
                and rng.random() < 0.7:
            result[-1] = Block("p", result[-1].text + block.text, result[-1].lines + block.lines)
        elif how == "split" and block.kind in "pli":
            words, lines = [], []
            for i, word in enumerate(block.text):
                words.append(word)
                lines.append(block.lines[i])
                if word[-1] in ".!?" and len(words) > 4 and rng.random() < 0.8:
                    result.append(Block(block.kind, words, lines))
                    words, lines = [], []
            if words:
                result.append(Block(block.kind, words, lines))
        else:
            result.append(block)
    return result


def scoped(blocks, scope):
    if scope == "all":
        return blocks
    last = next(i for i, b in enumerate(blocks) if re.match("Variant", b.text[0]))
    return blocks[:last]


# ---- the producers ----

def run(command, **more):
    done = subprocess.run(command, capture_output=True, **more)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]}: {done.stderr.decode(errors='replace')[-400:]}")


def with_groff(blocks, look, language, target, work):
    width, height = PAGES[look["page"]]
    margin = 40
    inner, gutter = width - 2 * margin, 16
    columns = look["columns"]
    column = (inner - gutter * (columns - 1)) / columns
    size = look["size"]
    family = "H" if look["sans"] else "T"
    bottom = height - margin
    out = [f".pl {height}p", f".po {margin}p", f".ll {column:.2f}p", f".ps {size}", f".vs {size * 1.22:.2f}p", f".fam {family}",
           ".nr col 0", ".ad b" if look["justify"] else ".ad l", f".hy {4 if look['hyphens'] else 0}"]
    if look["hyphens"] and language == "de":
        out += [".mso de.tmac", ".hy 4", f".ad {'b' if look['justify'] else 'l'}"]
    head = f".tl ''Crimson Company''" if look["head"] else ""
    out += [".de NP", "'sp |20p", *([head] if head else []), f"'sp |{margin}p", ".mk", ".nr col 0", f".po {margin}p", "..",
            ".de FO", f".ie \\\\n[col]<{columns - 1} \\{{\\", ".nr col +1", f".po +{column + gutter:.2f}p", f"'sp |{margin}p", ".\\}",
            ".el \\{\\", ".nr col 0", f".po {margin}p", "'bp", ".\\}", "..", ".wh 0 NP", f".wh -{margin}p FO"]
    for block in blocks:
        text = " ".join(block.text).replace("\\", "\\e")
        if text[0] in ".'":
            text = "\\&" + text
        if block.kind in "12" and look["headings"] == "kept":
            bigger = size + (5 if block.kind == "1" else 2.5)
            out += [".br", f".ne {size * 4:.1f}p", f".sp {size * 0.6:.1f}p", f".ps {bigger}", f".vs {bigger * 1.2:.1f}p", ".ft B", ".na", text, ".br",
                    ".ft R", f".ps {size}", f".vs {size * 1.22:.2f}p", ".ad b" if look["justify"] else ".ad l", f".sp {size * 0.2:.1f}p"]
        elif block.kind == "li" and not re.match(r"(\d+|[a-z]|[ivx]+)\.$", block.text[0]):
            out += [".br", f".sp {size * 0.2:.1f}p", f".in 10p", ".ti -8p", "\\(bu " + text, ".br", ".in 0"]
        else:
            out += [".br", f".sp {size * 0.35:.1f}p", text]
    source = work / "book.tr"
    source.write_text("\n".join(out) + "\n", encoding="utf-8")
    with open(target, "wb") as file:
        done = subprocess.run(["groff", "-k", "-Tpdf", f"-P-p{height / 72:.4f}i,{width / 72:.4f}i", str(source)], stdout=file,
                              stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.decode(errors="replace")[-400:])


def html_of(blocks, look, language):
    out = []
    for block in blocks:
        text = html.escape(" ".join(block.text))
        if block.kind in "12" and look["headings"] == "kept":
            out.append(f"<h{block.kind}>{text}</h{block.kind}>")
        elif block.kind == "li" and not re.match(r"(\d+|[a-z]|[ivx]+)\.$", block.text[0]):
            out.append(f"<p class='li'>• {text}</p>")
        else:
            out.append(f"<p>{text}</p>")
    width, height = PAGES[look["page"]]
    head = "@top-center { content: 'Crimson Company'; font-size: 7pt } @bottom-center { content: counter(page); font-size: 7pt }" \
        if look["head"] else ""
    size = look["size"]
    family = "sans-serif" if look["sans"] else "serif"
    return (f"<html lang='{language}'><style>@page {{ size: {width}pt {height}pt; margin: 40pt; {head} }}"
            f"body {{ font: {size}pt/1.25 {family}; columns: {look['columns']}; column-gap: 16pt; margin: 0;"
            f" hyphens: {'auto' if look['hyphens'] else 'manual'}; text-align: {'justify' if look['justify'] else 'left'} }}"
            f"h1 {{ font-size: {size + 5}pt; margin: 8pt 0 3pt; break-after: avoid; text-align: left }} h2 {{ font-size: {size + 2.5}pt;"
            f" margin: 6pt 0 2pt; break-after: avoid; text-align: left }} p {{ margin: 0 0 3pt }} .li {{ padding-left: 10pt; text-indent: -8pt }}"
            f"</style><body>{''.join(out)}</body></html>")


def with_weasyprint(blocks, look, language, target, work):
    source = work / "book.html"
    source.write_text(html_of(blocks, look, language), encoding="utf-8")
    run(["weasyprint", "-q", str(source), str(target)])


def with_libreoffice(blocks, look, language, target, work):
    """A flat OpenDocument text."""
    width, height = PAGES[look["page"]]
    size = look["size"]
    font = "DejaVu Sans" if look["sans"] else "DejaVu Serif"
    locale = ("de", "DE") if language == "de" else ("en", "US")
    align = "justify" if look["justify"] else "start"
    hyphenate = "true" if look["hyphens"] else "false"

    kept = " fo:keep-with-next='always'"

    def style(name, points, bold=False, left=0, indent=0, keep=False):
        return (f"<style:style style:name='{name}' style:family='paragraph'><style:paragraph-properties fo:margin-top='{2 if not keep else 6}pt'"
                f" fo:margin-bottom='2pt' fo:margin-left='{left}pt' fo:text-indent='{indent}pt' fo:text-align='{'start' if keep else align}'"
                f"{kept if keep else ''}/>"
                f"<style:text-properties style:font-name='F' fo:font-size='{points}pt' fo:font-weight='{'bold' if bold else 'normal'}'"
                f" fo:language='{locale[0]}' fo:country='{locale[1]}' fo:hyphenate='{hyphenate}' fo:hyphenation-remain-char-count='2'"
                f" fo:hyphenation-push-char-count='2'/></style:style>")

    columns = f"<style:columns fo:column-count='{look['columns']}' fo:column-gap='16pt'/>" if look["columns"] > 1 else ""
    head = "<style:header><text:p text:style-name='P'>Crimson Company</text:p></style:header>" if look["head"] else ""
    header_style = "<style:header-style><style:header-footer-properties fo:min-height='14pt' fo:margin-bottom='4pt'/></style:header-style>" \
        if look["head"] else ""
    body = []
    for block in blocks:
        text = html.escape(" ".join(block.text))
        name = "P"
        if block.kind in "12" and look["headings"] == "kept":
            name = "H" + block.kind
        elif block.kind == "li" and not re.match(r"(\d+|[a-z]|[ivx]+)\.$", block.text[0]):
            name, text = "L", "• " + text
        body.append(f"<text:p text:style-name='{name}'>{text}</text:p>")
    source = work / "book.fodt"
    source.write_text(
        "<?xml version='1.0' encoding='UTF-8'?><office:document office:version='1.2' office:mimetype='application/vnd.oasis.opendocument.text'"
        " xmlns:office='urn:oasis:names:tc:opendocument:xmlns:office:1.0' xmlns:text='urn:oasis:names:tc:opendocument:xmlns:text:1.0'"
        " xmlns:style='urn:oasis:names:tc:opendocument:xmlns:style:1.0' xmlns:svg='urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'"
        " xmlns:fo='urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'>"
        f"<office:font-face-decls><style:font-face style:name='F' svg:font-family=\"'{font}'\"/></office:font-face-decls><office:styles>"
        + style("P", size) + style("L", size, left=10, indent=-8) + style("H1", size + 5, True, keep=True) + style("H2", size + 2.5, True, keep=True) +
        f"</office:styles><office:automatic-styles><style:page-layout style:name='L1'><style:page-layout-properties fo:page-width='{width}pt'"
        f" fo:page-height='{height}pt' fo:margin-top='40pt' fo:margin-bottom='40pt' fo:margin-left='40pt' fo:margin-right='40pt'>{columns}"
        f"</style:page-layout-properties>{header_style}</style:page-layout></office:automatic-styles><office:master-styles>"
        f"<style:master-page style:name='Standard' style:page-layout-name='L1'>{head}</style:master-page></office:master-styles>"
        f"<office:body><office:text>{''.join(body)}</office:text></office:body></office:document>", encoding="utf-8")
    run(["soffice", f"-env:UserInstallation=file://{work}/profile", "--headless",
         "--infilter=OpenDocument Text Flat XML", "--convert-to", "pdf", "--outdir", str(work), str(source)])
    shutil.copy(work / "book.pdf", target)


def with_latex(blocks, look, language, target, work):
    width, height = PAGES[look["page"]]

    def escaped(text):
        text = re.sub(r"([#$%&_{}])", r"\\\1", text)
        return text.replace("–", "--").replace("’", "'").replace("“", "``" if language == "en" else "\\grqq{}") \
            .replace("”", "''").replace("„", "\\glqq{}").replace("•", "\\textbullet{}").replace("‘", "`")

    out = ["\\documentclass[%dpt]{article}" % look["size"], "\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}",
           "\\usepackage[%s]{babel}" % ("ngerman" if language == "de" else "english"), "\\usepackage{multicol}",
           f"\\usepackage[paperwidth={width}bp,paperheight={height}bp,margin=40bp,includehead]{{geometry}}",
           "\\pagestyle{%s}\\markright{Crimson Company}" % ("headings" if look["head"] else "empty"), "\\begin{document}"]
    if look["columns"] > 1:
        out.append("\\begin{multicols}{%d}" % look["columns"])
    for block in blocks:
        text = escaped(" ".join(block.text))
        if block.kind in "12" and look["headings"] == "kept":
            out.append(("\\section*{%s}" if block.kind == "1" else "\\subsection*{%s}") % text)
        elif block.kind == "li" and not re.match(r"(\d+|[a-z]|[ivx]+)\.$", block.text[0]):
            out.append("\\noindent\\hangindent=10pt \\textbullet{} %s\\par" % text)
        else:
            out.append(text + "\\par")
    if look["columns"] > 1:
        out.append("\\end{multicols}")
    out.append("\\end{document}")
    (work / "book.tex").write_text("\n".join(out), encoding="utf-8")
    run(["pdflatex", "-interaction=batchmode", "book.tex"], cwd=work)
    shutil.copy(work / "book.pdf", target)


def with_qt(blocks, look, language, target, work):
    width, height = PAGES[look["page"]]
    lines = [f"{'t' if look['headings'] != 'kept' or b.kind not in '12' else b.kind}\t"
             + ("• " if b.kind == "li" and not re.match(r"(\d+|[a-z]|[ivx]+)\.$", b.text[0]) else "") + " ".join(b.text) for b in blocks]
    source = work / "book.txt"
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    run([look["program"], str(source), str(target), str(width), str(height), str(look["columns"]), str(look["size"]),
         "sans-serif" if look["sans"] else "serif", "1" if look["hyphens"] else "0", "1" if look["justify"] else "0",
         "Crimson Company" if look["head"] else ""])


PRODUCERS = {"groff": ("groff", with_groff), "weasyprint": ("weasyprint", with_weasyprint),
             "libreoffice": ("soffice", with_libreoffice), "latex": ("pdflatex", with_latex), "qt": (None, with_qt)}


# ---- the truth ----

def letters(text):
    folded = unicodedata.normalize("NFKD", text).replace("ß", "ss")
    return "".join(c for c in folded.lower() if c.isascii() and c.isalnum())


def pages_of_lines(pdf, blocks):
    """Line number -> set of pages. The producers write words in reading order, so each is looked for after the last."""
    raw = subprocess.run(["pdftotext", "-raw", "-enc", "UTF-8", str(pdf), "-"], capture_output=True, check=True).stdout.decode()
    stream, owner = [], []
    for page, text in enumerate(raw.split("\f")):
        found = letters(text.replace("Crimson Company\n", ""))
        stream.append(found)
        owner += [page] * len(found)
    stream = "".join(stream)
    result = collections.defaultdict(set)
    cursor, lost, total = 0, 0, 0
    for block in blocks:
        for word, line in zip(block.text, block.lines):
            key = letters(word)
            if not key:
                continue
            total += 1
            at = stream.find(key, cursor, cursor + len(key) + 60)
            if at < 0:
                lost += 1
                continue
            if at - cursor < 60:
                cursor = at + len(key)
                result[line].add(owner[at])
    if lost > 0.03 * total:
        raise RuntimeError(f"{lost} of {total} words were not found again")
    return result, max(owner) + 1


def truth(coverage, language, pages):
    clauses = collections.defaultdict(set)
    for row in coverage.read_text(encoding="utf-8").splitlines():
        part = row.split()
        if len(part) < 3 or part[0] != language or part[2] == "skip":
            continue
        first, _, last = part[1].partition("-")
        on = set().union(*(pages.get(line, set()) for line in range(int(first), int(last or first) + 1)))
        for clause in part[2:]:
            clauses[clause] |= on
    return {clause: on for clause, on in clauses.items() if on}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--books", required=True, type=pathlib.Path)
    ap.add_argument("--coverage", required=True, type=pathlib.Path)
    ap.add_argument("--out", required=True, type=pathlib.Path)
    ap.add_argument("--set-book", default="")
    ap.add_argument("--half", default="all")
    ap.add_argument("--only", default="")
    a = ap.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    for look in LAYOUTS:
        if a.half not in ("all", look["half"]) or a.only and look["name"] != a.only:
            continue
        tool, produce = PRODUCERS[look["producer"]]
        look["program"] = a.set_book
        if tool and not shutil.which(tool) or not tool and not a.set_book:
            print(f"{look['name']}: {look['producer']} is not installed, skipped", file=sys.stderr)
            continue
        for language, pattern in BOOKS.items():
            other = None
            if look["text"] == "other":
                blocks, other = other_wording(a.coverage.parent / f"third_wording_{language}.txt")
            else:
                blocks = scoped(blocks_of(next(a.books.glob(pattern))), look["scope"])
            blocks = arranged(blocks, look["paragraphs"], look["name"])
            target = a.out / f"{look['name']}.{language}.pdf"
            with tempfile.TemporaryDirectory() as folder:
                produce(blocks, look, language, target, pathlib.Path(folder))
            pages, count = pages_of_lines(target, blocks)
            if other is None:
                stated = truth(a.coverage, language, pages)
            else:
                stated = {clause: set().union(*(pages.get(line, set()) for line in lines)) for clause, lines in other.items()}
            rows = [f"{clause}\t{','.join(str(p) for p in sorted(on))}" for clause, on in sorted(stated.items())]
            (a.out / f"{look['name']}.{language}.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
            print(f"{look['name']} {language}: {look['producer']}, {count} pages, {len(stated)} clauses")


if __name__ == "__main__":
    main()
