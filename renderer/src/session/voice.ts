import { api } from '#renderer/lib/http-client.ts'
import { localStore, readToken } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { VoiceStatus } from '#shared/schemas/voice.ts'

/** What the browser keeps of a voice's status until it is asked for again. A logout takes it along. */
export type KeptVoice = Pick<VoiceStatus, 'selectedVoice' | 'tokens' | 'hasActiveSubscription'>

export function keepVoice({ selectedVoice, tokens, hasActiveSubscription }: KeptVoice): void {
  const kept: KeptVoice = { selectedVoice, tokens, hasActiveSubscription }
  localStore.setItem(STORAGE_KEYS.voice, JSON.stringify(kept))
}

/** After a login. It is checked where it is read, which spares every visit the schema. */
export async function fetchVoiceStatus(): Promise<void> {
  const token = readToken()
  const { data } = await api.get('/voice/status', { ignoresLogin: true })
  if (readToken() === token) keepVoice(data as KeptVoice)
}
