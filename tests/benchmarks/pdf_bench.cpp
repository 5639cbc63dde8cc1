// SPDX-License-Identifier: GPL-3.0-or-later

// A PDF of 200 pages: reading it into a library, beside `pdftotext -bbox` on the same file where that is
// installed, and showing a page. And one of 2,000 pages: how much memory reading takes.
#include "model/pdf/pdf_document.h"
#include "model/rulebook/edition_import.h"
#include "model/rulebook/edition_store.h"
#include "tests/support/crimson.h"
#include "tests/support/stocked_library.h"
#include "tests/support/third_wording.h"

#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int kPages = 200;
constexpr int kManyPages = 2000;
constexpr double kScreen = 1.6; ///< pixels a point: an A4 page 950 pixels wide

/// A book of so many pages, made once.
const QString& book(int pages)
{
    static const QTemporaryDir folder;
    static QHash<int, QString> made;
    QString& path = made[pages];
    if (!path.isEmpty())
        return path;
    path = folder.filePath(u"%1.pdf"_s.arg(pages));
    const tests::ThirdWording wording = tests::ThirdWording::read(u"en"_s);
    std::vector<tests::SetParagraph> paragraphs;
    tests::TypeStyle style;
    style.columns = 2;
    style.runningHead = u"A long book"_s;
    // About three and a half thousand letters a page, as rulebooks have; the sheet is a page and three
    // quarters.
    for (int copy = 0; copy < pages * 4 / 7; ++copy)
        paragraphs.insert(paragraphs.end(), wording.paragraphs.begin(), wording.paragraphs.end());
    const auto last = tests::typesetPdf(path, paragraphs, style).back().back() + 1;
    qInfo("%s has %d pages", qPrintable(path), last);
    return path;
}

double residentMiB()
{
    QFile file(u"/proc/self/statm"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20)
                                          : 0;
}

void import(benchmark::State& state)
{
    const QString path = book(kPages);
    int pages = 0;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        auto library = std::make_unique<tests::StockedLibrary>();
        state.ResumeTiming();
        const auto report =
            model::importEdition(library->database(), {path, {}, tests::kCrimson, model::Language::English});
        if (!report)
            qFatal("the book was not imported");
        pages = report->edition.pages;
        state.PauseTiming();
        library.reset();
        state.ResumeTiming();
    }
    state.counters["pages"] = pages;
}
// Processor time of all threads, which is what another program on the machine cannot change.
BENCHMARK(import)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(5);

void pdftotext(benchmark::State& state)
{
    const QString program = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (program.isEmpty()) {
        state.SkipWithError("pdftotext is not installed");
        return;
    }
    const QString path = book(kPages);
    const QTemporaryDir folder;
    rusage before{};
    getrusage(RUSAGE_CHILDREN, &before);
    for ([[maybe_unused]] auto _ : state)
        QProcess::execute(program, {u"-bbox"_s, path, folder.filePath(u"words.html"_s)});
    rusage after{};
    getrusage(RUSAGE_CHILDREN, &after);
    const auto milliseconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_usec) / 1000;
    };
    state.counters["CPU ms"] = (milliseconds(after.ru_utime) + milliseconds(after.ru_stime) -
                                milliseconds(before.ru_utime) - milliseconds(before.ru_stime)) /
                               static_cast<double>(state.iterations());
}
BENCHMARK(pdftotext)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(5);

void showPage(benchmark::State& state)
{
    const auto file = model::PdfFile::read(book(kPages));
    const auto document = model::PdfDocument::open(*file);
    int page = 0;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize((*document)->render(page++ % kPages, kScreen));
}
BENCHMARK(showPage)->Unit(benchmark::kMillisecond);

void importManyPages(benchmark::State& state)
{
    const QString path = book(kManyPages);
    for ([[maybe_unused]] auto _ : state) {
        tests::StockedLibrary library;
        const double before = residentMiB();
        double most = before;
        const model::ImportWatch watch{[&most](int, int) { most = std::max(most, residentMiB()); }, {}};
        const auto report = model::importEdition(
            library.database(), {path, {}, tests::kCrimson, model::Language::English}, watch);
        if (!report)
            qFatal("the book was not imported");
        state.counters["pages"] = report->edition.pages;
        state.counters["file MiB"] = static_cast<double>(QFileInfo(path).size()) / (1 << 20);
        state.counters["more MiB"] = std::max(most, residentMiB()) - before;
    }
}
BENCHMARK(importManyPages)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
