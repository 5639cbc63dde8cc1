// SPDX-License-Identifier: GPL-3.0-or-later

// The card editor while somebody types: processor time of the window's thread from a key to the painted
// window, for the name and for own wording, with two effects on the card.
#include "app/gui/action_table.h"
#include "model/editor/crimson_effect_builder.h"
#include "model/editor/editor_session.h"
#include "model/library/library_import.h"
#include "model/storage/library_file.h"
#include "views/editor/editor_place.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace Qt::StringLiterals;

double threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void measure(const char* what, QWidget& window, QWidget* field)
{
    field->setFocus();
    std::vector<double> times;
    const QString words = u"Whenever a storm comes up, the witch laughs and 3 coins roll away. "_s;
    auto* line = qobject_cast<QLineEdit*>(field);
    for (int i = 0; i < 200; ++i) {
        // A name is not longer than that.
        if (line != nullptr && i % 40 == 0)
            line->clear();
        const double before = threadTime();
        QTest::keyClick(field, words[i % words.size()].toLatin1());
        QApplication::processEvents();
        window.repaint();
        times.push_back(threadTime() - before);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-24s median %5.2f ms, 99 %% within %5.2f ms\n", what, times[times.size() / 2],
                times[times.size() * 99 / 100]);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QTemporaryDir folder;
    const model::SystemClock clock;
    const auto steps = model::SchemaSteps::builtIn();
    model::Opening opening =
        model::LibraryFile(folder.filePath(u"library.castellan"_s), *steps, clock).open();
    if (!opening.database || !model::importBuiltIn(*opening.database))
        qFatal("no library");
    model::CardLibrary library(*opening.database);
    library.setWriting(opening.database.get());
    model::Settings settings(folder.filePath(u"a.ini"_s));
    views::Theme theme(settings);
    views::ActionRegistry actions(app::actionTable(), settings, theme);
    views::DesktopFileChooser files;
    views::EditorPlace place(u"crimson-company"_s, clock, settings, actions, theme, files);
    place.setLibrary(&library);
    place.resize(1280, 720);
    place.show();
    place.copy(u"crimson-company"_s, u"siren"_s);
    model::CardDraft draft = place.session().draft();
    draft.effects.push_back(
        model::EffectBuilder::begun(rules::effects::EffectType::Score, model::ruleKind(draft.kind)));
    place.session().change(model::DraftField::Effects, draft);
    QApplication::processEvents();
    measure("name", place, place.findChild<QLineEdit*>(u"cardNameEn"_s));
    place.findChild<QCheckBox*>(u"ownWording.en"_s)->click();
    QApplication::processEvents();
    measure("custom text", place, place.findChild<QPlainTextEdit*>(u"wording.en"_s));
    return 0;
}
