import { createHash, randomBytes } from 'node:crypto'
import type { SpokenAudio } from '#host-engine/index.ts'
import { AUDIO_KEPT_MS } from '#shared/constants/voice.ts'

/** An evening’s lines fit by far; what is over is forgotten first come, first gone. */
const MOST_BYTES = 64 * 1024 * 1024

interface Kept {
  readonly userId: string
  readonly text: string
  readonly audio: SpokenAudio
  readonly digest: string
  readonly at: number
}

/** Spoken audio of the last hour, in memory. */
export function createKeptAudio(now: () => number) {
  const byId = new Map<string, Kept>()
  let bytes = 0

  function forget(): void {
    for (const [id, { audio, at }] of byId) {
      if (bytes <= MOST_BYTES && now() - at < AUDIO_KEPT_MS) return
      byId.delete(id)
      bytes -= audio.bytes.length
    }
  }

  return {
    /** Answers its id: 128 random bits. */
    keep(userId: string, text: string, audio: SpokenAudio): string {
      const id = randomBytes(16).toString('base64url')
      const digest = createHash('sha256').update(audio.bytes).digest('hex')
      byId.set(id, { userId, text, audio, digest, at: now() })
      bytes += audio.bytes.length
      forget()
      return id
    },

    find(id: string): SpokenAudio | null {
      forget()
      return byId.get(id)?.audio ?? null
    },

    /** The id of audio that was made for this guest and this text; null for any other. */
    findOwn(userId: string, text: string, digest: string): string | null {
      forget()
      for (const [id, kept] of byId)
        if (kept.userId === userId && kept.text === text && kept.digest === digest) return id
      return null
    },
  }
}
