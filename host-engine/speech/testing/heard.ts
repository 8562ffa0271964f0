import { createDecoder } from 'libopus-wasm'
import { BufferSource, EncodedPacketSink, Input, OGG } from 'mediabunny'
import { OPUS_RATE } from '../ogg-opus.ts'
import type { PcmAudio } from '../pcm-audio.ts'

/** What a listener hears of an Ogg Opus file. */
export async function heard(file: Uint8Array): Promise<PcmAudio> {
  const input = new Input({ formats: [OGG], source: new BufferSource(file) })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('a file without sound')
  const decoder = await createDecoder({ channels: 1, sampleRate: OPUS_RATE })
  const frames: Float32Array[] = []
  for await (const packet of new EncodedPacketSink(track).packets())
    frames.push(Float32Array.from(decoder.decodeFloat(packet.data)))
  decoder.free()
  const samples = new Float32Array(frames.reduce((length, frame) => length + frame.length, 0))
  let at = 0
  for (const frame of frames) {
    samples.set(frame, at)
    at += frame.length
  }
  return { samples, sampleRate: OPUS_RATE }
}

/** The pitch of the loudest tenth of a second, in Hz, by autocorrelation between 60 and 400 Hz. */
export function pitchOf({ samples, sampleRate }: PcmAudio): number {
  const length = Math.round(sampleRate / 10)
  const powerAt = (from: number) => samples.subarray(from, from + length).reduce((sum, x) => sum + x * x, 0)
  const starts = Array.from({ length: Math.floor(samples.length / length) - 1 }, (_, index) => index * length)
  const loudest = starts.reduce((best, from) => (powerAt(from) > powerAt(best) ? from : best), 0)
  const correlation = (lag: number) => {
    let sum = 0
    for (let at = loudest; at < loudest + length; at++) sum += (samples[at] ?? 0) * (samples[at + lag] ?? 0)
    return sum
  }
  const lags = Array.from(
    { length: Math.round(sampleRate / 60 - sampleRate / 400) },
    (_, index) => Math.round(sampleRate / 400) + index,
  )
  const best = Math.max(...lags.map(correlation))
  // Twice the period fits as well: the shortest counts.
  const period = lags.find(
    (lag) => correlation(lag) > best * 0.97 && correlation(lag) >= correlation(lag + 1),
  )
  return sampleRate / (period ?? Number.NaN)
}

export const secondsOf = ({ samples, sampleRate }: PcmAudio): number => samples.length / sampleRate
