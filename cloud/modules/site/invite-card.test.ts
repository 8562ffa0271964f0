import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import type { Invite } from '#shared/schemas/invite.ts'
import { cleanName, inviteCard } from './invite-card.ts'

const INVITE: Invite = {
  roomId: 'r1',
  name: 'Quiz night',
  host: 'ann',
  players: 1,
  maxPlayers: 4,
  language: 'english',
  rounds: 5,
  timePerRound: 30,
  difficulty: 'easy',
  needsPassword: false,
  guests: true,
  status: 'waiting',
  joinInProgress: true,
  allowSpectators: false,
  presenter: false,
}
const drawn = (changes: Partial<Invite>) => {
  const svg = inviteCard('ABC234', { ...INVITE, ...changes }, 'en')
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document
}
const texts = (document: Document) =>
  [...document.querySelectorAll('text')].map(({ textContent }) => textContent)

it('[META-9] the card names host, room, code and language', () => {
  expect(texts(drawn({}))).toEqual([
    'Riddle Rooms',
    'ann invites you',
    'Quiz night',
    'Code ABC234',
    'Riddles in English',
  ])
})

it('[META-9] whatever a room and its host are called, the card is a drawing of the same parts', () => {
  const name = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(name, name, (room, host) => {
      const document = drawn({ name: room, host })
      expect(
        [...document.querySelectorAll('*')].filter(
          ({ tagName }) => !/^(svg|rect|g|path|circle|text)$/.test(tagName),
        ),
      ).toEqual([])
      const lines = texts(document)
      expect(lines.length).toBeLessThanOrEqual(6)
      for (const line of lines) expect(line?.length).toBeLessThan(70)
    }),
    { numRuns: 50 },
  )
})

it('[META-9] long names are cut, and what the fonts cannot draw is left out', () => {
  const long = texts(drawn({ name: 'W'.repeat(50), host: 'M'.repeat(20) }))
  expect(long[1]).toMatch(/^M+… invites you$/)
  expect(long[2]).toMatch(/^W+…$/)
  expect(cleanName('  Quiz\n\u202enight 🎉 日本 ')).toBe('Quiz night')
})
