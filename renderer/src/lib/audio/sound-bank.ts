import { ZZFX } from 'zzfx'
import { SOUND_SET, type SoundName } from '#renderer/lib/audio/sound-set.ts'

/** ZzFX opens an audio context as it is loaded: import this file only after a gesture. */
export const openContext = (): AudioContext => ZZFX.audioContext

/** The sounds, each computed when first played, then cached. */
export function createSoundBank(context: BaseAudioContext) {
  const made = new Map<SoundName, AudioBuffer>()
  return (name: SoundName): AudioBuffer => {
    const kept = made.get(name)
    if (kept) return kept
    const samples = ZZFX.buildSamples(...SOUND_SET[name])
    const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate)
    buffer.getChannelData(0).set(samples)
    made.set(name, buffer)
    return buffer
  }
}
