import type { Migration } from '../migration.ts'

/** What each model has used and cost, day by day. */
export const aiUsage: Migration = {
  name: '0025-ai-usage',

  async up(db) {
    await db.schema.createTable('ai_usage', (table) => {
      table.integer('day').notNullable()
      table.string('model', 200).notNullable()
      table.bigInteger('input_tokens').notNullable()
      table.bigInteger('output_tokens').notNullable()
      // In millionths of the vendor's currency.
      table.bigInteger('cost_micros').notNullable()
      table.primary(['day', 'model'], 'ai_usage_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('ai_usage')
  },
}
