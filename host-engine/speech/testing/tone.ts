import type { PcmAudio } from '../pcm-audio.ts'

/** A sine; an amplitude of 1 is full scale. */
export const tone = (hertz: number, amplitude: number, seconds: number, sampleRate: number): PcmAudio => ({
  sampleRate,
  samples: Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  ),
})

/** A wave file as a program writes it to a pipe: it does not know the length yet. */
export function wavOf({ samples, sampleRate }: PcmAudio): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF')
  file.writeUInt32LE(0xffff_ffff, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(0xffff_ffff, 40)
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  return file
}
