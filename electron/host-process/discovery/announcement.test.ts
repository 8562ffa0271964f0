import { expect, it } from 'vitest'
import { announcementOf, heardParty } from './announcement.ts'

const party = {
  partyId: 'p1',
  name: 'Kitchen table',
  code: 'ABC234',
  version: '1.40.0',
  epoch: 2,
  isLeading: true,
  players: 3,
  needsPassword: true,
  origins: [],
}

it('[LAN-7] announces version, name, players and the password flag, and is understood', () => {
  const txt = announcementOf(party)
  expect(txt).toEqual({
    v: '1.40.0',
    id: 'p1',
    name: 'Kitchen table',
    players: '3',
    pw: '1',
  })
  expect(heardParty(txt, '192.168.1.20', 8790)).toEqual({
    partyId: 'p1',
    name: 'Kitchen table',
    origin: 'http://192.168.1.20:8790',
    version: '1.40.0',
    players: 3,
    needsPassword: true,
  })
})

it.each([
  [{}, '192.168.1.20'],
  [{ ...announcementOf(party), players: '-1' }, '192.168.1.20'],
  [{ ...announcementOf(party), name: '   ' }, '192.168.1.20'],
  [{ ...announcementOf(party), name: 'x'.repeat(200) }, '192.168.1.20'],
  [announcementOf(party), 'evil.test/'],
  [announcementOf(party), ''],
])('does not believe %j from %j', (txt, address) => {
  expect(heardParty(txt, address, 8790)).toBeNull()
})
