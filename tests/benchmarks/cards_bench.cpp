// SPDX-License-Identifier: GPL-3.0-or-later

// The window with 30,000 generated cards in two languages: from the start of the program to the first picture
// of the window and to cards on it, scrolling, typing, memory. Each start is a process of its own, with a
// warm disk.
#include "app/gui/desk.h"
#include "tests/support/crimson.h"
#include "tests/support/generated_library.h"
#include "views/cards/cards_place.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMap>
#include <QProcess>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace Qt::StringLiterals;

namespace {

constexpr int kCards = 30'000;

/// Since the machine was started: parent and child read the same clock.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double cpuNow(clockid_t clock = CLOCK_PROCESS_CPUTIME_ID)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Of the thread of the window alone: a busy machine does not count as a slow window.
double guiNow()
{
    return cpuNow(CLOCK_THREAD_CPUTIME_ID);
}

double residentMiB()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1024 / 1024;
}

double atShare(std::vector<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

/// Notes when a widget was first painted.
class FirstPaint : public QObject
{
public:
    double at = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && at == 0)
            at = now();
        return false;
    }
};

/// What a child measures and prints.
class Visit
{
public:
    Visit(const QString& library, double began)
        : m_desk({m_folder.filePath(u"castellan.ini"_s), library})
        , m_began(began)
    {}

    /// `whole`: goes on with scrolling and typing once cards are there.
    QJsonObject run(bool whole)
    {
        FirstPaint window;
        m_desk.window().installEventFilter(&window);
        m_desk.start();
        auto* cards = static_cast<views::CardsPlace*>(m_desk.window().place(u"cards"_s));
        auto* gallery = cards->findChild<QAbstractItemView*>(u"cardList"_s);
        waitFor([&] { return gallery->model()->rowCount() > 0; });
        FirstPaint shelf;
        gallery->viewport()->installEventFilter(&shelf);
        gallery->viewport()->update();
        waitFor([&] { return shelf.at > 0; });
        QApplication::processEvents();
        m_result[u"paint_ms"_s] = window.at - m_began;
        m_result[u"usable_ms"_s] = now() - m_began;
        m_result[u"usable_cpu_ms"_s] = cpuNow();
        m_result[u"usable_gui_ms"_s] = guiNow();
        if (!whole)
            return m_result;
        // From here on the first cards are there, and what is typed is searched; the rest follows.
        waitFor([&] { return !cards->isBusy(); });
        QApplication::processEvents();
        m_result[u"complete_ms"_s] = now() - m_began;
        m_result[u"cards"_s] = gallery->model()->rowCount();
        scroll(*gallery);
        type(*cards);
        m_result[u"rss_MiB"_s] = residentMiB();
        return m_result;
    }

private:
    template <class Condition>
    static void waitFor(Condition condition)
    {
        while (!condition())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 1000);
    }

    /// Three notches of a wheel a frame, all through new cards.
    void scroll(QAbstractItemView& gallery)
    {
        std::vector<double> frames;
        QScrollBar* bar = gallery.verticalScrollBar();
        for (int i = 0; i < 300; ++i) {
            const double begin = guiNow();
            bar->setValue(bar->value() + 60);
            gallery.viewport()->repaint();
            frames.push_back(guiNow() - begin);
        }
        std::vector<double> pages;
        for (int i = 0; i < 40; ++i) {
            const double begin = guiNow();
            bar->setValue(bar->value() + gallery.viewport()->height());
            gallery.viewport()->repaint();
            pages.push_back(guiNow() - begin);
        }
        m_result[u"page_p50_ms"_s] = atShare(pages, 0.5);
        m_result[u"page_max_ms"_s] = atShare(pages, 1);
        bar->setValue(bar->maximum() / 2);
        gallery.viewport()->repaint();
        m_result[u"frame_p50_ms"_s] = atShare(frames, 0.5);
        m_result[u"frame_p99_ms"_s] = atShare(frames, 0.99);
        m_result[u"frame_max_ms"_s] = atShare(frames, 1);
    }

    /// How long the window is deaf with each key, and how long until what was found is there.
    void type(views::CardsPlace& cards)
    {
        auto* field = cards.findChild<QLineEdit*>(u"cardSearch"_s);
        std::vector<double> deaf;
        std::vector<double> answered;
        std::vector<std::pair<double, QString>> longestOf;
        for (const QString& query : tests::GeneratedLibrary::queries().mid(0, 12)) {
            field->clear();
            waitFor([&] { return !cards.isBusy(); });
            QApplication::processEvents();
            for (const QChar letter : query) {
                const double begin = now();
                double step = guiNow();
                field->insert(letter);
                double longest = guiNow() - step;
                const auto goOn = [&] {
                    step = guiNow();
                    QApplication::processEvents(QEventLoop::AllEvents);
                    longest = std::max(longest, guiNow() - step);
                };
                while (cards.isBusy())
                    goOn();
                goOn();
                deaf.push_back(longest);
                answered.push_back(now() - begin);
                longestOf.emplace_back(longest, field->text());
            }
        }
        std::sort(longestOf.rbegin(), longestOf.rend());
        for (std::size_t i = 0; i < std::min<std::size_t>(4, longestOf.size()); ++i)
            std::fprintf(stderr, "%.1f ms after %s\n", longestOf[i].first, qPrintable(longestOf[i].second));
        m_result[u"deaf_p50_ms"_s] = atShare(deaf, 0.5);
        m_result[u"deaf_p99_ms"_s] = atShare(deaf, 0.99);
        m_result[u"deaf_max_ms"_s] = atShare(deaf, 1);
        m_result[u"answer_p50_ms"_s] = atShare(answered, 0.5);
        m_result[u"answer_p99_ms"_s] = atShare(answered, 0.99);
    }

    QTemporaryDir m_folder;
    app::Desk m_desk;
    double m_began;
    QJsonObject m_result;
};

template <class T>
T need(model::StorageResult<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().reason));
    return std::move(result).value();
}

void makeLibrary(const QString& file)
{
    const model::SystemClock clock;
    const auto opening = model::LibraryFile(file, need(model::SchemaSteps::builtIn()), clock).open();
    if (!opening.database)
        qFatal("%s cannot be made", qPrintable(file));
    need(model::importBuiltIn(*opening.database));
    need(model::importContent(*opening.database, tests::GeneratedLibrary(7).cards(kCards)));
}

/// Made once a run.
const QString& library()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        QString file = folder.filePath(u"library.castellan"_s);
        makeLibrary(file);
        return file;
    }();
    return path;
}

QJsonObject visitInChild()
{
    const QString& file = library();
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {u"--visit"_s, file, QString::number(now(), 'f', 3)});
    child.waitForFinished(-1);
    return QJsonDocument::fromJson(child.readAllStandardOutput()).object();
}

void window(benchmark::State& state)
{
    (void)library();
    QMap<QString, std::vector<double>> all;
    for ([[maybe_unused]] auto _ : state) {
        const QJsonObject result = visitInChild();
        for (auto it = result.begin(); it != result.end(); ++it)
            all[it.key()].push_back(it.value().toDouble());
        state.SetIterationTime(result[u"usable_ms"_s].toDouble() / 1e3);
    }
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        state.counters[it.key().toStdString()] = atShare(it.value(), 0.5);
    state.counters["usable_least_ms"] = atShare(all.value(u"usable_ms"_s), 0);
}
BENCHMARK(window)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);

} // namespace

int main(int argc, char** argv) // NOLINT(bugprone-exception-escape)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool starts = argc == 4 && qstrcmp(argv[1], "--start") == 0; // for profilers
    const bool isChild = starts || (argc == 4 && qstrcmp(argv[1], "--visit") == 0);
    const QApplication application(argc, argv);
    if (isChild) {
        const QJsonObject result = Visit(QString::fromLocal8Bit(argv[2]), atof(argv[3])).run(!starts);
        std::fputs(QJsonDocument(result).toJson().constData(), stdout);
        return 0;
    }
    if (argc == 3 && qstrcmp(argv[1], "--make") == 0) {
        makeLibrary(QString::fromLocal8Bit(argv[2]));
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
