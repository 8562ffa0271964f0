/**
 * @module-tag postgres
 * The ledger.
 */
import { expect, it } from 'vitest'
import { answeredBy } from './modules/game/game-rules.ts'
import { earnersOf } from './settlement-part.ts'
import { member, resultOf, roundsOf } from './testing/game-result.ts'

const result = resultOf({
  players: [
    member('ada'),
    member('bob', { joinedInRound: 3 }),
    member('cam', { joinedInRound: 4 }),
    // As a result was kept before there were late seats.
    { ...member('dan'), joinedInRound: undefined as unknown as null },
  ],
  rounds: roundsOf(5),
})

it('[ROOM-37] who came in later earns from three rounds of their own on', () => {
  const members = new Set(['ada', 'bob', 'cam', 'dan'])
  expect(earnersOf({ result, members, accounts: members })).toEqual(['ada', 'bob', 'dan'])
})

it('[ROOM-37] who came in later was not asked what came before', () => {
  const members = new Set(['ada', 'bob', 'cam', 'dan'])
  const asked = (some: ReadonlySet<string>) => answeredBy(result, some).map((quiz) => quiz.asked)
  expect(asked(members)).toEqual([2, 2, 3, 4, 4])
  // Guests teach nothing: anyone can be many.
  expect(asked(new Set(['ada']))).toEqual([1, 1, 1, 1, 1])
})
