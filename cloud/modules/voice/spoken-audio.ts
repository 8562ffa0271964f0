import { createHash, randomBytes } from 'node:crypto'
import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { digestOf, type SpokenAudio, type Voices } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AUDIO_KEPT_MS, SPOKEN_LINE_COST } from '#shared/constants/voice.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import {
  deleteAudio,
  findAudio,
  findMadeFor,
  findOwnAudio,
  insertAudio,
  listAudio,
} from './audio-repository.ts'

const SWEEP_MS = 10 * 60_000

export interface SpokenAudioParts {
  readonly db: Db
  readonly voices: Pick<Voices, 'speak'>
  readonly wallet: Pick<Wallet, 'move' | 'voiceTokens'>
  readonly now: () => number
}

export interface AudioOrder {
  readonly userId: string
  readonly voice: Voice
  readonly text: string
  readonly language?: Language | undefined
  /** The message or call that it is made for, once. */
  readonly madeFor: string
  readonly withinMs: number
  /** Whether anybody would still hear it. Asked right before it is paid. */
  readonly isWanted: () => boolean
}

export const audioUrlOf = (id: string): string => `/api/voice/audio/${id}`

export type SpokenAudios = ReturnType<typeof createSpokenAudios>

/** Audio that somebody pays for with a voice token, kept for an hour. */
export function createSpokenAudios({ db, voices, wallet, now }: SpokenAudioParts) {
  const since = () => now() - AUDIO_KEPT_MS

  async function requireToken(userId: string): Promise<void> {
    if ((await wallet.voiceTokens(userId)) < SPOKEN_LINE_COST) throw new AppError('INSUFFICIENT_VOICE_TOKENS')
  }

  /** Charges and keeps, both or neither. Answers the id of what was kept first for this message or call. */
  const keep = ({ userId, madeFor, text, isWanted }: AudioOrder, audio: SpokenAudio): Promise<string> =>
    db.transaction(async (tx) => {
      const key = `line_spoken:${madeFor}`
      const moved = await wallet.move(tx, [
        {
          key,
          reason: 'line_spoken',
          currency: 'voice',
          amount: SPOKEN_LINE_COST,
          from: userId,
          to: 'house:shop',
          at: now(),
        },
      ])
      if (!moved.has(key)) return existing(tx, madeFor)
      const bytes = Buffer.from(audio.bytes)
      const id = randomBytes(16).toString('base64url')
      await insertAudio(tx, {
        id,
        userId,
        madeFor,
        textDigest: digestOf(text),
        digest: createHash('sha256').update(bytes).digest('hex'),
        mediaType: audio.mediaType,
        bytes,
        madeAt: now(),
      })
      if (!isWanted()) throw new AppError('VOICE_UNAVAILABLE')
      return id
    })

  async function existing(at: Db, madeFor: string): Promise<string> {
    const id = await findMadeFor(at, madeFor)
    if (id === null) throw new AppError('CONFLICT')
    return id
  }

  const accountPart: AccountPart = {
    collect: async (userId) => ({
      spokenAudio: (await listAudio(db, userId)).map(({ id, madeAt }) => ({
        audioUrl: audioUrlOf(id),
        madeAt: new Date(madeAt).toISOString(),
      })),
    }),
  }

  return {
    /**
     * Speaks, then takes one token: what fails costs nothing. Answers the audio's id, the same for the same message or call.
     * Throws INSUFFICIENT_VOICE_TOKENS, VOICE_UNAVAILABLE, also for what nobody would hear any more, and CONFLICT for what was paid and is deleted by now.
     */
    async make(order: AudioOrder): Promise<string> {
      const { userId, voice, text, language = voice.language, madeFor, withinMs } = order
      const made = await findMadeFor(db, madeFor)
      if (made !== null) return made
      await requireToken(userId)
      return keep(order, await voices.speak({ text, voiceId: voice.id, language }, withinMs))
    },

    /** Null for none, and for one that was made over an hour ago. */
    find: (id: string) => findAudio(db, id, since()),

    /** The id of audio that was made for this user and this text; null for any other. */
    findOwn: (userId: string, text: string, digest: string): Promise<string | null> =>
      findOwnAudio(db, { userId, textDigest: digestOf(text), digest }, since()),

    accountPart,
    recurring: [
      { name: 'spoken-audio', everyMs: SWEEP_MS, run: () => deleteAudio(db, since()) },
    ] satisfies readonly RecurringJob[],
  }
}
