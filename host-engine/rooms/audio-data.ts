import { createHash } from 'node:crypto'
import { AUDIO_DATA_MAX } from '#shared/constants/limits.ts'

const DATA_URL = /^data:audio\/[^,]{1,60};base64,/

/** What recognises the audio of a data URL: SHA-256 in hex. Null for anything else, and for what is too long. */
export function digestOfAudio(audioData: unknown): string | null {
  if (typeof audioData !== 'string' || audioData.length > AUDIO_DATA_MAX) return null
  const head = DATA_URL.exec(audioData)?.[0]
  if (head === undefined) return null
  return createHash('sha256')
    .update(Buffer.from(audioData.slice(head.length), 'base64'))
    .digest('hex')
}
