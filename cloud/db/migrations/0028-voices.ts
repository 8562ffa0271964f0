import { timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Which voice each player speaks in, and what was spoken within the last hour. */
export const voices: Migration = {
  name: '0028-voices',

  async up(db) {
    await db.schema.createTable('voice_choices', (table) => {
      userColumn(table, 'voice_choices_user_fk')
      table.string('voice_id', 64).notNullable()
      timeColumn(table, 'chosen_at').notNullable()
      table.primary(['user_id'], 'voice_choices_pkey')
    })
    await db.schema.createTable('voice_audio', (table) => {
      // Random: who knows it may listen.
      table.string('id', 22).notNullable()
      userColumn(table, 'voice_audio_user_fk')
      // The end of the key under which it was paid: a message, or a call.
      table.string('made_for', 80).notNullable()
      // SHA-256 of what was read and of the audio, in hex.
      table.string('text_digest', 64).notNullable()
      table.string('digest', 64).notNullable()
      table.string('media_type', 40).notNullable()
      table.binary('bytes').notNullable()
      timeColumn(table, 'made_at').notNullable()
      table.primary(['id'], 'voice_audio_pkey')
      table.unique(['made_for'], { indexName: 'voice_audio_made_for_key' })
      table.index(['user_id', 'digest'], 'voice_audio_user_index')
      table.index(['made_at'], 'voice_audio_made_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('voice_audio')
    await db.schema.dropTable('voice_choices')
  },
}
