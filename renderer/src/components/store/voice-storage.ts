import { z } from 'zod/mini'
import { localStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { type VoiceStatus, voiceStatusData } from '#shared/schemas/voice.ts'

const keptSchema = z.pick(voiceStatusData, { selectedVoice: true, tokens: true, hasActiveSubscription: true })

/** What the browser keeps of a voice's status until it is asked for again. A logout takes it along. */
export type KeptVoice = z.infer<typeof keptSchema>

export function keepVoice({ selectedVoice, tokens, hasActiveSubscription }: VoiceStatus): void {
  const kept: KeptVoice = { selectedVoice, tokens, hasActiveSubscription }
  localStore.setItem(STORAGE_KEYS.voice, JSON.stringify(kept))
}

/** An older client may have stored another shape. */
export function readVoice(): KeptVoice | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(localStore.getItem(STORAGE_KEYS.voice) ?? 'null')).data
  } catch {
    return undefined
  }
}
