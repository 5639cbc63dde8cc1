// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes call themselves manifest.json: reading ends, every problem has words in both languages, and
// what was read can be written and read again.
#include "model/language/translations.h"
#include "model/packs/manifest.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace {

using namespace model;

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

void tryOut(const QByteArray& bytes, bool wantsFiles)
{
    PackProblems problems;
    const PackManifest manifest = readManifest(bytes, wantsFiles, problems);
    require(problems.size() <= kMostPackProblems + 1, "problems end somewhere");
    for (const PackProblem& problem : problems)
        require(!PackWords::problem(problem).isEmpty(), "a problem has words");
    if (!problems.empty() || !wantsFiles)
        return;
    require(isPackId(manifest.id), "an id is an id");
    const QByteArray again = writeManifest(manifest);
    require(writeManifest(readManifest(again, true, problems)) == again && problems.empty(),
            "what was read can be written and read");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "manifest_fuzz";
    static char* argv[] = {name, nullptr};
    static const QCoreApplication app(argc, argv);
    static Translations translations;
    translations.switchTo(size % 2 == 0 ? Language::German : Language::English);
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    tryOut(bytes, true);
    tryOut(bytes, false);
    return 0;
}
