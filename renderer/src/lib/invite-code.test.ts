import { expect, it } from 'vitest'
import { inviteCodeIn, isWhole } from '#renderer/lib/invite-code.ts'

it.each([
  ['abc234', 'ABC234'],
  [' abc-234 ', 'ABC234'],
  ['https://riddle.example/lobby?join=abc234', 'ABC234'],
  ['http://192.168.1.7:3000/lobby?x=1&join=ABC234&y=2', 'ABC234'],
  ['riddle-rooms://join/ABC234', 'ABC234'],
])('[LOBBY-12] finds the code in %s', (text, code) => {
  expect(inviteCodeIn(text)).toBe(code)
  expect(isWhole(inviteCodeIn(text))).toBe(true)
})

it('[LOBBY-12] knows an unfinished one', () => {
  expect(isWhole(inviteCodeIn('abc23'))).toBe(false)
})
