import type { Db } from '#cloud/db/client.ts'

export interface VoiceChoice {
  readonly voiceId: string
  /** Epoch milliseconds. */
  readonly chosenAt: number
}

/** Null before the first choice. */
export async function findChoice(db: Db, userId: string): Promise<VoiceChoice | null> {
  const row = await db('voice_choices')
    .where({ user_id: userId })
    .first<VoiceChoice | undefined>({ voiceId: 'voice_id', chosenAt: 'chosen_at' })
  return row ?? null
}

/** Whether one of these has chosen a voice. */
export async function hasChoice(db: Db, userIds: readonly string[]): Promise<boolean> {
  const row: unknown = await db('voice_choices')
    .whereIn('user_id', [...userIds])
    .first('user_id')
  return row !== undefined
}

export async function setChoice(db: Db, userId: string, { voiceId, chosenAt }: VoiceChoice): Promise<void> {
  await db('voice_choices')
    .insert({ user_id: userId, voice_id: voiceId, chosen_at: chosenAt })
    .onConflict('user_id')
    .merge()
}
