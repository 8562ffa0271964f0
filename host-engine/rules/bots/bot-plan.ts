import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { drawNormal, type Random } from '../random.ts'

/**
 * Milliseconds a key: 239 with a deviation of 112 over 168 000 typists (Dhakal et al., Observations on Typing from 136
 * Million Keystrokes, CHI 2018). A lognormal of that mean and deviation.
 */
const KEY_MS = { median: 216, spread: 0.45 }
/** How much slower or faster than usual one line is typed. */
const LINE_SPREAD = 0.2
/** Silent reading: 238 words a minute (Brysbaert, 2019), with five letters and a space to a word. */
const READ_MS_A_CHARACTER = 42
/** Thinking: half of the answers come within the median, some much later. */
const THINK_MS = { median: 4_000, spread: 0.6 }
const NOTICE_MS = 600

const lognormal = ({ median, spread }: { median: number; spread: number }, random: Random): number =>
  median * Math.exp(spread * drawNormal(random))

/**
 * How fast a practice opponent types, in milliseconds a key. Not faster than the fastest people, who need some 70 ms, and
 * not so slow that nobody would wait for it.
 */
export const drawKeyMs = (random: Random): number => Math.min(Math.max(lognormal(KEY_MS, random), 90), 600)

export interface BotRound {
  readonly promptLength: number
  readonly answerLength: number
  readonly durationMs: number
  /** How often players are right in quizzes like this one, as measured, from 0 to 1. */
  readonly rightRate: number
  /** Plausible guesses that are not right. A bot takes from these, and makes up none. */
  readonly wrongGuesses: readonly string[]
  /** What is said now and then instead of a guess. */
  readonly smallTalk: readonly string[]
}

/** Only the room knows the right answer: the plan says when it is given, not what it is. */
export type BotAct =
  | { readonly kind: 'right'; readonly atMs: number }
  | { readonly kind: 'wrong'; readonly atMs: number; readonly guess: string }

/** How many wrong lines come, of those who will be right and of those who will not. */
const wrongCount = (isRight: boolean, random: Random): number => {
  const draw = random()
  if (isRight) return draw < 0.7 ? 0 : 1
  return draw < 0.3 ? 0 : draw < 0.75 ? 1 : 2
}

/** How often a line is small talk, and how often one is where no guess comes to mind. */
const TALK_RATE = { withGuesses: 0.15, without: 0.4 }

/** Wrong guesses, one of them small talk now and then. */
function pickLines({ wrongGuesses, smallTalk }: BotRound, count: number, random: Random): string[] {
  const guesses = pick(wrongGuesses, count, random)
  const rate = guesses.length > 0 ? TALK_RATE.withGuesses : TALK_RATE.without
  return count > 0 && random() < rate ? [...pick(smallTalk, 1, random), ...guesses.slice(1)] : guesses
}

/** Some of these, none twice. */
function pick<One>(all: readonly One[], count: number, random: Random): One[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(Math.floor(random() * left.length), 1)
    return one as One
  })
}

/**
 * What a bot does in a round, in the order of time. Whether it is right is drawn first, with players' own rate; then when,
 * at human speed. Where all would not fit into the round, thinking is cut short and wrong guesses fall away, but nothing
 * is read or typed faster than people do: in a round too short for that the bot is silent, as they are.
 */
export function planRound(keyMs: number, round: BotRound, random: Random): BotAct[] {
  const isRight = random() < round.rightRate
  const wrong = pickLines(round, wrongCount(isRight, random), random)
  const readMs = NOTICE_MS + round.promptLength * READ_MS_A_CHARACTER
  const typing = (length: number) => length * keyMs * Math.exp(LINE_SPREAD * drawNormal(random))
  const lines = [
    ...wrong.map((guess) => ({ guess, typeMs: typing(guess.length) })),
    ...(isRight ? [{ guess: null, typeMs: typing(round.answerLength) }] : []),
  ].map((line) => ({ ...line, thinkMs: lognormal(THINK_MS, random) }))
  return timed(lines, readMs, round.durationMs)
}

interface Line {
  /** Null for the right answer. */
  readonly guess: string | null
  readonly typeMs: number
  readonly thinkMs: number
}

/** A line takes its typing, and comes no sooner after another than the chat lets it. */
const leastOf = ({ typeMs }: Line, index: number): number =>
  index === 0 ? typeMs : Math.max(typeMs, CHAT_GAP_MS)
const spareOf = (line: Line, index: number): number =>
  Math.max(0, line.typeMs + line.thinkMs - leastOf(line, index))

const sumOf = (lines: readonly Line[], part: (line: Line, index: number) => number): number =>
  lines.reduce((sum, line, index) => sum + part(line, index), 0)

function timed(lines: readonly Line[], readMs: number, durationMs: number): BotAct[] {
  const leastMs = readMs + sumOf(lines, leastOf)
  if (leastMs >= durationMs) return lines.length > 1 ? timed(lines.slice(1), readMs, durationMs) : []
  // The last line stays clear of the round's end.
  const share = Math.min(1, (0.97 * (durationMs - leastMs)) / sumOf(lines, spareOf))
  let atMs = readMs
  return lines.map((line, index) => {
    atMs += leastOf(line, index) + share * spareOf(line, index)
    const at = Math.floor(atMs)
    return line.guess === null ? { kind: 'right', atMs: at } : { kind: 'wrong', atMs: at, guess: line.guess }
  })
}
