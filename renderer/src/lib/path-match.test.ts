import { expect, it } from 'vitest'
import { isGamePath, isUnder } from '#renderer/lib/path-match.ts'

it('[NAV-19] counts /game and every path below it as the in-game screen', () => {
  expect(['/game', '/game/', '/game/g1', '/game/g1/more'].every(isGamePath)).toBe(true)
})

it('[NAV-20] compares by whole segments: /game-pass is not the in-game screen', () => {
  expect(['/game-pass', '/games', '/gamer/1', '/lobby/game'].some(isGamePath)).toBe(false)
  expect(isUnder('/room/1', '/room')).toBe(true)
  expect(isUnder('/rooms', '/room')).toBe(false)
})
