import { beforeEach, describe, expect, it } from 'vitest'
import { keepPass, keptPass, stageAddress, takeHandedPass } from './stage-pass.ts'

const PASS = { roomId: 'r1', stageToken: 'a-token_of-24-characters' }
const ORIGIN = 'https://riddle.example'

beforeEach(() => history.replaceState(null, '', '/stage/ABC234'))

describe('what opens a room for a big screen', () => {
  it('[STAGE-1] goes with the address to the new window, and is then no longer seen in it', () => {
    const address = stageAddress(ORIGIN, 'ABC234', PASS)
    // A fragment reaches no server and no log.
    expect(new URL(address).search).toBe('')
    history.replaceState(null, '', new URL(address).pathname + new URL(address).hash)
    expect(takeHandedPass()).toEqual(PASS)
    expect(location.href).toBe(`${location.origin}/stage/ABC234`)
    expect(takeHandedPass()).toBeNull()
    expect(stageAddress(ORIGIN, 'ABC234', null)).toBe(`${ORIGIN}/stage/ABC234`)
  })

  it('[STAGE-6] outlives a reload, for the room that it opens', () => {
    expect(keptPass('ABC234')).toBeNull()
    keepPass('ABC234', PASS)
    expect(keptPass('ABC234')).toEqual(PASS)
    expect(keptPass('XYZ789')).toBeNull()
    sessionStorage.setItem('stage_pass', 'nonsense')
    expect(keptPass('ABC234')).toBeNull()
  })
})
