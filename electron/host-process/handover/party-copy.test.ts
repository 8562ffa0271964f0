import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createGuestsStore } from '../guests/guests-store.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { readParty } from '../store/party-record.ts'
import { createVoiceChoices } from '../voice/voice-choices.ts'
import { partyCopySchema, readTables, writeCopy } from './party-copy.ts'

const opened: { readonly store: Store; readonly dataDir: string }[] = []
afterEach(() => {
  for (const { store, dataDir } of opened.splice(0)) {
    store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

function newStore(): Store {
  const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-copy-'))
  const store = openStore(dataDir)
  opened.push({ store, dataDir })
  return store
}

const GUEST = {
  id: 'guest-1',
  nickname: 'Ada',
  avatar: 'thumbs-01',
  language: null,
  deviceHash: 'device',
  createdAt: 1,
  seenAt: 1,
}

/** The copy of a party in which Ada speaks in a voice, as it travels. */
function copyOf(leader: Store): object {
  const { partyId, name, code } = readParty(leader, 'Kitchen table')
  createGuestsStore(leader).insert(GUEST)
  createVoiceChoices(leader).set(GUEST.id, 'vera')
  return { party: { partyId, name, code, passwordDigest: null }, ...readTables(leader, 0) }
}

it('[LAN-9] the voices that guests have chosen move with the party, each time it moves', () => {
  const [leader, standby] = [newStore(), newStore()]
  readParty(standby, 'Another table')
  const copy = partyCopySchema.parse(copyOf(leader))
  for (const epoch of [2, 3]) {
    writeCopy(standby, copy, epoch)
    expect(createVoiceChoices(standby).find(GUEST.id)).toBe('vera')
  }
})

it('takes the copy of a party that knows no voices', () => {
  const { voices: _voices, ...older } = copyOf(newStore()) as { voices: unknown }
  const standby = newStore()
  readParty(standby, 'Another table')
  writeCopy(standby, partyCopySchema.parse(older), 2)
  expect(createGuestsStore(standby).find(GUEST.id)?.nickname).toBe('Ada')
  expect(createVoiceChoices(standby).find(GUEST.id)).toBeNull()
})
