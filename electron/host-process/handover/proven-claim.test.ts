import { afterEach, expect, it, vi } from 'vitest'
import type { ClaimBody } from '#shared/schemas/handover.ts'
import { askProvenClaim, sealClaim } from './proven-claim.ts'
import { newPartyKey } from './seal.ts'

const partyKey = newPartyKey()
const ORIGIN = 'http://192.168.1.30:8790'
const CLAIM = { ownId: 'second', epoch: 2, isLeading: true, origins: [ORIGIN] }
const question = { partyId: 'party', partyKey, ownId: 'first' }

function answering(sealed: (body: ClaimBody) => unknown) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json({ data: { sealed: sealed(JSON.parse(body)) } }),
  )
}
afterEach(() => void vi.unstubAllGlobals())

it('[LAN-9] believes whoever has the party’s key that it leads', async () => {
  answering(({ partyId, nonce }) => sealClaim(partyKey, partyId, nonce, CLAIM))
  expect(await askProvenClaim(ORIGIN, question)).toEqual(CLAIM)
})

it.each<[string, (body: ClaimBody) => unknown]>([
  ['another key', ({ partyId, nonce }) => sealClaim(newPartyKey(), partyId, nonce, CLAIM)],
  ['an answer to another question', ({ partyId }) => sealClaim(partyKey, partyId, 'a-former-nonce-0', CLAIM)],
  ['another party', ({ nonce }) => sealClaim(partyKey, 'other', nonce, CLAIM)],
  [
    'its own words',
    ({ partyId, nonce }) => sealClaim(partyKey, partyId, nonce, { ...CLAIM, ownId: 'first' }),
  ],
  ['no seal', () => JSON.stringify(CLAIM)],
])('[LAN-9] does not believe %s', async (_what, sealed) => {
  answering(sealed)
  expect(await askProvenClaim(ORIGIN, question)).toBeNull()
})
