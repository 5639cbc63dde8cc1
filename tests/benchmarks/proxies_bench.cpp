// SPDX-License-Identifier: GPL-3.0-or-later
// Proxy sheets as PDF: pages of text cards, a sheet of pictures, and what a thousand cards take of memory.
#include "model/proxies/pdf_file.h"
#include "tests/support/proxy_cards.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

namespace {

using namespace model;

const QTemporaryDir& folder()
{
    static const QTemporaryDir made;
    return made;
}

/// Different cards, each with an id, a name and a text of its own.
ProxyDeck deckOf(int cards)
{
    const ProxyDeck known = tests::builtInDeck();
    ProxyDeck deck = known;
    deck.cards.clear();
    for (int i = 0; i < cards; ++i) {
        ProxyCard card = known.cards[static_cast<size_t>(i) % known.cards.size()];
        card.card.id += QString::number(i);
        card.card.name.en += QStringLiteral(" %1").arg(i);
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

void write(benchmark::State& state, const ProxyJob& job, PictureSource* pictures = nullptr)
{
    const QString path = folder().filePath(QStringLiteral("bench.pdf"));
    for ([[maybe_unused]] auto _ : state) {
        if (!writePdf(job, path, {pictures, {}, {}}))
            state.SkipWithError("the PDF could not be written");
    }
    state.counters["pages/s"] =
        benchmark::Counter(static_cast<double>(job.pages()) * static_cast<double>(state.iterations()),
                           benchmark::Counter::kIsRate);
    state.counters["KiB"] = static_cast<double>(QFileInfo(path).size()) / 1024;
}

/// 900 proxies of the 48 built-in cards: 100 pages.
void BM_PagesOfADeck(benchmark::State& state)
{
    SheetOptions o;
    o.ink = static_cast<FaceInk>(state.range(0));
    ProxyDeck deck = deckOf(48);
    o.copies = 19;
    const ProxyJob job = tests::plannedJob(std::move(deck), o);
    write(state, job);
}
BENCHMARK(BM_PagesOfADeck)->Arg(0)->Arg(1)->Arg(2)->ArgName("ink")->Unit(benchmark::kMillisecond);

/// No card twice: every face has to be laid out.
void BM_PagesOfDifferentCards(benchmark::State& state)
{
    SheetOptions o;
    o.ink = static_cast<FaceInk>(state.range(0));
    write(state, tests::plannedJob(deckOf(900), o));
}
BENCHMARK(BM_PagesOfDifferentCards)->Arg(0)->Arg(1)->Arg(2)->ArgName("ink")->Unit(benchmark::kMillisecond);

/// Noise in 300 dpi, made anew for each card as if it were read from a file.
class Pictures : public PictureSource
{
public:
    CardPicture picture(const QString& /*game*/, const QString& card) override
    {
        QImage image(744, 1039, QImage::Format_RGB32);
        quint32 seed = static_cast<quint32>(qHash(card));
        for (int y = 0; y < image.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                if (x % 8 == 0 && y % 8 == 0)
                    seed = seed * 1664525 + 1013904223;
                line[x] = seed | 0xff000000;
            }
        }
        return {image, true, 0, false};
    }
};

void BM_ASheetOfPictures(benchmark::State& state)
{
    Pictures pictures;
    write(state, tests::plannedJob(deckOf(9), {}), &pictures);
}
BENCHMARK(BM_ASheetOfPictures)->Unit(benchmark::kMillisecond);

/// The peak of the whole program after a thousand different cards with pictures; it only ever grows, so this
/// runs last.
void BM_MemoryOfAThousandCards(benchmark::State& state)
{
    Pictures pictures;
    write(state, tests::plannedJob(deckOf(1000), {}), &pictures);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak MiB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}
BENCHMARK(BM_MemoryOfAThousandCards)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
