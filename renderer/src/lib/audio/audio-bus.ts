import { gainOf } from '#renderer/lib/audio/gain.ts'
import type { Preferences } from '#renderer/lib/preferences.ts'

/** The player's volume settings, each from 0 to 100. */
export type Levels = Pick<Preferences, 'volumes' | 'muted' | 'effectsMuted' | 'voicesMuted'>

export interface VoiceInput {
  /** Once for each element. */
  connect: (element: HTMLMediaElement) => void
  /** Whether a voice speaks just now. */
  duck: (isSpeaking: boolean) => void
}

/** The effects under a voice: −12 dB, reached in about a fifth of a second. */
const DUCKED = 0.25
const DUCK_SECONDS = 0.07

/** Effects and voices go through buses of their own into the master. While a voice speaks, effects are quieter. */
export function createAudioBus(context: AudioContext) {
  const master = context.createGain()
  const effects = context.createGain()
  const ducked = context.createGain()
  const voice = context.createGain()
  effects.connect(ducked)
  ducked.connect(master)
  voice.connect(master)
  master.connect(context.destination)
  return {
    setLevels(levels: Levels): void {
      master.gain.value = gainOf(levels.volumes.master, levels.muted)
      effects.gain.value = gainOf(levels.volumes.effects, levels.effectsMuted)
      voice.gain.value = gainOf(levels.volumes.voice, levels.voicesMuted)
    },
    voices: {
      connect: (element) => void context.createMediaElementSource(element).connect(voice),
      duck(isSpeaking) {
        ducked.gain.setTargetAtTime(isSpeaking ? DUCKED : 1, context.currentTime, DUCK_SECONDS)
      },
    } satisfies VoiceInput,
    playEffect(buffer: AudioBuffer): void {
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(effects)
      source.start()
    },
  }
}
