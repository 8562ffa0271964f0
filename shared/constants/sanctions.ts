/** Warnings in words that every language has. */
export const WARNING_PRESETS = ['language', 'harassment', 'cheating', 'name', 'spam'] as const
export type WarningPreset = (typeof WARNING_PRESETS)[number]
export const SANCTION_KINDS = ['warning', 'mute', 'ban'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]
export const SANCTION_REASON_MAX = 300
export const ADMIN_NOTE_MAX = 2_000
/** Of a mute and of a timed ban, in minutes. */
export const SANCTION_MINUTES_MAX = 365 * 1_440
