import type { Party } from '#shared/schemas/party.ts'

export const party = (changes: Partial<Party> = {}): Party => ({
  partyId: 'p1',
  name: 'Riddles at Ada’s',
  code: 'ABC234',
  version: '1.40.0',
  epoch: 1,
  isLeading: true,
  players: 3,
  needsPassword: false,
  origins: ['http://192.168.1.5:8790'],
  ...changes,
})
