import { beforeEach, describe, expect, it } from 'vitest'
import { createUserAllowances, type UserAllowances } from './user-allowances.ts'

let time: number
let allowances: UserAllowances
beforeEach(() => {
  time = 1_000_000
  allowances = createUserAllowances(() => time)
})

const count = (take: () => boolean): number => {
  let taken = 0
  while (taken < 10_000 && take()) taken++
  return taken
}

describe('the allowances of a user', () => {
  it('[RT-66] are 60 messages at once and 20 a second, each user’s own', () => {
    expect(count(() => allowances.mayPass('ada'))).toBe(60)
    expect(allowances.mayPass('bob')).toBe(true)
    time += 1_000
    expect(count(() => allowances.mayPass('ada'))).toBe(20)
    time += 3_600_000
    expect(count(() => allowances.mayPass('ada'))).toBe(60)
  })

  it('[RT-66] let a phone reconnect every two seconds for ever, and a loop 15 times', () => {
    for (let second = 0; second < 600; second += 2) {
      expect(allowances.mayReturn('ada')).toBe(true)
      time += 2_000
    }
    time += 60_000
    expect(count(() => allowances.mayReturn('ada'))).toBe(15)
  })

  it('[RT-66] count the bytes of answers: beyond them a user waits until they are paid', () => {
    allowances.charge('ada', 1_000_000)
    expect(allowances.secondsToWait('ada')).toBe(0)
    allowances.charge('ada', 250_000)
    expect(allowances.secondsToWait('ada')).toBe(3)
    expect(allowances.secondsToWait('bob')).toBe(0)
    time += 2_400
    expect(allowances.secondsToWait('ada')).toBe(1)
    time += 100
    expect(allowances.secondsToWait('ada')).toBe(0)
  })

  it('[RT-66] are not renewed by being forgotten', () => {
    count(() => allowances.mayPass('ada'))
    allowances.charge('ada', 20_000_000)
    time += 61_000
    for (let user = 0; user < 5; user++) allowances.mayPass(`user ${user}`)
    expect(allowances.secondsToWait('ada')).toBe(129)
  })
})
