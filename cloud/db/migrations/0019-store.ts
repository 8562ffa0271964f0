import type { Knex } from 'knex'
import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What is kept as bookkeeping outlives its user, without the name. */
const buyerColumn = (table: Knex.CreateTableBuilder, foreignKey: string) =>
  idColumn(table, 'user_id').references('id').inTable('users').onDelete('SET NULL').withKeyName(foreignKey)

/** What is sold for money, and what a refund took back beyond the balance. */
export const store: Migration = {
  name: '0019-store',

  async up(db) {
    await db.schema.alterTable('wallet_balances', (table) => {
      table.integer('owed').notNullable().defaultTo(0)
    })
    await db.schema.alterTable('wallet_entries', (table) => {
      table.integer('owed').notNullable().defaultTo(0)
    })

    // One a checkout, and one a later month of a subscription.
    await db.schema.createTable('store_purchases', (table) => {
      idColumn(table, 'id').notNullable()
      buyerColumn(table, 'store_purchases_user_fk')
      table.string('provider', 16).notNullable()
      table.string('item', 32).notNullable()
      // Cents.
      table.integer('price').notNullable()
      // The vendor's id of the checkout, and what it calls a later month.
      table.string('session', 255)
      table.string('month', 255)
      timeColumn(table, 'created_at').notNullable()
      timeColumn(table, 'paid_at')
      timeColumn(table, 'failed_at')
      // When the vendor is asked next how it went.
      timeColumn(table, 'ask_at')
      // Cents that went back.
      table.integer('refunded').notNullable()
      // R3 or voice tokens that were taken back, and how often that changed.
      table.integer('taken_back').notNullable()
      table.integer('corrections').notNullable()
      table.primary(['id'], 'store_purchases_pkey')
      table.unique(['provider', 'month'], { indexName: 'store_purchases_month_key' })
      table.index(['user_id'], 'store_purchases_user_index')
      table.index(['ask_at'], 'store_purchases_ask_index')
    })

    await db.schema.createTable('store_disputes', (table) => {
      table.string('provider', 16).notNullable()
      table.string('id', 255).notNullable()
      idColumn(table, 'purchase_id')
        .notNullable()
        .references('id')
        .inTable('store_purchases')
        .withKeyName('store_disputes_purchase_fk')
      // Cents.
      table.integer('amount').notNullable()
      table.string('outcome', 8).notNullable()
      table.primary(['provider', 'id'], 'store_disputes_pkey')
      table.index(['purchase_id'], 'store_disputes_purchase_index')
    })

    await db.schema.createTable('store_subscriptions', (table) => {
      idColumn(table, 'id').notNullable()
      buyerColumn(table, 'store_subscriptions_user_fk')
      table.string('provider', 16).notNullable()
      // The vendor's id, or Google Play's purchase token.
      table.string('vendor_id', 512).notNullable()
      table.string('item', 32).notNullable()
      timeColumn(table, 'expires_at').notNullable()
      timeColumn(table, 'ended_at')
      timeColumn(table, 'ask_at')
      table.primary(['id'], 'store_subscriptions_pkey')
      table.unique(['provider', 'vendor_id'], { indexName: 'store_subscriptions_vendor_key' })
      table.index(['user_id'], 'store_subscriptions_user_index')
      table.index(['ask_at'], 'store_subscriptions_ask_index')
    })

    // What makes each event of a vendor count once.
    await db.schema.createTable('store_events', (table) => {
      table.string('provider', 16).notNullable()
      table.string('id', 255).notNullable()
      timeColumn(table, 'at').notNullable()
      table.primary(['provider', 'id'], 'store_events_pkey')
    })

    // The sandbox's own books: it plays a bank.
    await db.schema.createTable('sandbox_checkouts', (table) => {
      idColumn(table, 'id').notNullable()
      table.text('checkout').notNullable()
      table.string('state', 16).notNullable()
      timeColumn(table, 'expires_at').notNullable()
      table.primary(['id'], 'sandbox_checkouts_pkey')
    })

    await db.schema.createTable('rewarded_ads', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'rewarded_ads_user_fk')
      timeColumn(table, 'given_at').notNullable()
      timeColumn(table, 'watched_at')
      // As JSON: whoever asks again is shown the same.
      table.text('ad').notNullable()
      table.primary(['id'], 'rewarded_ads_pkey')
      table.index(['user_id', 'watched_at'], 'rewarded_ads_user_index')
    })
  },

  async down(db) {
    for (const table of [
      'rewarded_ads',
      'sandbox_checkouts',
      'store_events',
      'store_subscriptions',
      'store_disputes',
      'store_purchases',
    ])
      await db.schema.dropTable(table)
    for (const table of ['wallet_entries', 'wallet_balances'])
      await db.schema.alterTable(table, (altered) => {
        altered.dropColumn('owed')
      })
  },
}
