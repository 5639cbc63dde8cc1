// SPDX-License-Identifier: GPL-3.0-or-later

// smoke FOLDER SECONDS: what a fuzzer does with its seeds, and with seeds that were bitten at, without
// libFuzzer: so every run of the tests takes its way. The same inputs in the same order each time; a crash or
// a failed check of the target ends it.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

std::vector<Bytes> seedsIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    if (std::filesystem::is_directory(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Bytes> seeds;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    if (seeds.empty())
        seeds.emplace_back(64, std::uint8_t(7));
    return seeds;
}

/// Changes, takes out, repeats or cuts off a little.
Bytes bitten(Bytes bytes, std::mt19937& random)
{
    const auto below = [&random](std::size_t end) { return end == 0 ? 0 : random() % end; };
    for (std::size_t bites = 1 + below(4); bites > 0; --bites) {
        const auto at = static_cast<std::ptrdiff_t>(below(bytes.size()));
        const auto length = static_cast<std::ptrdiff_t>(below(std::min<std::size_t>(bytes.size(), 32)));
        const auto end = std::min(at + length, std::ssize(bytes));
        switch (below(4)) {
        case 0:
            if (!bytes.empty())
                bytes[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(random());
            break;
        case 1: bytes.erase(bytes.begin() + at, bytes.begin() + end); break;
        case 2: {
            const Bytes again(bytes.begin() + at, bytes.begin() + end);
            bytes.insert(bytes.begin() + at, again.begin(), again.end());
            break;
        }
        default: bytes.resize(bytes.size() - below(bytes.size() / 8 + 1));
        }
    }
    return bytes;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const auto seeds = seedsIn(argv[1]);
    for (const Bytes& seed : seeds)
        LLVMFuzzerTestOneInput(seed.data(), seed.size());
    std::mt19937 random(1);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
    std::size_t runs = 0;
    do {
        const Bytes input = bitten(seeds[random() % seeds.size()], random);
        LLVMFuzzerTestOneInput(input.data(), input.size());
        ++runs;
    } while (std::chrono::steady_clock::now() < end);
    std::printf("%zu seeds, %zu more inputs\n", seeds.size(), runs);
    return 0;
}
