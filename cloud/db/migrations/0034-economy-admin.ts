import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

const ENTRY_INDEXES = {
  wallet_entries_at_index: ['at', 'id'],
  wallet_entries_reason_index: ['reason', 'at', 'id'],
  wallet_entries_user_at_index: ['account', 'at', 'id'],
  wallet_entries_user_reason_index: ['account', 'reason', 'at', 'id'],
  wallet_entries_movement_index: ['movement_key'],
}

const PURCHASE_INDEXES = {
  store_purchases_at_index: ['created_at', 'id'],
  store_purchases_state_index: ['state', 'created_at', 'id'],
  store_purchases_provider_index: ['provider', 'created_at', 'id'],
  store_purchases_user_at_index: ['user_id', 'created_at', 'id'],
  store_purchases_session_index: ['session'],
  store_purchases_vendor_month_index: ['month'],
}

/** What admins grant and refund, how they change what is sold and given, and the indexes by which they search the books. */
export const economyAdmin: Migration = {
  name: '0034-economy-admin',

  async up(db) {
    // Of the movement, so that an index finds the entries of one kind and time.
    await db.schema.alterTable('wallet_entries', (table) => {
      table.string('reason', 16).notNullable().defaultTo('')
      timeColumn(table, 'at').notNullable().defaultTo(0)
    })
    const ofMovement = (column: string) =>
      db('wallet_movements').whereRaw('wallet_movements.key = wallet_entries.movement_key').select(column)
    await db('wallet_entries').update({ reason: ofMovement('reason'), at: ofMovement('at') })
    // Entries of users alone: the house has as many, and nobody looks for them.
    await db.schema.alterTable('wallet_entries', (table) => {
      for (const [name, columns] of Object.entries(ENTRY_INDEXES))
        table.index(columns, name, { predicate: db.whereNotNull('number') })
    })

    await db.schema.createTable('admin_grants', (table) => {
      idColumn(table, 'id').notNullable()
      // Bookkeeping, bound to neither user row.
      idColumn(table, 'admin_id').notNullable()
      idColumn(table, 'user_id').notNullable()
      table.string('currency', 8).notNullable()
      // Below 0: a correction.
      table.integer('amount').notNullable()
      table.string('reason', 200).notNullable()
      table.string('ticket', 64)
      timeColumn(table, 'at').notNullable()
      table.primary(['id'], 'admin_grants_pkey')
      table.index(['admin_id', 'currency', 'at'], 'admin_grants_admin_index')
      table.index(['user_id', 'id'], 'admin_grants_user_index')
    })

    // How a purchase stands, which follows from its facts and disputes: kept beside them so that an index finds it.
    await db.schema.alterTable('store_purchases', (table) => {
      table.string('state', 16).notNullable().defaultTo('pending')
    })
    await db('store_purchases').whereNotNull('failed_at').update({ state: 'failed' })
    await db('store_purchases').whereNotNull('paid_at').update({ state: 'paid' })
    const disputed = (outcome: string) => db('store_disputes').where({ outcome }).select('purchase_id')
    const paid = () => db('store_purchases').whereNotNull('paid_at')
    await paid().where('refunded', '>', 0).update({ state: 'refunded' })
    await paid().whereIn('id', disputed('lost')).update({ state: 'refunded' })
    await paid().whereIn('id', disputed('open')).update({ state: 'disputed' })
    await db.schema.alterTable('store_purchases', (table) => {
      for (const [name, columns] of Object.entries(PURCHASE_INDEXES)) table.index(columns, name)
    })

    await db.schema.createTable('store_refunds', (table) => {
      idColumn(table, 'id').notNullable()
      idColumn(table, 'purchase_id')
        .notNullable()
        .references('id')
        .inTable('store_purchases')
        .withKeyName('store_refunds_purchase_fk')
      idColumn(table, 'admin_id').notNullable()
      // Cents: of this one, and of all of the purchase when it is done.
      table.integer('amount').notNullable()
      table.integer('total').notNullable()
      table.string('reason', 200).notNullable()
      table.string('ticket', 64)
      timeColumn(table, 'asked_at').notNullable()
      // When the vendor took it, or refused it.
      timeColumn(table, 'taken_at')
      timeColumn(table, 'refused_at')
      table.primary(['id'], 'store_refunds_pkey')
      table.index(['purchase_id'], 'store_refunds_purchase_index')
    })
    // Cents that the sandbox's bank gave back.
    await db.schema.alterTable('sandbox_checkouts', (table) => {
      table.integer('refunded').notNullable().defaultTo(0)
    })

    // What admins changed of the library: an item's price and whether it is sold, and single days.
    await db.schema.createTable('library_offers', (table) => {
      table.string('item_id', 64).notNullable()
      // Null: as the catalogue says.
      table.integer('price')
      table.boolean('is_sold').notNullable()
      table.integer('version').notNullable()
      timeColumn(table, 'changed_at').notNullable()
      table.primary(['item_id'], 'library_offers_pkey')
    })
    await db.schema.createTable('library_days', (table) => {
      table.integer('day').notNullable()
      table.string('item_id', 64).notNullable()
      table.string('choice', 8).notNullable()
      table.primary(['day', 'item_id'], 'library_days_pkey')
    })

    // What the pass gives from a season on, and quests from a day on, as JSON.
    for (const [name, since] of [
      ['pass_tables', 'season'],
      ['quest_tables', 'day'],
    ] as const)
      await db.schema.createTable(name, (table) => {
        table.integer(since).notNullable()
        table.text('amounts').notNullable()
        table.integer('version').notNullable()
        timeColumn(table, 'changed_at').notNullable()
        table.primary([since], `${name}_pkey`)
      })
  },

  async down(db) {
    for (const table of [
      'quest_tables',
      'pass_tables',
      'library_days',
      'library_offers',
      'store_refunds',
      'admin_grants',
    ])
      await db.schema.dropTable(table)
    await db.schema.alterTable('sandbox_checkouts', (table) => table.dropColumn('refunded'))
    await db.schema.alterTable('store_purchases', (table) => {
      for (const name of Object.keys(PURCHASE_INDEXES)) table.dropIndex([], name)
    })
    await db.schema.alterTable('store_purchases', (table) => table.dropColumn('state'))
    await db.schema.alterTable('wallet_entries', (table) => {
      for (const name of Object.keys(ENTRY_INDEXES)) table.dropIndex([], name)
    })
    await db.schema.alterTable('wallet_entries', (table) => table.dropColumns('reason', 'at'))
  },
}
