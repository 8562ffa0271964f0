import type { Store } from '../store/open-store.ts'

/** Which voice each guest speaks in. */
export function createVoiceChoices(store: Store) {
  const select = store.prepare<[string], { voiceId: string }>(
    'select voice_id as voiceId from guest_voices where guest_id = ?',
  )
  const upsert = store.prepare<[string, string]>(
    `insert into guest_voices (guest_id, voice_id) values (?, ?)
     on conflict (guest_id) do update set voice_id = excluded.voice_id`,
  )
  return {
    find: (guestId: string): string | null => select.get(guestId)?.voiceId ?? null,
    set: (guestId: string, voiceId: string): void => void upsert.run(guestId, voiceId),
  }
}
export type VoiceChoices = ReturnType<typeof createVoiceChoices>
