import type { VoiceInput } from '#renderer/lib/audio/audio-bus.ts'
import type { SoundName } from '#renderer/lib/audio/sound-set.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Several messages within this time make one sound. */
const CHAT_GAP_MS = 300

interface Player {
  context: AudioContext
  play: (name: SoundName) => void
  voices: VoiceInput
}

let player: Player | null = null
let opening = false
let lastChatAt = Number.NEGATIVE_INFINITY

async function openPlayer(): Promise<void> {
  const [{ openContext, createSoundBank }, { createAudioBus }] = await Promise.all([
    import('#renderer/lib/audio/sound-bank.ts'),
    import('#renderer/lib/audio/audio-bus.ts'),
  ])
  const context = openContext()
  const bus = createAudioBus(context)
  const bufferOf = createSoundBank(context)
  bus.setLevels(usePreferences.getState())
  usePreferences.subscribe(bus.setLevels)
  // A telephone call, or another app, takes the sound away and does not give it back by itself.
  context.addEventListener('statechange', wake)
  player = {
    context,
    play: (name) => bus.playEffect(bufferOf(name)),
    voices: bus.voices,
  }
  wake()
}

/** The browser refuses while a phone call uses the device; the next gesture, or the return to the page, tries again. */
function wake(): void {
  if (!player || document.hidden || player.context.state === 'running') return
  player.context.resume().catch(() => undefined)
}

function unlock(): void {
  wake()
  if (player || opening) return
  opening = true
  // No audio on this device, or the chunk failed to load: the next gesture tries again.
  openPlayer().catch(() => {
    opening = false
  })
}

/** Enables sound at the first gesture, as browsers require. */
export function unlockSounds(): void {
  for (const gesture of ['pointerdown', 'keydown'])
    document.addEventListener(gesture, unlock, { capture: true, passive: true })
  document.addEventListener('visibilitychange', wake)
}

/** Plays a sound now or not at all: a late one would be wrong. */
export function playSound(name: SoundName): void {
  const { muted, effectsMuted } = usePreferences.getState()
  if (!player || muted || effectsMuted || player.context.state !== 'running') return
  if (name === 'chat') {
    const now = performance.now()
    if (now - lastChatAt < CHAT_GAP_MS) return
    lastChatAt = now
  }
  player.play(name)
}

/** Where voices go into the mix; null before the first gesture, and where there is no sound. */
export const voiceInput = (): VoiceInput | null =>
  player?.context.state === 'running' ? player.voices : null
