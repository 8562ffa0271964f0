import { type PcmAudio, pcmFromInt16 } from './pcm-audio.ts'

/** What the engines write: RIFF with 16-bit mono PCM. Throws for anything else. */
export function readWav(file: Buffer): PcmAudio {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a wave file')
  let sampleRate = 0
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    // A program that writes to a pipe does not know the length yet, and says far too much.
    const length = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (name === 'fmt ') {
      const [format, channels, bits] = [body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(14)]
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('not 16-bit mono PCM')
      sampleRate = body.readUInt32LE(4)
    }
    if (name === 'data' && sampleRate > 0) {
      const samples = Int16Array.from({ length: length >> 1 }, (_, index) => body.readInt16LE(index * 2))
      return pcmFromInt16(samples, sampleRate)
    }
    at += 8 + length + (length % 2)
  }
  throw new Error('a wave file without sound')
}
