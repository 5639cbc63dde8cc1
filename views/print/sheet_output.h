// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/printer_profile.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/message_bar.h"
#include "views/print/print_sources.h"
#include "views/print/print_work.h"

namespace views {

/// What is to leave the program.
struct SheetRequest
{
    QWidget* parent; ///< of dialogs
    std::shared_ptr<const model::ProxyJob> job;
    QString deckId;
    model::ProxyDeck deck; ///< what of the deck is on paper afterwards
    bool isWhole = true;   ///< that is all of it
    model::PrinterProfile profile;
};

/// Sheets as files and on printers: asks where to, does one thing at a time in a thread of its own, and tells
/// what became of it. What was printed is remembered.
class SheetOutput : public QObject
{
    Q_OBJECT

public:
    /// Everything passed in outlives it.
    SheetOutput(PrintSources& sources, FileChooser& files, PagePrinter& printer, QObject* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

    // Nothing happens without a job, or while something is going on.
    void savePdf(SheetRequest request);
    void print(SheetRequest request);
    void saveCutPaths(SheetRequest request);
    void saveTabletop(SheetRequest request);
    void stop() { m_work.stop(); }

Q_SIGNALS:
    void started();
    void progress(int done, int pages);
    void finished(bool isDone);
    void told(const views::Message& message);

private:
    enum class Kind { Sheets, CutPaths, Tabletop };

    /// Keeps what is asked for; empty: the person changed their mind.
    QString pathFor(SheetRequest&& request, Kind kind, const QString& title, const QString& ending,
                    const QString& filter);
    void finish(const model::ProxyResult& result);
    void tellResult(const model::ProxyResult& result);
    void tell(MessageKind kind, std::function<QString()> text);
    [[nodiscard]] static QString doneText(Kind kind, const QString& path, int pages);
    [[nodiscard]] QString namesOf(const QStringList& cards) const;

    PrintSources& m_sources;
    FileChooser& m_files;
    PagePrinter& m_printer;
    SheetRequest m_request; ///< what is going on
    Kind m_kind = Kind::Sheets;
    QString m_path; ///< of the file that is being written; empty: printing
    PrintWork m_work;
    /// While a print is under way: its result waits until the file that it may go into is in place.
    std::optional<model::ProxyResult>* m_waiting = nullptr;
};

} // namespace views
