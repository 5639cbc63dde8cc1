// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QStringDecoder>
#include <QTextStream>

namespace app {

/// Everything that castellan-cli prints passes here, so that no file can send escape sequences to the
/// terminal or reverse what is read there; see model::visibleText. Takes UTF-8, the encoding of QTextStream,
/// and hands each piece on at once.
class TerminalDevice : public QIODevice
{
public:
    /// `target` outlives the device.
    explicit TerminalDevice(QTextStream& target);

    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QTextStream& m_target;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
};

} // namespace app
