// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match_file.h"

#include "rules/core/core_reasons.h"
#include "rules/core/match_limits.h"
#include "rules/core/words.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>

namespace rules {

namespace {

constexpr std::string_view kFormat = "castellan-match";
constexpr std::size_t kMaxFileMiB = 16;
constexpr std::size_t kMaxFileSize = kMaxFileMiB << 20u;

std::string hex(std::uint64_t value)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 0; i < 16; ++i)
        text[15 - i] = kDigits[value >> (4 * i) & 15u];
    return text;
}

template <class Number>
std::optional<Number> number(std::string_view word, int base)
{
    Number value = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value, base);
    if (problem != std::errc{} || end != word.data() + word.size())
        return std::nullopt;
    return value;
}

class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {}

    Result<MatchFile> read()
    {
        if (m_text.size() > kMaxFileSize)
            return Error{"", {CoreReason::FileTooLarge, kMaxFileMiB}};
        const std::vector<std::string> format = nextWords();
        if (format.size() != 2 || format[0] != kFormat)
            return wrong(CoreReason::NotAMatchFile);
        if (format[1] != "1")
            return wrong({CoreReason::MatchFileVersion, format[1]});
        while (!m_ended) {
            if (m_text.empty()) {
                m_damage = wrong(CoreReason::MatchFileCutOff);
                break;
            }
            const std::vector<std::string> words = nextWords();
            if (words.empty())
                continue;
            if (const Reason problem = take(words); !problem.empty()) {
                m_damage = wrong(problem);
                break;
            }
        }
        if (m_damage && m_file.steps.empty())
            return *m_damage;
        if (m_file.setup.game.empty() || m_file.setup.variant.empty())
            return wrong(CoreReason::NoGameOrVariant);
        return m_file;
    }
    /// What stands behind the steps that could be read; nothing if they are all.
    [[nodiscard]] const std::optional<Error>& damage() const { return m_damage; }

private:
    [[nodiscard]] Error wrong(Reason reason) const { return {Location::ofLine(m_line), std::move(reason)}; }

    std::vector<std::string> nextWords()
    {
        ++m_line;
        const std::size_t end = std::min(m_text.find('\n'), m_text.size());
        const std::string_view line = m_text.substr(0, end);
        m_text.remove_prefix(std::min(end + 1, m_text.size()));
        return splitWords(line);
    }

    template <class Number>
    Reason takeNumber(const std::vector<std::string>& words, Number& into, int base)
    {
        const auto value = words.size() == 2 ? number<Number>(words[1], base) : std::nullopt;
        if (!value)
            return {CoreReason::NeedsNumber, words[0]};
        into = *value;
        return {};
    }

    Reason take(const std::vector<std::string>& words)
    {
        const std::string& key = words[0];
        if (key == "game" || key == "variant") {
            if (words.size() != 2)
                return {CoreReason::NeedsWord, key};
            (key == "game" ? m_file.setup.game : m_file.setup.variant) = words[1];
            return {};
        }
        if (key == "rules")
            return takeNumber(words, m_file.rulesVersion, 10);
        if (key == "library")
            return takeNumber(words, m_file.libraryHash, 16);
        if (key == "seed")
            return takeNumber(words, m_file.setup.seed, 10);
        if (key == "players")
            return takeNumber(words, m_file.setup.players, 10);
        if (key == "start")
            return takeNumber(words, m_file.startHash, 16);
        if (key == "setup" && words.size() > 1) {
            m_file.setup.lines.emplace_back(words.begin() + 1, words.end());
            return {};
        }
        if (key == "step")
            return takeStep(words);
        if (key == "end") {
            m_ended = true;
            const auto count = words.size() == 2 ? number<std::size_t>(words[1], 10) : std::nullopt;
            return count == m_file.steps.size() ? Reason() : Reason(CoreReason::StepCount);
        }
        return {CoreReason::NotAMatchLine, key};
    }

    Reason takeStep(const std::vector<std::string>& words)
    {
        const auto hash = words.size() >= 4 ? number<std::uint64_t>(words[1], 16) : std::nullopt;
        if (!hash)
            return CoreReason::StepForm;
        if (m_file.steps.size() == kMostMatchSteps)
            return {CoreReason::TooManySteps, kMostMatchSteps};
        m_file.steps.push_back({words[2], {words.begin() + 3, words.end()}, *hash});
        return {};
    }

    std::string_view m_text;
    std::size_t m_line = 0;
    bool m_ended = false;
    MatchFile m_file;
    std::optional<Error> m_damage;
};

} // namespace

std::string writeMatchFile(const MatchFile& file)
{
    std::string text = std::string(kFormat) + " 1\ngame " + file.setup.game + "\nvariant " +
                       file.setup.variant + "\nrules " + std::to_string(file.rulesVersion) + "\nlibrary " +
                       hex(file.libraryHash) + "\nseed " + std::to_string(file.setup.seed) + "\n";
    const auto append = [&text](const std::vector<std::string>& words) {
        for (const std::string& word : words)
            text += " " + word;
        text += "\n";
    };
    if (file.setup.players > 0)
        text += "players " + std::to_string(file.setup.players) + "\n";
    for (const std::vector<std::string>& line : file.setup.lines) {
        text += "setup";
        append(line);
    }
    text += "start " + hex(file.startHash) + "\n";
    for (const MatchStep& step : file.steps) {
        text += "step " + hex(step.hash) + " " + step.who;
        append(step.words);
    }
    return text + "end " + std::to_string(file.steps.size()) + "\n";
}

Result<MatchFile> readMatchFile(std::string_view text)
{
    Reader reader(text);
    auto file = reader.read();
    if (file && reader.damage())
        return *reader.damage();
    return file;
}

Result<SalvagedMatch> salvageMatchFile(std::string_view text)
{
    Reader reader(text);
    auto file = reader.read();
    if (!file)
        return file.error();
    return SalvagedMatch{std::move(file).value(), reader.damage()};
}

} // namespace rules
