/** The player's volume settings, each from 0 to 100. */
export interface Levels {
  master: number
  effects: number
  muted: boolean
  effectsMuted: boolean
}

/** Ears hear by powers: half of the slider is a quarter of the amplitude. */
const gainOf = (level: number, muted: boolean): number => (muted ? 0 : (level / 100) ** 2)

/** Effects go through a bus of their own into the master; music and voices would come in beside it. */
export function createAudioBus(context: BaseAudioContext) {
  const master = context.createGain()
  const effects = context.createGain()
  effects.connect(master)
  master.connect(context.destination)
  return {
    setLevels(levels: Levels): void {
      master.gain.value = gainOf(levels.master, levels.muted)
      effects.gain.value = gainOf(levels.effects, levels.effectsMuted)
    },
    playEffect(buffer: AudioBuffer): void {
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(effects)
      source.start()
    },
  }
}
