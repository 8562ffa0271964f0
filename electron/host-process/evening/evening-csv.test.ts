import { expect, it } from 'vitest'
import type { EveningGame } from '#shared/schemas/party.ts'
import { eveningCsv } from './evening-csv.ts'

const game = (username: string): EveningGame => ({
  gameSessionId: 'game-1',
  startedAt: '2026-01-01T20:00:00.000Z',
  finishedAt: '2026-01-01T20:10:00.000Z',
  winner: { userId: 'a', username },
  isFinished: true,
  rounds: 1,
  scores: [
    { userId: 'a', username, score: 120, correct: 1 },
    { userId: 'b', username: 'Bob', score: 0, correct: 0, left: true },
  ],
  album: [],
})

it('writes one line a player and game', () => {
  expect(eveningCsv([game('Ada')])).toBe(
    '\uFEFFgame,started,finished,place,player,score,correct,won,left\r\n' +
      'game-1,2026-01-01T20:00:00.000Z,2026-01-01T20:10:00.000Z,1,Ada,120,1,true,false\r\n' +
      'game-1,2026-01-01T20:00:00.000Z,2026-01-01T20:10:00.000Z,2,Bob,0,0,false,true\r\n',
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-2', "'-2"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"\n', '"\'=a,""b""\n"'],
])('makes %j harmless in a spreadsheet', (username, cell) => {
  expect(eveningCsv([game(username)])).toContain(`,1,${cell},120,`)
})
