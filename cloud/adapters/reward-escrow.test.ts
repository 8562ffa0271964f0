/**
 * @module-tag postgres
 * The ledger.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { testUsers, testWallet } from '#cloud/testing/services.ts'
import { createGameServer, type GameServer, type Player, type RoomDirectory } from '#host-engine/index.ts'
import { inMemoryPorts } from '#host-engine/testing/in-memory-ports.ts'
import { SETTINGS } from '#host-engine/testing/room-driver.ts'
import { rewardEscrow } from './reward-escrow.ts'

let database: TestDatabase
let wallet: Wallet
let games: GameServer
/** What the directory answers next when a seat is taken; then it takes seats as usual. */
const outcomes: (() => Promise<boolean>)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  wallet = testWallet({ db: database.db, now: Date.now })
  const { directory } = inMemoryPorts()
  const takeSeat: RoomDirectory['takeSeat'] = (...seat) => outcomes.shift()?.() ?? directory.takeSeat(...seat)
  games = createGameServer(
    inMemoryPorts({ rewards: rewardEscrow(wallet), directory: { ...directory, takeSeat } }),
  )
  await games.start()
})
afterAll(async () => {
  await games.stop()
  await database.drop()
})

async function newHost(username: string): Promise<Player> {
  const users = testUsers({ db: database.db, now: Date.now })
  const email = `${username}@example.org`
  const { id } = await database.db.transaction((tx) => users.create(tx, { username, email }))
  await earnR3(database.db, id)
  return { userId: id, username, avatar: 'thumbs-01', loginId: username }
}
const open = (host: Player) => games.createRoom(host, { ...SETTINGS, tokenReward: 60 })
const held = ({ userId }: Player) => database.db('room_rewards').where({ user_id: userId })

describe('the reward of a room that could not be opened', () => {
  it('[WALLET-3] is the host’s again before the room is tried once more, elsewhere', async () => {
    const host = await newHost('ada')
    outcomes.push(async () => false)
    expect(await open(host)).toMatchObject({ ok: true, data: { room: { tokenReward: 60 } } })
    expect(await wallet.balance(host.userId)).toBe(140)
    expect(await held(host)).toHaveLength(1)
  })

  it('[WALLET-3] is the host’s again when the second try fails, too', async () => {
    const host = await newHost('bob')
    outcomes.push(
      async () => false,
      async () => false,
    )
    expect(await open(host)).toEqual({ ok: false, code: 'CONFLICT' })
    expect(await wallet.balance(host.userId)).toBe(200)
    expect(await held(host)).toEqual([])
  })

  it('[WALLET-3] is the host’s again when the directory fails', async () => {
    const host = await newHost('cem')
    outcomes.push(() => Promise.reject(new Error('the database is away')))
    await expect(open(host)).rejects.toThrow('the database is away')
    expect(await wallet.balance(host.userId)).toBe(200)
    expect(await held(host)).toEqual([])
  })
})

it('[WALLET-9, ERR-58] a room with a reward of somebody without a verified address is refused', async () => {
  const strict = testWallet({ db: database.db, now: Date.now }, { verifiedOnly: true })
  const host = await newHost('dan')
  expect(await rewardEscrow(strict).hold('room-dan', host.userId, 60)).toEqual({
    ok: false,
    code: 'EMAIL_NOT_VERIFIED',
  })
})
