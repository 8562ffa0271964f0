import type { Language } from '#shared/constants/game.ts'
import { always, type Variants, type Writing } from './beside.ts'
import { isOnlyFirstName } from './first-names.ts'
import { titledWritings } from './person-variants.ts'
import type { Token } from './read-tokens.ts'
import { isSeries, withoutHero } from './series.ts'

/** Whose name stands before a title that is known without it: Disney's Peter Pan, Bram Stoker's Dracula. */
const MAKERS =
  '(?:(?:walt )?disney|(?:bram )?stoker|(?:tom )?clancy|lemony snicket|tim burton|john carpenter|wes craven|quentin tarantino|guillermo del toro|zack snyder|roald dahl|sid meier|marvel|stephen king|(?:dr\\.?|doctor) seuss|agatha christie|jim henson|federico fellini|alfred hitchcock|baz luhrmann|william shakespeare|mary shelley|jane austen|national lampoon|monty python|dreamworks|pixar)'
const OF_STORIES =
  '(?:the )?(?:(?:(?:further |extraordinary |marvelous |marvellous )?adventures|strange case|curious case|tragedy|tragical history|history|legend|chronicles|tale|story|ballad) of |wonderful (?=wizard))'
const DI_STORIE =
  "(?:(?:le |la |lo |il )?(?:(?:straordinarie |mirabolanti )?avventure|cronache|storia|tragedia|leggenda|favola|ballata|strano caso|curioso caso) (?:d['’]|(?:di|del|dello|della|dei|degli|delle|dell['’]) ?)|il meraviglioso (?=mago))"
/** What a long title begins with and a talker leaves out; in Italian, too, many are English. */
const OPENERS: Readonly<Record<Language, RegExp>> = {
  english: new RegExp(`^(?:${MAKERS}['’]?s? (?:${OF_STORIES})?|${OF_STORIES})`, 'i'),
  italian: new RegExp(`^(?:${MAKERS}['’]?s? |${OF_STORIES}|${DI_STORIE})`, 'i'),
}
/** What a guess may say behind a title of what it is, or that it is Disney's. */
const CLOSERS: Readonly<Record<Language, RegExp>> = {
  english:
    /\s+\((?:the )?(?:disney|film|movie|book|novel|song|album|musical|play|opera|game|series|tv series|painting)\)$/i,
  italian:
    /\s+(?:\((?:il |la |l['’])?(?:disney|film|libro|romanzo|canzone|album|musical|opera|gioco|videogioco|serie|serie tv|quadro)\)|(?:di |della )(?:walt )?disney)$/i,
}
/** An article of another language than the quiz's: after it most titles are told. */
const FOREIGN_ARTICLE: Readonly<Record<Language, RegExp>> = {
  english: /^(?:Les|Le|La|El|Los|Las|Der|Das|Die(?=\s\S+$)|Eine?|Une?|Il|Lo|Gli)\s+/,
  italian: /^(?:The|Les|El|Los|Las|Der|Das|Die|Eine?|Une)\s+/,
}
const SAID_ARTICLE: Readonly<Record<Language, RegExp>> = {
  english: /^(?:les|le|la|el|los|las|der|das|il)\s+(?=\S)/i,
  italian: /^(?:the|les|el|los|las|der|das)\s+(?=\S)/i,
}
/** A word before or after the number of a sequel; the number stays. */
const PART =
  'part|parte|episode|episodio|volume|vol|chapter|capitolo|book|libro|season|stagione|number|numero|act|atto'
const NUMBER =
  '\\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|(?:prim|second|terz|quart|quint|sest)[ao]'
const IS_PART = new RegExp(`^(?:${PART})$`)
const IS_NUMBERED = new RegExp(`^(?:the )?(?:${PART})\\.? (?:${NUMBER})$|^(?:${NUMBER}) (?:${PART})$`, 'i')
const PART_BEFORE = new RegExp(` (?:${PART})\\.? (?=(?:${NUMBER})$)`, 'i')
const PART_BEHIND = new RegExp(` (${NUMBER}) (?:${PART})$`, 'i')
const FIRST = /^\P{L}*\p{L}+\.?\s+(?:1|i|one|uno|prim[ao])\s*$/iu
/** A colon in a time or a ratio has no space after it, and a full stop after few letters may shorten a word. */
const BREAK =
  /(?<=\p{Ll}{4})(?:\.|\.{3}|…)\s+(?=\p{Lu})|(?:\s+or)?\s*[:;]\s+|\s+[-–—]\s+|,\s+(?=(?:or|o|ovvero|ossia),?\s+(?:\p{Lu}|l['’])|An?\s\S+\s\S|Un[ao]?\s\S+\s\S)/u
/** A name with a colon in it, which parts no subtitle from it. */
const UNBROKEN = /^Mission:\s+(?=Impossible)/i
const BRACKETS = /\s*\([^()]*\)\s*/g
/** Another title behind the first: Nel blu, dipinto di blu (Volare). */
const SECOND_TITLE = /^(?:\S+\s+){2,}\S+\s+\((\p{Lu}[^()]*)\)$/u
/** E.T. the Extra-Terrestrial. */
const ABBREVIATED = /^((?:\p{Lu}\.){2,})\s+(?:the|il|lo|la|l['’])/u
const SEQUEL = /\s+(?:\d+|[IVX]+)$/
/** Jekyll and Hyde. */
const TITLED_BOTH =
  /^(?:Dr|Mr|Mrs|Miss|Doctor|Mister|Il dottor|Il signor)\.? (\S+ (?:and|&|e) )(?:Dr|Mr|Mrs|Miss|Doctor|Mister|il signor|mister)\.? /
const SHORTEST = 3

/** Shorter ways to say a title: without its subtitle, its opening words, what is in brackets, the word "part". */
export function titleVariants(text: string, language: Language): Variants {
  const trimmed = text.trim()
  const bare = trimmed.replace(BRACKETS, ' ').trim().replace(UNBROKEN, 'Mission ')
  const segments = bare.split(BREAK).filter((segment) => segment !== '')
  const told = segments.length > 1 ? segmentsTold(segments) : []
  const parts = segments.length > 1 ? segments.filter((segment) => !told.includes(segment)) : []
  const shorter = [...(bare === trimmed || !hasWord(bare) ? [] : [bare]), ...told]
  const opened = [bare, ...told].map((title) => title.replace(OPENERS[language], ''))
  const whole = segments.join(' ')
  const numbered = [whole, ...told].map(withoutPartWord)
  const others = [
    withoutHero(bare),
    SECOND_TITLE.exec(trimmed)?.[1],
    /^(.+?),? (?:or|ovvero|ossia)$/.exec(segments[0] ?? '')?.[1],
  ].filter((title) => typeof title === 'string')
  const untitled = opened.map((title) => title.replace(TITLED_BOTH, '$1'))
  const more = [...opened, ...untitled, ...numbered, ...others].filter(
    (title) => title !== whole && title !== bare && hasWord(title),
  )
  return {
    writings: [
      ...always(...new Set([...shorter, ...more]), ...(ABBREVIATED.exec(bare)?.slice(1) ?? [])),
      ...withoutForeignArticle(bare, language),
      ...(segments.length > 1
        ? [...loneSubtitle(segments), ...titledWritings(segments[0] ?? '', language)]
        : []),
    ],
    parts: parts.filter(hasWord),
    beside: { part: 'always', ...(/^\p{Lu}/u.test(bare) && { opening: 'always' as const }) },
  }
}

const hasWord = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST
const wordsIn = (text: string): number => text.split(/\s+/).length

/**
 * The part before the colon, unless what follows is what tells it from its sequels ("Alien: Covenant", "Part Two"); a
 * subtitle of several words; and what is left without the number between the two.
 */
function segmentsTold(segments: readonly string[]): string[] {
  const [before = '', ...after] = segments
  const rest = after.join(' ')
  const tells = after.some((segment) => IS_NUMBERED.test(segment) && !FIRST.test(segment))
  const subtitle = after.at(-1) ?? ''
  const own = subtitle.replace(/^(?:or|ovvero|ossia|o),?\s+/i, '')
  const isSequel = own === subtitle && isSeries(before, own)
  const isEnough = wordsIn(rest) > 1 || FIRST.test(rest) || SEQUEL.test(before)
  return [
    ...(!tells && isEnough && hasWord(before) && !isSequel ? [before] : []),
    ...(!IS_NUMBERED.test(subtitle) && wordsIn(own) > 1 ? [own] : []),
    ...withoutNumber(before, after),
  ]
}

/** "Star Trek: The Wrath of Khan" is Star Trek II, and "Star Wars: Episode V" needs no more. */
function withoutNumber(before: string, after: readonly string[]): string[] {
  const [first = '', second] = after
  if (second === undefined) return SEQUEL.test(before) ? [`${before.replace(SEQUEL, '')} ${first}`] : []
  return IS_NUMBERED.test(first) ? [`${before} ${first}`, `${before} ${second}`] : []
}

/** Skyrim: after a number one word is not needed to tell the sequel, and so may tell it; after a series it does (Endgame). */
function loneSubtitle([before = '', subtitle = '', more]: readonly string[]): Writing[] {
  if (more !== undefined || wordsIn(subtitle) !== 1 || !hasWord(subtitle)) return []
  if (isSeries(before, subtitle) && !isSeries(subtitle, '')) return always(subtitle)
  return SEQUEL.test(before) ? [{ text: subtitle, counts: 'unknown' }] : []
}

/** "traviata" is La traviata; of one word with a capital only where it is no other ("boot", Das Boot). */
function withoutForeignArticle(title: string, language: Language): Writing[] {
  const rest = title.replace(FOREIGN_ARTICLE[language], '')
  if (rest === title || !hasWord(rest) || isOnlyFirstName(rest.toLowerCase())) return []
  const isSure = wordsIn(rest) > 1 || !/^\p{Lu}/u.test(rest)
  return [{ text: rest, counts: isSure ? 'always' : 'unknown' }]
}

function withoutPartWord(title: string): string {
  return title.replace(PART_BEFORE, ' ').replace(PART_BEHIND, ' $1')
}

/** A guess without the word "part" beside a number: "the godfather part 2" is "the godfather 2". */
export function withoutPart(tokens: readonly Token[]): Token[] | null {
  if (tokens.length < 3) return null
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && IS_PART.test(text) && besideNumber(tokens, index),
  )
  return at < 0 ? null : tokens.filter((_, index) => index !== at)
}

/** A guess without what such a title begins or ends with; null where there is none of it. */
export function withoutOpening(guess: string, language: Language): string | null {
  const rest = guess
    .trim()
    .replace(OPENERS[language], '')
    .replace(CLOSERS[language], '')
    .replace(SAID_ARTICLE[language], '')
  return rest === guess.trim() ? null : rest
}

function besideNumber(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some(
    (token) => token?.numeric || /^[ivx]+$/.test(token?.text ?? ''),
  )
}
