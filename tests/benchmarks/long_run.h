// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// Many random matches with every promise checked, on several threads.
namespace long_run {

struct Tally
{
    std::uint64_t matches = 0;
    std::uint64_t decisions = 0;
    std::uint64_t longest = 0; ///< decisions of one match
};

/// Draws a value for every option of a game that lists its values as words; those that do not fit the match
/// keep their default.
template <class Options, class Forms, class Set>
void drawOptions(Options& options, const Forms& forms, Set&& set, rules::Random& random)
{
    for (const auto& form : forms) {
        std::vector<std::string> words;
        std::string_view rest = form.values;
        while (!rest.empty()) {
            const std::size_t comma = std::min(rest.find(", "), rest.size());
            words.emplace_back(rest.substr(0, comma));
            rest.remove_prefix(std::min(comma + 2, rest.size()));
        }
        const std::string& word = words[random.below(static_cast<std::uint32_t>(words.size()))];
        Options changed = options;
        if (set(changed, form.key, word))
            options = changed;
    }
}

/// `play(seed, tally)` plays one match and returns what was wrong, or nothing. Arguments: MATCHES [THREADS].
/// The exit status is 1 if a promise is broken.
template <class Play>
int run(int argc, char** argv, std::uint64_t usual, Play&& play)
{
    const std::uint64_t matches = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : usual;
    const unsigned threads = argc > 2 ? static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10))
                                      : std::max(1u, std::thread::hardware_concurrency());
    const auto begin = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{1};
    std::atomic<bool> broken{false};
    std::mutex mutex;
    Tally all;
    const auto work = [&] {
        Tally mine;
        for (std::uint64_t seed = next++; seed <= matches && !broken; seed = next++) {
            const std::uint64_t before = mine.decisions;
            const std::string wrong = play(seed, mine);
            ++mine.matches;
            mine.longest = std::max(mine.longest, mine.decisions - before);
            if (!wrong.empty()) {
                broken = true;
                std::fprintf(stderr, "seed %llu: %s\n", static_cast<unsigned long long>(seed), wrong.c_str());
            }
        }
        const std::lock_guard lock(mutex);
        all.matches += mine.matches;
        all.decisions += mine.decisions;
        all.longest = std::max(all.longest, mine.longest);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& thread : others)
        thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%llu matches, %llu decisions, longest %llu; %.1f s\n",
                static_cast<unsigned long long>(all.matches), static_cast<unsigned long long>(all.decisions),
                static_cast<unsigned long long>(all.longest), seconds);
    return broken || all.matches == 0 ? 1 : 0;
}

} // namespace long_run
