import { describe, expect, it } from 'vitest'
import type { Door } from './door.ts'
import { findDoorFaults, keyOf, merge, names, readPage, testsIn, writePage } from './doors-page.ts'

const call = (name: string): Door => ({ kind: 'http', name })
const ROOM = call('GET /rooms/{id}')
const LIST = call('GET /rooms')
const OWN = call('GET /rooms/mine')
const GUESS: Door = { kind: 'room', name: 'submit_guess' }
const DOORS = [LIST, ROOM, OWN, GUESS]

describe('what a record says', () => {
  it('is told by the most literal call that fits, without what is no door', () => {
    const seen = [
      'http GET /api/rooms',
      'http GET /api/rooms/mine',
      'http GET /api/rooms/01H',
      'http POST /api/rooms',
      'http GET /rooms',
      'room submit_guess',
      'account submit_guess',
    ]
    const tests = testsIn(
      [
        { file: 'a.test.ts', seen },
        { file: 'b.test.ts', seen: ['http GET /api/rooms/7'] },
      ],
      DOORS,
    )
    expect(Object.fromEntries(tests)).toEqual({
      [keyOf(LIST)]: ['a.test.ts'],
      [keyOf(OWN)]: ['a.test.ts'],
      [keyOf(ROOM)]: ['a.test.ts', 'b.test.ts'],
      [keyOf(GUESS)]: ['a.test.ts'],
    })
  })
})

describe('a text names a call', () => {
  const BLOCK = call('POST /friends/{userId}/block')
  it.each([
    "'/friends/7/block'",
    "'POST /friends/x/block'",
    `\`/api/friends/\${user.id}/block\``,
    `\`/friends/\${idOf(one)}/block?why=\${reason}\``,
    `\`/friends\${path}\``,
    `\`/friends/\${path}\``,
    `\`\${cloud.url}/api/friends/\${id}/block\``,
  ])('as %s', (text) => expect(names(text, BLOCK)).toBe(true))

  it.each(["'/friends'", "'/friends/7/blocked'", "'/my/friends/7/block'", "'/friends/7/challenge'", ''])(
    'but not as %s',
    (text) => expect(names(text, BLOCK)).toBe(false),
  )

  it('by its literal parts, and an event by its whole name', () => {
    expect(names("get('/openapi.json')", call('GET /openapi.json'))).toBe(true)
    expect(names("get('/openapi-json')", call('GET /openapi.json'))).toBe(false)
    expect(names("say('submit_guess')", GUESS)).toBe(true)
    expect(names("say('submit_guesses')", GUESS)).toBe(false)
  })
})

describe('the page', () => {
  const text = writePage(
    DOORS,
    new Map([
      [keyOf(LIST), ['b.test.ts', 'a.test.ts']],
      [keyOf(ROOM), ['a.test.ts']],
      [keyOf(OWN), ['a.test.ts']],
      [keyOf(GUESS), ['g.test.ts']],
    ]),
  )
  const sources: Record<string, string | null> = {
    'a.test.ts': `'/rooms' "/rooms/\${id}" '/rooms/mine'`,
    'b.test.ts': "'/rooms'",
    'g.test.ts': "'submit_guess'",
  }
  const read = (file: string) => sources[file] ?? null
  const faults = (page = text, doors = DOORS, reader = read) =>
    findDoorFaults(doors, { text: page, read: reader })

  it('reads as it was written', () => {
    expect(readPage(text).get(keyOf(LIST))).toEqual(['a.test.ts', 'b.test.ts'])
    expect(faults()).toEqual([])
  })

  it('is faulty where a door is missing, is gone, or has no test', () => {
    expect(faults(text, [...DOORS, call('GET /new')])).toEqual(['GET /new is missing'])
    expect(faults(text, [LIST, ROOM, GUESS])).toEqual(['it is not as it would be written'])
    expect(faults(text.replace('g.test.ts', ''))).toEqual(['submit_guess has no test'])
  })

  it('is faulty where a test is gone, or names its door no more', () => {
    expect(faults(text, DOORS, (file) => (file === 'g.test.ts' ? null : read(file)))).toEqual([
      'submit_guess: g.test.ts is gone',
    ])
    expect(faults(text, DOORS, (file) => (file === 'g.test.ts' ? "'guess'" : read(file)))).toEqual([
      'submit_guess: g.test.ts does not name it',
    ])
  })

  it('keeps what it said of files that did not run, and replaces what it said of those that did', () => {
    const recorded = new Map([[keyOf(ROOM), ['a.test.ts', 'b.test.ts']]])
    const tests = merge(DOORS, {
      page: readPage(text),
      recorded,
      files: new Set(['a.test.ts', 'b.test.ts']),
      read,
    })
    // b comes through by another's words.
    expect(tests.get(keyOf(ROOM))).toEqual(['a.test.ts'])
    expect(tests.get(keyOf(LIST))).toEqual([])
    expect(tests.get(keyOf(GUESS))).toEqual(['g.test.ts'])
  })
})
