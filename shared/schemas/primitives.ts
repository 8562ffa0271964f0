import { z } from 'zod'
import { DIFFICULTIES, LANGUAGES, QUIZ_KINDS, ROOM_MODES, ROOM_STATUSES } from '../constants/game.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'

export const languageSchema = z.enum(LANGUAGES, { error: validation.languageInvalid })
export const difficultySchema = z.enum(DIFFICULTIES)
export const quizKindSchema = z.enum(QUIZ_KINDS)
export const roomModeSchema = z.enum(ROOM_MODES)
export const roomStatusSchema = z.enum(ROOM_STATUSES)

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime()
/** Milliseconds. */
export const durationSchema = z.number().int().min(0)

/** Control, bidirectional and zero-width characters: nobody sees them, and they make one name look like another. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu
/** A joiner that joins no two emoji. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** Text as a person means it: composed, without invisible characters (newlines become spaces), without spaces around. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(STRAY_JOINER, '').trim()

/** A line of text that people will see, cleaned before it is measured. */
export const lineSchema = (max: number, required: string, tooLong: string) =>
  z
    .string({ error: required })
    .transform(cleanText)
    .pipe(z.string().min(1, { error: required }).max(max, { error: tooLong }))

/** Query strings carry everything as text. */
export const queryNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true')

export const pageQuery = {
  page: queryNumber(1, 1_000_000).default(1),
  limit: queryNumber(1, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
}
