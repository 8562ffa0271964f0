import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { GameServer } from '#host-engine/index.ts'
import { createLogger } from '../logger.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { createRoomSnapshots } from './room-snapshots.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-rooms-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

type Snapshot = ReturnType<GameServer['snapshot']>

it('[LAN-10] what could not be written is written the next time, and a room that was closed meanwhile is gone', async () => {
  const mark = {}
  let ids = ['one', 'two']
  const rooms = createRoomSnapshots({
    store,
    games: {
      mark: () => mark,
      snapshot: (roomId) => ({ room: { id: roomId, phase: { kind: 'waiting' } } }) as unknown as Snapshot,
      openSnapshot: async () => '',
    },
    ids: () => ids,
    logger: createLogger('silent'),
    now: Date.now,
  })
  const onDisk = () => store.prepare('select room_id from rooms order by room_id').pluck().all()

  store.exec(
    `create trigger full before insert on rooms when new.room_id = 'two' begin select raise(abort, 'disk full'); end`,
  )
  await rooms.resume()
  expect(onDisk()).toEqual([])
  store.exec('drop trigger full')
  rooms.save()
  expect(onDisk()).toEqual(['one', 'two'])

  store.exec(`create trigger full before delete on rooms begin select raise(abort, 'disk full'); end`)
  ids = ['one']
  rooms.save()
  store.exec('drop trigger full')
  rooms.save()
  expect(onDisk()).toEqual(['one'])
})
