import type { Db } from '#cloud/db/client.ts'

/** Spoken audio, where any process finds it. */
export interface AudioRow {
  /** 128 random bits. */
  readonly id: string
  readonly userId: string
  /** The end of the key under which it was paid: a message, or a call. */
  readonly madeFor: string
  /** SHA-256 in hex of what was read, and of the audio. */
  readonly textDigest: string
  readonly digest: string
  readonly mediaType: string
  readonly bytes: Buffer
  /** Epoch milliseconds. */
  readonly madeAt: number
}

export async function insertAudio(tx: Db, row: AudioRow): Promise<void> {
  await tx('voice_audio').insert({
    id: row.id,
    user_id: row.userId,
    made_for: row.madeFor,
    text_digest: row.textDigest,
    digest: row.digest,
    media_type: row.mediaType,
    bytes: row.bytes,
    made_at: row.madeAt,
  })
}

const madeSince = (db: Db, since: number) => db('voice_audio').where('made_at', '>', since)

/** What was made since then (epoch milliseconds), by its id. */
export async function findAudio(
  db: Db,
  id: string,
  since: number,
): Promise<Pick<AudioRow, 'mediaType' | 'bytes'> | null> {
  const row = await madeSince(db, since)
    .where({ id })
    .first<Pick<AudioRow, 'mediaType' | 'bytes'> | undefined>({ mediaType: 'media_type', bytes: 'bytes' })
  return row ?? null
}

/** The id of the audio that was made for a message or a call, whenever it was. */
export async function findMadeFor(db: Db, madeFor: string): Promise<string | null> {
  const row = await db('voice_audio').where({ made_for: madeFor }).first<{ id: string } | undefined>('id')
  return row?.id ?? null
}

/** The id of audio that was made for this user, of this text and with these bytes, since then. */
export async function findOwnAudio(
  db: Db,
  { userId, textDigest, digest }: Pick<AudioRow, 'userId' | 'textDigest' | 'digest'>,
  since: number,
): Promise<string | null> {
  const row = await madeSince(db, since)
    .where({ user_id: userId, text_digest: textDigest, digest })
    .first<{ id: string } | undefined>('id')
  return row?.id ?? null
}

export async function listAudio(db: Db, userId: string): Promise<Pick<AudioRow, 'id' | 'madeAt'>[]> {
  return db('voice_audio')
    .where({ user_id: userId })
    .orderBy(['made_at', 'id'])
    .select<Pick<AudioRow, 'id' | 'madeAt'>[]>({ id: 'id', madeAt: 'made_at' })
}

export async function deleteAudio(db: Db, madeBefore: number): Promise<void> {
  await db('voice_audio').where('made_at', '<=', madeBefore).delete()
}
