import { Application, createEncoder, Signal } from 'libopus-wasm'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, OggOutputFormat, Output } from 'mediabunny'

/** Of the sound that is encoded, in Hz. */
export const OPUS_RATE = 24_000
/** Bits a second: speech is transparent from here on. */
const BITRATE = 24_000
/** Of 10: more would cost twice the time, and save no byte. */
const COMPLEXITY = 5
const FRAME_SECONDS = 0.02
/** The rate that Opus counts in, whatever it encodes. */
const CLOCK_RATE = 48_000

/** RFC 7845, 5.1. */
function identification(preSkip: number): Uint8Array {
  const header = Buffer.alloc(19)
  header.write('OpusHead')
  header.writeUInt8(1, 8)
  header.writeUInt8(1, 9)
  header.writeUInt16LE(preSkip, 10)
  header.writeUInt32LE(OPUS_RATE, 12)
  return header
}

/** Opus in Ogg, of mono sound at OPUS_RATE. */
export async function encodeOggOpus(samples: Float32Array): Promise<Uint8Array> {
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() })
  const track = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(track)
  await output.start()
  const encoder = await createEncoder({
    channels: 1,
    sampleRate: OPUS_RATE,
    bitrate: BITRATE,
    complexity: COMPLEXITY,
    application: Application.Voip,
    signal: Signal.Voice,
  })
  try {
    const lookahead = encoder.getLookahead()
    const description = identification((lookahead * CLOCK_RATE) / OPUS_RATE)
    const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: CLOCK_RATE, description }
    // The decoder is as far behind as the encoder looks ahead: without more silence the end would be missing.
    const frames = Math.ceil((samples.length + lookahead) / encoder.frameSize)
    const whole = new Float32Array(frames * encoder.frameSize)
    whole.set(samples)
    for (let index = 0; index < frames; index++) {
      const frame = whole.subarray(index * encoder.frameSize, (index + 1) * encoder.frameSize)
      const packet = new EncodedPacket(
        encoder.encodeFloat(frame),
        'key',
        index * FRAME_SECONDS,
        FRAME_SECONDS,
      )
      await track.add(packet, { decoderConfig })
    }
  } finally {
    encoder.free()
  }
  await output.finalize()
  if (output.target.buffer === null) throw new Error('nothing was encoded')
  return new Uint8Array(output.target.buffer)
}
