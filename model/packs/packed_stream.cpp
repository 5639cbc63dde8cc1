// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/packed_stream.h"

#include <QIODevice>
#include <QScopeGuard>

#include <KCompressionDevice>
#include <KFilterBase>
#include <algorithm>
#include <memory>
#include <vector>

namespace model {

namespace {

constexpr qint64 kIn = 64 << 10;
constexpr std::size_t kOut = 256 << 10;

/// The decoder alone and not KCompressionDevice, which ends in the same way at the end of a stream and where
/// a stream is cut off.
std::unique_ptr<KFilterBase> decoderOf(PackedKind kind)
{
    const auto type = kind == PackedKind::Xz ? KCompressionDevice::Xz : KCompressionDevice::GZip;
    std::unique_ptr<KFilterBase> decoder(KCompressionDevice::filterForCompressionType(type));
    if (decoder)
        decoder->setFilterFlags(kind == PackedKind::Deflate ? KFilterBase::NoHeaders
                                                            : KFilterBase::WithHeaders);
    return decoder;
}

} // namespace

bool canUnpack(PackedKind kind)
{
    return decoderOf(kind) != nullptr;
}

UnpackOutcome unpackStream(QIODevice& from, qint64 size, PackedKind kind,
                           const std::function<bool(QByteArrayView)>& take)
{
    const auto decoder = decoderOf(kind);
    if (!decoder || !decoder->init(QIODevice::ReadOnly))
        return UnpackOutcome::Spoiled;
    // Ended early or not, a decoder gives back its memory only when it is told to.
    const auto terminated = qScopeGuard([&decoder] { decoder->terminate(); });
    std::vector<char> out(kOut);
    QByteArray in;
    qint64 left = size;
    bool hasBegun = false;
    bool hasMore = false; // the last call filled the room for its output
    for (;;) {
        if (decoder->inBufferEmpty() && !hasMore) {
            in = left > 0 ? from.read(std::min(left, kIn)) : QByteArray();
            if (in.isEmpty())
                return UnpackOutcome::CutOff;
            left -= in.size();
            decoder->setInBuffer(in.constData(), static_cast<uint>(in.size()));
            if (!hasBegun && kind == PackedKind::Gzip && !decoder->readHeader())
                return UnpackOutcome::Spoiled;
            hasBegun = true;
        }
        decoder->setOutBuffer(out.data(), static_cast<uint>(out.size()));
        const int input = decoder->inBufferAvailable();
        const KFilterBase::Result result = decoder->uncompress();
        const auto made = static_cast<qsizetype>(out.size()) - decoder->outBufferAvailable();
        hasMore = made == static_cast<qsizetype>(out.size());
        if (made > 0 && !take(QByteArrayView(out.data(), made)))
            return UnpackOutcome::Stopped;
        if (result == KFilterBase::End)
            return decoder->inBufferEmpty() && left == 0 ? UnpackOutcome::Whole : UnpackOutcome::MoreFollows;
        // Without input a decoder that has nothing left to write says Error too.
        const bool standsStill = made == 0 && input > 0 && decoder->inBufferAvailable() == input;
        if ((result == KFilterBase::Error && input > 0) || standsStill)
            return UnpackOutcome::Spoiled;
    }
}

} // namespace model
