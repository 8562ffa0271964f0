import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUDIO_DATA_MAX } from '#shared/constants/limits.ts'
import { digestOfAudio } from './audio-data.ts'

const HEAD = 'data:audio/ogg; codecs=opus;base64,'
const dataUrl = (bytes: Buffer) => HEAD + bytes.toString('base64')
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('audioData', () => {
  it('[CHAT-12] is known by the digest of its bytes', () => {
    const bytes = Buffer.from([1, 2, 3, 255])
    expect(digestOfAudio(dataUrl(bytes))).toBe(digest(bytes))
  })

  it('[CHAT-12] has at most 40 kB', () => {
    const bytes = Buffer.alloc(((AUDIO_DATA_MAX - HEAD.length - 1) * 3) / 4)
    const longest = dataUrl(bytes)
    expect(longest.length).toBeGreaterThan(AUDIO_DATA_MAX - 4)
    expect(digestOfAudio(longest.slice(0, AUDIO_DATA_MAX))).toBe(digest(bytes))
    expect(digestOfAudio(`${longest}AAAA`)).toBeNull()
  })

  it.each([
    undefined,
    null,
    7,
    true,
    {},
    [],
    Buffer.from('abc'),
    '',
    'AAAA',
    'data:audio/ogg,hello',
    'data:text/html;base64,AAAA',
    `data:audio/${'x'.repeat(80)};base64,AAAA`,
  ])('[CHAT-12] is ignored when it is anything else: %j', (audioData) => {
    expect(digestOfAudio(audioData)).toBeNull()
  })
})
