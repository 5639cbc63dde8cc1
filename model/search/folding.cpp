// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/folding.h"

namespace model {

namespace {

bool isHyphen(char32_t c)
{
    return c == U'-' || c == 0x2010 || c == 0x2011;
}

/// What readers do not see, or write or leave out at will.
bool isSkipped(char32_t c)
{
    return c == U'\'' || c == U'`' || c == 0xb4 || c == 0xad || c == 0x2019 || c == 0x2018 || c == 0x2bc ||
           (c >= 0x200b && c <= 0x200d) || c == 0x2060 || c == 0xfeff || QChar::isMark(c);
}

/// Letters that Unicode does not take apart.
QStringView spelled(char32_t c)
{
    switch (c) {
    case 0xdf:
    case 0x1e9e: return u"ss";
    case 0xe6: return u"a";
    case 0x153:
    case 0xf8: return u"o";
    case 0x142: return u"l";
    case 0x111:
    case 0xf0: return u"d";
    case 0xfe: return u"th";
    default: return {};
    }
}

class Folder
{
public:
    Folder(QStringView original, Folded& result, bool places)
        : m_original(original)
        , m_result(result)
        , m_places(places)
    {
        m_result.text.reserve(original.size());
    }

    void run()
    {
        for (qsizetype at = 0; at < m_original.size();)
            at = step(at);
        if (m_result.text.endsWith(u' '))
            cutLast();
    }

private:
    qsizetype step(qsizetype at)
    {
        const char16_t unit = m_original[at].unicode();
        if (unit < 0x80)
            return ascii(unit, at);
        char32_t c = unit;
        qsizetype next = at + 1;
        if (QChar::isHighSurrogate(c) && next < m_original.size() && m_original[next].isLowSurrogate())
            c = QChar::surrogateToUcs4(unit, m_original[next++].unicode());
        if (isSkipped(c))
            return skip(c, next);
        if (isHyphen(c))
            return hyphen(at, next);
        letters(c, at, next);
        return next;
    }

    qsizetype ascii(char16_t c, qsizetype at)
    {
        if (c >= u'A' && c <= u'Z')
            c = static_cast<char16_t>(c + 32);
        const bool letter = (c >= u'a' && c <= u'z');
        if (letter || (c >= u'0' && c <= u'9'))
            plain(c, at, at + 1);
        else if (c == u'-')
            return hyphen(at, at + 1);
        else if (c != u'\'' && c != u'`')
            blank(at, at + 1);
        return at + 1;
    }

    /// A mark written apart from its letter makes the letter an umlaut: an "e" after it is a letter of its
    /// own.
    qsizetype skip(char32_t c, qsizetype next)
    {
        if (QChar::isMark(c))
            m_takesE = false;
        return next;
    }

    qsizetype hyphen(qsizetype at, qsizetype next)
    {
        qsizetype line = next;
        while (line < m_original.size() && (m_original[line] == u' ' || m_original[line] == u'\r'))
            ++line;
        if (line < m_original.size() && m_original[line] == u'\n') {
            do
                ++line;
            while (line < m_original.size() && m_original[line].isSpace());
            if (line < m_original.size() && m_original[line].isLower())
                return line;
        }
        blank(at, next);
        return next;
    }

    void letters(char32_t c, qsizetype at, qsizetype next)
    {
        const char32_t small = QChar::toLower(c);
        if (const QStringView word = spelled(small); !word.empty()) {
            for (const QChar letter : word)
                put(letter, at, next);
            return;
        }
        if (QChar::decompositionTag(small) == QChar::NoDecomposition) {
            if (!QChar::isLetterOrNumber(small)) {
                blank(at, next);
                return;
            }
            for (const char16_t part : QChar::fromUcs4(small))
                put(part, at, next);
            return;
        }
        const QString parts =
            QString::fromUcs4(&small, 1).normalized(QString::NormalizationForm_KD).toLower();
        const bool single = parts.size() > 1 && !parts[1].isMark();
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (parts[i].isMark())
                continue;
            if (single && parts[i].unicode() < 0x80 && parts[i].isLetterOrNumber())
                plain(parts[i].unicode(), at, next);
            else if (parts[i].isLetterOrNumber() || parts[i].isSurrogate())
                put(parts[i], at, next);
            else
                blank(at, next);
        }
    }

    /// A letter that may be half of an umlaut written with two.
    void plain(char16_t c, qsizetype at, qsizetype next)
    {
        if (c == u'e' && m_takesE) {
            m_takesE = false;
            if (m_places)
                m_result.until.back() = static_cast<int>(next);
            return;
        }
        put(c, at, next);
        m_takesE = c == u'a' || c == u'o' || c == u'u';
    }

    void put(QChar c, qsizetype at, qsizetype next)
    {
        m_takesE = false;
        m_result.text += c;
        if (!m_places)
            return;
        m_result.from.push_back(static_cast<int>(at));
        m_result.until.push_back(static_cast<int>(next));
    }

    void blank(qsizetype at, qsizetype next)
    {
        m_takesE = false;
        if (!m_result.text.isEmpty() && !m_result.text.endsWith(u' '))
            put(u' ', at, next);
    }

    void cutLast()
    {
        m_result.text.chop(1);
        if (m_places) {
            m_result.from.pop_back();
            m_result.until.pop_back();
        }
    }

    QStringView m_original;
    Folded& m_result;
    bool m_places;
    bool m_takesE = false; ///< the last letter was a, o or u, so that an "e" now makes it an umlaut
};

} // namespace

Folded foldWithPlaces(QStringView original)
{
    Folded result;
    Folder(original, result, true).run();
    return result;
}

QString fold(QStringView original)
{
    Folded result;
    Folder(original, result, false).run();
    return result.text;
}

QStringList joinedCompounds(QStringView original)
{
    QStringList result;
    const auto isPart = [](QChar c) {
        return c.isLetterOrNumber() || c == u'-' || c.unicode() == 0xad || c.isMark();
    };
    for (qsizetype hyphen = original.indexOf(u'-'); hyphen >= 0;
         hyphen = original.indexOf(u'-', hyphen + 1)) {
        qsizetype begin = hyphen;
        while (begin > 0 && isPart(original[begin - 1]))
            --begin;
        qsizetype end = hyphen;
        while (end < original.size() && isPart(original[end]))
            ++end;
        QString word = original.mid(begin, end - begin).toString();
        hyphen = end - 1;
        if (word.startsWith(u'-') || word.endsWith(u'-'))
            continue;
        word.remove(u'-');
        result << fold(word);
    }
    return result;
}

} // namespace model
