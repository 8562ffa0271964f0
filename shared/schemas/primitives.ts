import { z } from 'zod/mini'
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
/** How many. */
export const countSchema = z.int().check(z.minimum(0))
/** Milliseconds. */
export const durationSchema = z.int().check(z.minimum(0))
export const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** Control, bidirectional and zero-width characters: nobody sees them, and they make one name look like another. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu
/** A joiner that joins no two emoji. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** More marks on one letter than any script writes; to put thousands in their order takes seconds. */
const MARKS_IN_A_HEAP = /(\p{M}{4})\p{M}+/gu
export const withoutHeapedMarks = (text: string): string => text.replace(MARKS_IN_A_HEAP, '$1')

/** Nearly every line: nothing in it needs cleaning, and to look for it costs ten times as much as to see that. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/

/** Text as a person means it: composed, without invisible characters (newlines become spaces), without spaces around. */
export const cleanText = (text: string): string =>
  CLEAN.test(text)
    ? text
    : withoutHeapedMarks(text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(STRAY_JOINER, ''))
        // What was invisible may have stood between two spaces.
        .replace(/ {2,}/g, ' ')
        .normalize('NFC')
        .trim()

/** Text that people will see, cleaned before it is measured; it may be empty. */
export const cleanSchema = (max: number, tooLong?: string) =>
  z.pipe(
    z.pipe(z.string(), z.transform(cleanText)),
    z.string().check(z.maxLength(max, tooLong === undefined ? {} : { error: tooLong })),
  )

/** A line of such text that must not be empty. */
export const lineSchema = (max: number, required: string, tooLong: string) =>
  z.pipe(
    z.pipe(z.string({ error: required }), z.transform(cleanText)),
    z.string().check(z.minLength(1, { error: required }), z.maxLength(max, { error: tooLong })),
  )

/** Query strings carry everything as text. */
export const queryNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))
export const queryBoolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)

export const pageQuery = {
  page: z._default(queryNumber(1, 1_000_000), 1),
  limit: z._default(queryNumber(1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
}
