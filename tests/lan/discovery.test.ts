import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { FoundParty } from '#shared/desktop/host-process.ts'
import { createPartyBrowser, type PartyBrowser } from '../../electron/host-process/discovery/browser.ts'
import { findByCode } from '../../electron/host-process/discovery/find-by-code.ts'
import { createLogger } from '../../electron/host-process/logger.ts'
import { lanAddresses } from '../../electron/host-process/network/lan-addresses.ts'
import { startParty, type TestParty } from '../support/party.ts'

const addresses = lanAddresses(networkInterfaces()).map(({ address }) => address)
const PATIENCE = { timeout: 20_000 }

let party: TestParty
let browser: PartyBrowser
let found: readonly FoundParty[] = []
beforeAll(async () => {
  party = await startParty({ password: 'pear', name: 'Küche & Co' })
  browser = createPartyBrowser({
    logger: createLogger('silent'),
    onChange: (parties) => {
      found = parties
    },
  })
})
afterAll(async () => {
  await browser.stop()
  await party.stop()
})
const mine = () => found.find(({ partyId }) => partyId === party.party.publicParty().partyId)

it('[LAN-7] announces itself once it is open, tells of new players, and says goodbye', async (context) => {
  context.skip(addresses.length === 0, 'this computer is on no network')
  await party.party.openToLan()
  const [origin] = party.party.publicParty().origins
  await vi.waitFor(() => expect(mine()).toBeDefined(), PATIENCE)
  expect(mine()).toEqual({
    partyId: party.party.publicParty().partyId,
    name: 'Küche & Co',
    origin,
    version: '1.40.0',
    players: 0,
    needsPassword: true,
  })
  await party.api.createRoom(await party.enter('Ada'))
  await vi.waitFor(() => expect(mine()?.players).toBe(1), PATIENCE)
  await party.party.closeToLan()
  await vi.waitFor(() => expect(mine()).toBeUndefined(), PATIENCE)
})

it('[LAN-7] is found by its code without mDNS', async () => {
  const { code, partyId } = party.party.publicParty()
  const where = { addresses: ['127.0.0.1', '127.0.0.9'], port: party.party.state().port }
  expect(await findByCode(` ${code.toLowerCase()} `, where)).toEqual([
    expect.objectContaining({ partyId, code, origin: party.url, needsPassword: true }),
  ])
  expect(await findByCode('AAAAAA', where)).toEqual([])
})
