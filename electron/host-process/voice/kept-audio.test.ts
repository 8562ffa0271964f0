import { describe, expect, it } from 'vitest'
import { createKeptAudio } from './kept-audio.ts'

const audio = (bytes: number) => ({ bytes: new Uint8Array(bytes), mediaType: 'audio/wav' as const })

describe('the audio of a party', () => {
  it('is there for an hour', () => {
    let now = 0
    const kept = createKeptAudio(() => now)
    const id = kept.keep('ada', 'hello', audio(10))
    expect(id).toMatch(/^[\w-]{22}$/)
    now = 3_599_999
    expect(kept.find(id)).toEqual(audio(10))
    now = 3_600_000
    expect(kept.find(id)).toBeNull()
  })

  it('takes no more than 64 MB: the oldest makes place', () => {
    const kept = createKeptAudio(() => 0)
    const ids = Array.from({ length: 5 }, () => kept.keep('ada', 'hello', audio(16 * 1024 * 1024)))
    expect(ids.map((id) => kept.find(id) !== null)).toEqual([false, true, true, true, true])
  })
})
