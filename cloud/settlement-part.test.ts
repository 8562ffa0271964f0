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
  expect(answeredBy(result).map(({ asked }) => asked)).toEqual([2, 2, 3, 4, 4])
})
