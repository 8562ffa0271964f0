import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { createHandoverStore } from './handover-store.ts'
import { createPeers } from './peers.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-peers-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const ONE = 'http://192.168.1.30:8790'
const TWO = 'http://192.168.1.40:8790'
const OWN = 'http://192.168.1.20:8790'
const peersOf = (partyId: string) =>
  createPeers({ handover: createHandoverStore(store, Date.now), partyId, own: () => [OWN] })

it('the other computers of a party are known after a restart, and are nothing to another party', () => {
  const peers = peersOf('party')
  expect(peers.learn([OWN, ONE], 'party')).toBe(true)
  expect(peers.learn([ONE], 'party')).toBe(false)
  expect(peersOf('party').all()).toEqual([ONE])
  expect(peersOf('other').all()).toEqual([])
})

it('what is heard of a party that is another computer’s own is not kept', () => {
  const peers = peersOf('party')
  peers.learn([ONE], 'party')
  peers.clear()
  peers.learn([TWO], null)
  expect(peers.all()).toEqual([TWO])
  expect(peersOf('party').all()).toEqual([ONE])
})
