/**
 * @module-tag postgres
 * The ledger; queries of book-rules-repository.ts, dealing-repository.ts, escrow-rules-repository.ts,
 * grant-rules-repository.ts, leaderboard-repository.ts, ledger.ts, paid-ads-repository.ts,
 * paid-audio-repository.ts, paid-items-repository.ts, paid-pass-repository.ts, paid-quests-repository.ts,
 * quiz-ratings-repository.ts, store-rules-repository.ts and users-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#cloud/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { ledgerRules } from '#cloud/ledger-rules.ts'
import { testUsers, testWallet } from '#cloud/testing/services.ts'
import type { WalletReason } from '#shared/constants/wallet.ts'
import { checkLedger, ledgerReport } from './index.ts'
import { earnR3 } from './testing/earn-r3.ts'

let database: TestDatabase
let ada: string
let bob: string
let made = 0

const findings = (db: Db = database.db) => checkLedger(db, ledgerRules)

beforeAll(async () => {
  database = await createTestDatabase()
})
// What was broken was rolled back.
afterAll(() => database.drop())
beforeEach(async () => {
  const users = testUsers({ db: database.db, now: Date.now })
  const newUser = async () => {
    const username = `booked_${++made}`
    const email = `${username}@example.org`
    const { id } = await database.db.transaction((tx) => users.create(tx, { username, email }))
    await earnR3(database.db, id)
    return id
  }
  ada = await newUser()
  bob = await newUser()
})

/** What the check says of books that were broken so; they are sound again afterwards. */
async function afterBreaking(breaks: (tx: Db) => Promise<unknown>): Promise<Map<string, readonly string[]>> {
  const tx = await database.db.transaction()
  try {
    await breaks(tx)
    const { faults } = await findings(tx)
    return new Map(faults.map(({ fault, found }) => [fault, found]))
  } finally {
    await tx.rollback()
  }
}
/** Those of the faults that begin with these words. */
const faultOf = (faults: Map<string, readonly string[]>, words: string) =>
  [...faults].find(([fault]) => fault.startsWith(words))?.[1]

const gift = () => `sign_up:r3:${ada}`
const adasGift = (tx: Db) => tx('wallet_entries').where({ movement_key: gift(), account: ada })
const housesGift = (tx: Db) => tx('wallet_entries').where({ movement_key: gift(), account: 'house:gifts' })
const adasBalance = (tx: Db) => tx('wallet_balances').where({ user_id: ada, currency: 'r3' })

const give = (tx: Db, key: string, reason: WalletReason, amount: number) =>
  testWallet({ db: database.db, now: Date.now }).move(tx, [
    { key, reason, currency: 'r3', amount, from: 'house:gifts', to: ada, at: 1 },
  ])
const take = (tx: Db, key: string, reason: WalletReason, amount: number) =>
  testWallet({ db: database.db, now: Date.now }).move(tx, [
    { key, reason, currency: 'r3', amount, from: ada, to: 'house:shop', at: 1 },
  ])

/** A room for which Ada has put up 40. */
async function holdReward(): Promise<string> {
  const roomId = `room-${++made}`
  await testWallet({ db: database.db, now: Date.now }).holdEscrow({ roomId, userId: ada, amount: 40 })
  return roomId
}

it('finds nothing wrong in sound books, and says how large they are', async () => {
  await holdReward()
  const found = await findings()
  expect(found.faults).toEqual([])
  expect(ledgerReport(found)).toBe(
    `${found.movements} movements, ${found.accounts} accounts: nothing wrong\n`,
  )
  expect(found.movements).toBe(9)
  expect(found.accounts).toBe(2)
})

it('finds nothing wrong when an account has gone, whose entries stay', async () => {
  await database.db('users').where({ id: bob }).delete()
  expect((await findings()).faults).toEqual([])
})

describe('in the books it finds', () => {
  it('an entry that was lost', async () => {
    const faults = await afterBreaking((tx) => housesGift(tx).delete())
    expect(faultOf(faults, 'movements that are not two entries')).toEqual([gift()])
  })

  it('a movement without entries', async () => {
    const faults = await afterBreaking((tx) =>
      tx('wallet_movements').insert({ key: 'empty', reason: 'sign_up', at: 1 }),
    )
    expect(faultOf(faults, 'movements that are not two entries')).toEqual(['empty'])
  })

  it('an amount that came from nowhere', async () => {
    const faults = await afterBreaking((tx) => housesGift(tx).update({ amount: -99 }))
    expect(faultOf(faults, 'movements that are not two entries')).toEqual([gift()])
    const nothing = await afterBreaking((tx) =>
      tx('wallet_entries').where({ movement_key: gift() }).update({ amount: 0 }),
    )
    expect(faultOf(nothing, 'movements that are not two entries')).toEqual([gift()])
  })

  it('a movement that changes the currency', async () => {
    const faults = await afterBreaking((tx) => housesGift(tx).update({ currency: 'voice' }))
    expect(faultOf(faults, 'movements that are not two entries')).toEqual([gift()])
  })

  it('a movement from an account to itself', async () => {
    const faults = await afterBreaking((tx) =>
      housesGift(tx).update({ account: ada, number: 90, balance: 0 }),
    )
    expect(faultOf(faults, 'movements that are not two entries')).toEqual([gift()])
  })

  it('a house that does not exist', async () => {
    const [entry] = await database
      .db('wallet_entries')
      .where({ movement_key: gift(), account: 'house:gifts' })
    const faults = await afterBreaking((tx) => housesGift(tx).update({ account: 'house:nowhere' }))
    expect(faultOf(faults, 'entries of a house')).toEqual([entry.id])
  })

  it('entries of a user without a number or a balance, and of the house with them', async () => {
    for (const change of [{ number: null }, { balance: null }]) {
      const faults = await afterBreaking((tx) => adasGift(tx).update(change))
      expect(faultOf(faults, 'entries of a user without')).toHaveLength(1)
    }
    const faults = await afterBreaking((tx) => housesGift(tx).update({ number: 1, balance: 0 }))
    expect(faultOf(faults, 'entries of a user without')).toHaveLength(1)
  })

  it('a gap in the entries of an account, and from where on', async () => {
    const faults = await afterBreaking((tx) =>
      tx('wallet_entries').where({ account: ada, currency: 'r3', number: 2 }).update({ number: 3 }),
    )
    expect(faultOf(faults, 'accounts whose entries')).toEqual([`${ada} r3, from entry 2 on`])
  })

  it('an entry that tells another balance than it left', async () => {
    const faults = await afterBreaking((tx) => adasGift(tx).update({ balance: 101 }))
    expect(faultOf(faults, 'accounts whose entries')).toEqual([`${ada} r3, from entry 1 on`])
  })

  it('an account that was below 0 meanwhile', async () => {
    const faults = await afterBreaking(async (tx) => {
      await adasGift(tx).update({ amount: -100, balance: -100 })
      await housesGift(tx).update({ amount: 100 })
      await tx('wallet_entries').where({ account: ada, currency: 'r3', number: 2 }).update({ balance: 0 })
      await adasBalance(tx).update({ balance: 0, gift: 0 })
    })
    expect([...faults.keys()]).toHaveLength(1)
    expect(faultOf(faults, 'accounts whose entries')).toEqual([`${ada} r3, from entry 1 on`])
  })

  it('a balance that is not the sum of its entries, or counts them wrongly', async () => {
    for (const change of [{ balance: 201 }, { balance: 199 }, { entries: 3 }]) {
      const faults = await afterBreaking((tx) => adasBalance(tx).update(change))
      expect(faultOf(faults, 'balances that are not the sum')).toEqual([`${ada} r3`])
    }
  })

  it('a balance that was lost', async () => {
    const faults = await afterBreaking((tx) => adasBalance(tx).delete())
    expect(faultOf(faults, 'users with entries')).toEqual([`${ada} r3`])
  })

  it('more of the gift than the balance', async () => {
    for (const left of [201, -1]) {
      const faults = await afterBreaking((tx) => adasBalance(tx).update({ gift: left }))
      expect(faultOf(faults, 'balances of which more')).toEqual([`${ada} r3`])
    }
  })
})

describe('of debts it finds', () => {
  /** A refund of 230 when Ada has 200. */
  const refund = (tx: Db) =>
    testWallet({ db: database.db, now: Date.now }).move(tx, [
      {
        key: 'store_refunded:old',
        reason: 'store_refunded',
        currency: 'r3',
        amount: 230,
        from: ada,
        to: 'house:store',
        at: 1,
      },
    ])
  /** The faults that the debt itself has, apart from that of a refund without a purchase. */
  const DEBT = 'debts that are not the sum'
  const BOTH = 'accounts that owe and have'
  const refundEntry = (tx: Db) =>
    tx('wallet_entries').where({ movement_key: 'store_refunded:old', account: ada })

  it('none where a refund took more than there was, nothing was left to take, or income paid it', async () => {
    const wallet = testWallet({ db: database.db, now: Date.now })
    const faults = await afterBreaking(async (tx) => {
      await refund(tx)
      const again = { key: 'store_refunded:new', reason: 'store_refunded', currency: 'r3', at: 1 } as const
      await wallet.move(tx, [{ ...again, amount: 5, from: ada, to: 'house:store' }])
      const income = { key: 'game_played:debt', reason: 'game_played', currency: 'r3', at: 1 } as const
      await wallet.move(tx, [{ ...income, amount: 10, from: 'house:play', to: ada }])
    })
    expect([...faults.keys()].filter((fault) => !fault.startsWith('refunds of'))).toEqual([])
    expect(faultOf(faults, DEBT)).toBeUndefined()
  })

  it('one that was forgotten, made or is not paid first', async () => {
    for (const change of [{ owed: 0 }, { owed: 31 }, { owed: -1 }]) {
      const faults = await afterBreaking(async (tx) => {
        await refund(tx)
        await adasBalance(tx).update(change)
      })
      expect(faultOf(faults, DEBT)).toEqual([`${ada} r3`])
    }
    const kept = await afterBreaking(async (tx) => {
      await refundEntry(tx).update({ owed: 1 })
      await adasGift(tx).update({ owed: 30 })
      await adasBalance(tx).update({ owed: 30 })
    })
    expect(
      faultOf(
        await afterBreaking(async (tx) => {
          await refund(tx)
          await adasBalance(tx).update({ balance: 1 })
        }),
        BOTH,
      ),
    ).toEqual([`${ada} r3`])
    expect(faultOf(kept, 'entries that owe or pay')).toHaveLength(1)
  })
})

describe('of the rewards of rooms it finds', () => {
  const LOST = 'rooms whose reward is not held'

  it('one that no room holds and nobody got', async () => {
    const roomId = await holdReward()
    const faults = await afterBreaking((tx) => tx('room_rewards').where({ room_id: roomId }).delete())
    expect(faultOf(faults, LOST)).toEqual([roomId])
  })

  it('one of another amount than was put up', async () => {
    const roomId = await holdReward()
    const faults = await afterBreaking((tx) =>
      tx('room_rewards').where({ room_id: roomId }).update({ amount: 41 }),
    )
    expect(faultOf(faults, LOST)).toEqual([roomId])
  })

  it('one that nobody put up', async () => {
    const faults = await afterBreaking((tx) =>
      tx('room_rewards').insert({ room_id: 'nobody', user_id: ada, amount: 40 }),
    )
    expect(faultOf(faults, LOST)).toEqual(['nobody'])
    expect(faultOf(faults, 'rooms that hold the reward of somebody')).toEqual(['nobody'])
  })

  it('one that was paid and is still held', async () => {
    const roomId = await holdReward()
    const [row] = await database.db('room_rewards').where({ room_id: roomId })
    await testWallet({ db: database.db, now: Date.now }).returnEscrow(roomId)
    const faults = await afterBreaking((tx) => tx('room_rewards').insert(row))
    expect(faultOf(faults, LOST)).toEqual([roomId])
  })

  it('one that was paid twice, under another key', async () => {
    const roomId = await holdReward()
    const wallet = testWallet({ db: database.db, now: Date.now })
    await wallet.returnEscrow(roomId)
    const faults = await afterBreaking((tx) =>
      wallet.move(tx, [
        {
          key: `reward_won:${roomId}`,
          reason: 'reward_won',
          currency: 'r3',
          amount: 40,
          from: 'house:rewards',
          to: bob,
          at: 1,
        },
      ]),
    )
    expect([...faults.keys()]).toHaveLength(1)
    expect(faultOf(faults, LOST)).toEqual([roomId])
  })

  it('one that is held in the name of somebody else', async () => {
    const roomId = await holdReward()
    const faults = await afterBreaking((tx) =>
      tx('room_rewards').where({ room_id: roomId }).update({ user_id: bob }),
    )
    expect([...faults.keys()]).toHaveLength(1)
    expect(faultOf(faults, 'rooms that hold the reward of somebody')).toEqual([roomId])
  })

  it('one whose game is settled', async () => {
    const roomId = await holdReward()
    const faults = await afterBreaking((tx) =>
      tx('games').insert({
        id: `game-${roomId}`,
        room_id: roomId,
        outcome: 'finished',
        body: '{}',
        started_at: 1,
        finished_at: 2,
      }),
    )
    expect([...faults.keys()]).toHaveLength(1)
    expect(faultOf(faults, 'rooms that hold a reward although')).toEqual([roomId])
  })

  it('one that went back to somebody else', async () => {
    const roomId = await holdReward()
    const key = `reward_returned:${roomId}`
    const wallet = testWallet({ db: database.db, now: Date.now })
    const faults = await afterBreaking(async (tx) => {
      const back = { key, reason: 'reward_returned', currency: 'r3', amount: 40, at: 1 } as const
      await wallet.move(tx, [{ ...back, from: 'house:rewards', to: bob }])
      await tx('room_rewards').where({ room_id: roomId }).delete()
    })
    expect([...faults.keys()]).toHaveLength(1)
    expect(faultOf(faults, 'rewards that went back')).toEqual([key])
  })
})

describe('of quests it finds', () => {
  const key = () => `quest_claimed:20000-quick_matches:${ada}`
  const progress = (tx: Db, claimedAt: number | null) =>
    tx('quest_progress').insert({
      user_id: ada,
      day: 20_000,
      type: 'quick_matches',
      progress: 3,
      claimed_at: claimedAt,
    })
  const pay = (tx: Db) => give(tx, key(), 'quest_claimed', 15)

  it('one that is claimed and was not paid, and one that was paid and is not claimed', async () => {
    const unpaid = await afterBreaking((tx) => progress(tx, 1))
    expect(faultOf(unpaid, 'quests that are claimed')).toEqual([key()])
    const unclaimed = await afterBreaking(async (tx) => {
      await progress(tx, null)
      await pay(tx)
    })
    expect(faultOf(unclaimed, 'quests that were paid')).toEqual([key()])
    const sound = await afterBreaking(async (tx) => {
      await progress(tx, 1)
      await pay(tx)
    })
    expect(sound.size).toBe(0)
  })
})

describe('of the pass it finds', () => {
  const key = () => `pass_claimed:1:free:2:${ada}`
  const claim = (tx: Db) =>
    tx('game_pass_claims').insert({ user_id: ada, season: 1, level: 2, track: 'free', claimed_at: 1 })

  it('a level that is claimed and was not paid, and one that was paid and is not claimed', async () => {
    expect(faultOf(await afterBreaking(claim), 'levels of a pass that are claimed')).toEqual([key()])
    const pay = (tx: Db) => give(tx, key(), 'pass_claimed', 20)
    expect(faultOf(await afterBreaking(pay), 'levels of a pass that were paid')).toEqual([key()])
    const both = await afterBreaking(async (tx) => {
      await claim(tx)
      await pay(tx)
    })
    expect(both.size).toBe(0)
  })

  it('a premium track that nobody paid for, and one that was paid for and is locked', async () => {
    const pass = (tx: Db, premiumAt: number | null) =>
      tx('game_passes').insert({
        user_id: ada,
        season: 1,
        xp: 0,
        day: 0,
        xp_of_day: 0,
        premium_at: premiumAt,
      })
    const bought = `pass_bought:1:${ada}`
    const pay = (tx: Db) => take(tx, bought, 'pass_bought', 150)
    expect(faultOf(await afterBreaking((tx) => pass(tx, 1)), 'premium tracks that nobody')).toEqual([bought])
    const locked = await afterBreaking(async (tx) => {
      await pass(tx, null)
      await pay(tx)
    })
    expect(faultOf(locked, 'premium tracks that were paid')).toEqual([bought])
    expect(faultOf(await afterBreaking(pay), 'premium tracks that were paid')).toEqual([bought])
    const both = await afterBreaking(async (tx) => {
      await pass(tx, 1)
      await pay(tx)
    })
    expect(both.size).toBe(0)
  })
})

describe('of the library it finds', () => {
  const key = () => `item:${ada}:word-1`
  const own = (tx: Db) =>
    tx('owned_items').insert({ user_id: ada, item_id: 'word-1', kind: 'word', price: 20, bought_at: 1 })
  const pay = (amount: number) => (tx: Db) => take(tx, key(), 'item_bought', amount)

  it('an item that nobody paid for, or at another price, and one that was paid for and is not owned', async () => {
    const OWNED = 'items that are owned and were not paid'
    expect(faultOf(await afterBreaking(own), OWNED)).toEqual([key()])
    const bought = (amount: number) =>
      afterBreaking(async (tx) => {
        await own(tx)
        await pay(amount)(tx)
      })
    expect(faultOf(await bought(19), OWNED)).toEqual([key()])
    expect(faultOf(await afterBreaking(pay(20)), 'items that were paid for')).toEqual([key()])
    expect((await bought(20)).size).toBe(0)
  })
})

describe('of the store it finds', () => {
  const id = () => ada
  const purchase = (tx: Db, more: object = {}) =>
    tx('store_purchases').insert({
      id: id(),
      user_id: ada,
      provider: 'sandbox',
      item: 'r3-500',
      price: 499,
      created_at: 1,
      paid_at: 2,
      state: 'paid',
      refunded: 0,
      taken_back: 0,
      corrections: 0,
      ...more,
    })
  const credit = (tx: Db) => give(tx, `store_paid:${id()}`, 'store_paid', 500)
  const takeBack = (tx: Db, amount: number) => take(tx, `store_refunded:${id()}:1`, 'store_refunded', amount)

  it('a payment that brought nothing, and a credit that nobody paid for', async () => {
    expect(faultOf(await afterBreaking(purchase), 'purchases that are paid and were not')).toEqual([id()])
    for (const open of [false, true]) {
      const unpaid = await afterBreaking(async (tx) => {
        if (open) await purchase(tx, { paid_at: null, state: 'pending' })
        await credit(tx)
      })
      expect(faultOf(unpaid, 'grants of the store')).toEqual([`store_paid:${id()}`])
    }
    const sound = await afterBreaking(async (tx) => {
      await purchase(tx)
      await credit(tx)
    })
    expect(sound.size).toBe(0)
  })

  it('a refund that was taken back twice, in part or not at all, beyond the balance as well', async () => {
    for (const [more, amount] of [
      [{ taken_back: 500, corrections: 1 }, 499],
      [{ taken_back: 500, corrections: 2 }, 500],
      [{ taken_back: 0, corrections: 0 }, 500],
    ] as const) {
      const faults = await afterBreaking(async (tx) => {
        await purchase(tx, more)
        await credit(tx)
        await takeBack(tx, amount)
      })
      expect(faultOf(faults, 'purchases of which another amount')).toEqual([id()])
    }
    const sound = await afterBreaking(async (tx) => {
      await purchase(tx, { taken_back: 500, corrections: 1 })
      await credit(tx)
      await take(tx, `pass_bought:1:${ada}`, 'pass_bought', 600)
      await tx('game_passes').insert({
        user_id: ada,
        season: 1,
        xp: 0,
        day: 0,
        xp_of_day: 0,
        premium_at: 1,
      })
      await takeBack(tx, 500)
    })
    expect(sound.size).toBe(0)
  })

  it.each([
    [{ paid_at: null }, 'paid'],
    [{ refunded: 499 }, 'paid'],
    [{ failed_at: 1, paid_at: null }, 'pending'],
  ])('a purchase of which %j is known and that stands as %s', async (more, state) => {
    const faults = await afterBreaking((tx) => purchase(tx, { ...more, state }))
    expect(faultOf(faults, 'purchases that stand otherwise')).toEqual([id()])
  })

  it('a refund of what nobody has bought', async () => {
    const faults = await afterBreaking((tx) => takeBack(tx, 5))
    expect(faultOf(faults, 'refunds of what nobody')).toEqual([`store_refunded:${id()}:1`])
  })
})

it('finds what admins granted and did not move, or moved and did not grant', async () => {
  const grant = (tx: Db) =>
    tx('admin_grants').insert({
      id: ada,
      admin_id: ada,
      user_id: ada,
      currency: 'r3',
      amount: 30,
      reason: 'x',
      at: 1,
    })
  expect(faultOf(await afterBreaking(grant), 'grants of admins')).toEqual([ada])
  const moved = (amount: number) => (tx: Db) => give(tx, `granted:${ada}`, 'granted', amount)
  expect(faultOf(await afterBreaking(moved(30)), 'movements of admins')).toEqual([`granted:${ada}`])
  const another = await afterBreaking(async (tx) => {
    await grant(tx)
    await moved(31)(tx)
  })
  expect(faultOf(another, 'grants of admins')).toEqual([ada])
  const sound = await afterBreaking(async (tx) => {
    await grant(tx)
    await moved(30)(tx)
  })
  expect(sound.size).toBe(0)
})

it('finds entries that name another reason than their movement', async () => {
  const faults = await afterBreaking((tx) => adasGift(tx).update({ reason: 'granted' }))
  expect(faultOf(faults, 'entries that name another reason')).toHaveLength(1)
})

it('finds ads that were watched and not paid, or paid and not watched', async () => {
  const ad = (tx: Db, watchedAt: number | null) =>
    tx('rewarded_ads').insert({ id: ada, user_id: ada, given_at: 1, watched_at: watchedAt, ad: '{}' })
  expect(faultOf(await afterBreaking((tx) => ad(tx, 2)), 'ads that were watched')).toEqual([ada])
  const paid = await afterBreaking(async (tx) => {
    await ad(tx, null)
    await give(tx, `ad_watched:${ada}`, 'ad_watched', 10)
  })
  expect(faultOf(paid, 'ads that were paid')).toEqual([ada])
})

it('finds audio that was made and not paid', async () => {
  const faults = await afterBreaking((tx) =>
    tx('voice_audio').insert({
      id: 'audio',
      user_id: ada,
      made_for: 'room-1',
      text_digest: '',
      digest: '',
      media_type: 'audio/ogg',
      bytes: Buffer.from('hello'),
      made_at: 1,
    }),
  )
  expect(faultOf(faults, 'audio that was made')).toEqual(['room-1'])
})

it('shows the first of many, and says how many there are', async () => {
  const rows = Array.from({ length: 25 }, (_, n) => ({ key: `empty-${n + 10}`, reason: 'sign_up', at: 1 }))
  const tx = await database.db.transaction()
  await tx('wallet_movements').insert(rows)
  const found = await findings(tx)
  await tx.rollback()
  expect(found.faults).toMatchObject([{ count: 25 }])
  const lines = ledgerReport(found).trimEnd().split('\n')
  expect(lines[0]).toBe(`${found.movements} movements, ${found.accounts} accounts, and this is wrong:`)
  expect(lines[1]).toBe('movements that are not two entries of one currency which add up to 0: 25')
  expect(lines.slice(2)).toEqual([...rows.slice(0, 20).map(({ key }) => `  ${key}`), '  … and 5 more'])
})

it('is asked after every suite: the test database is not dropped without a word when books are broken', async () => {
  const other = await createTestDatabase()
  await other.db('wallet_movements').insert({ key: 'empty', reason: 'sign_up', at: 1 })
  await expect(other.drop()).rejects.toThrow('empty')
})
