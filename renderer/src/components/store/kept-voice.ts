import { z } from 'zod/mini'
import { localStore } from '#renderer/lib/storage.ts'
import type { KeptVoice } from '#renderer/session/voice.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { voiceStatusData } from '#shared/schemas/voice.ts'

const keptSchema = z.pick(voiceStatusData, { selectedVoice: true, tokens: true, hasActiveSubscription: true })

/** What was kept of one's voice. An older client may have stored another shape. */
export function readVoice(): KeptVoice | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(localStore.getItem(STORAGE_KEYS.voice) ?? 'null')).data
  } catch {
    return undefined
  }
}
