import { describe, expect, it } from 'vitest'
import {
  cutBesidePhone,
  cutBetweenTwo,
  type Handover,
  killAlone,
  killWithStandby,
} from '../faults/handovers.ts'

/** A few of each; `npm run faults` has many. */
const TIMES = [1, 2]
/** Within this play goes on after a host's death (LAN-9). */
const HANDED_OVER_MS = 15_000

function expectWhole({ isAllKept, isAnswerTaken, mostLeaders }: Handover): void {
  expect({ isAllKept, isAnswerTaken, mostLeaders }).toEqual({
    isAllKept: true,
    isAnswerTaken: true,
    mostLeaders: 1,
  })
}

describe.concurrent('a host that is killed in the middle of a round', { timeout: 120_000 }, () => {
  it.each(TIMES)(
    '[LAN-9] is followed by its standby within 15 s, with scores, seats and answers kept (%i)',
    async () => {
      const handover = await killWithStandby()
      expect(handover.playsOnAfter).toBeLessThan(HANDED_OVER_MS)
      expectWhole(handover)
    },
  )

  it.each(TIMES)('[LAN-10] without a standby resumes its game when it is back (%i)', async () => {
    const handover = await killAlone()
    expect(handover.playsOnAfter).toBeLessThan(HANDED_OVER_MS)
    expectWhole(handover)
  })
})

describe.concurrent('a cable that is cut between host and standby', { timeout: 120_000 }, () => {
  it('[LAN-9] moves the game of two, who both come to it, and never makes it two games', async () => {
    const handover = await cutBetweenTwo()
    expect(handover.playsOnAfter).toBeLessThan(HANDED_OVER_MS)
    expectWhole(handover)
  })

  it('[LAN-9] leaves the game where most of its players are', async () => {
    const handover = await cutBesidePhone()
    expect(handover.playsOnAfter).toBeLessThan(HANDED_OVER_MS)
    expectWhole(handover)
  })
})
