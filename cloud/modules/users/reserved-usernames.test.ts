import { describe, expect, it } from 'vitest'
import { reservedUsernames } from './reserved-usernames.ts'

const isReserved = reservedUsernames('Captain_Ada')

describe('a reserved username', () => {
  it.each(['admin', 'Administrator', 'MODERATOR', 'mod', 'support', 'system', 'RiddleRooms', 'official'])(
    '[AUTH-45] is %s',
    (username) => expect(isReserved(username)).toBe(true),
  )

  it.each([
    'staff',
    'bot',
    'Riddle_Rooms',
    '_admin_',
    'adm1n',
    'ADMlN',
    'adrnin',
    'm0d',
    '5taff',
    'Supp0rt',
    'admin1',
    'Moderator_2',
  ])('[AUTH-45] is what is taken for one: %s', (username) => expect(isReserved(username)).toBe(true))

  it.each(['captain_ada', 'CaptainAda', 'Capta1n_Ada'])(
    '[AUTH-45] is the operator’s, as %s, too',
    (username) => expect(isReserved(username)).toBe(true),
  )

  it.each([
    'ada',
    'admiral',
    'bottom',
    'modest',
    'admin_of_jokes',
    'captain',
    'player',
    'bernie',
    'ada_2',
    '123456',
  ])('[AUTH-45] is not %s', (username) => expect(isReserved(username)).toBe(false))

  it('[AUTH-45] is not the operator’s where there is none', () => {
    expect(reservedUsernames(null)('captain_ada')).toBe(false)
  })
})
