import type { Verdict } from '#shared/constants/game.ts'
import type { WrongGuess } from '#shared/protocol/parts.ts'
import { editDistance } from '../judge/edit-distance.ts'
import { foldText } from '../judge/fold-text.ts'
import { type AnswerKey, holdsAnswer } from '../judge/judge.ts'
import type { FunnyMiss, Member, Miss, RoomState } from '../room-state.ts'
import { memberOf } from '../transition.ts'

/** Longer lines, and those with more words than the answer and two, are talk. */
const LONGEST = 40
const WORDS_MORE = 2
/** A near miss further off than this is as far as any. */
const FURTHEST = 20

const wordsIn = (text: string): number => text.split(' ').length
const isTalk = (text: string, answer: string): boolean =>
  text.length > LONGEST || /[?@]|:\/\//.test(text) || wordsIn(text) > wordsIn(answer) + WORDS_MORE

interface WrongLine {
  readonly author: Member
  readonly text: string
  readonly verdict: Exclude<Verdict, 'correct'>
  readonly key: AnswerKey
  readonly answer: string
}

/** A line that may be shown as a wrong guess once the answer is told; null for a bot's, for talk, and when it holds the answer. */
export function missOf({ author, text, verdict, key, answer }: WrongLine): Miss | null {
  const { userId, username, isBot } = author
  if (isBot || isTalk(text, answer) || !/\p{L}/u.test(text) || holdsAnswer(key, text)) return null
  return { userId, username, guess: text, isClose: verdict === 'close' }
}

/** Of one player in one round: a room must not grow without end. */
const KEPT = 20

/** Adds a miss; from one who has typed too many of them no more is kept. */
export const withMiss = (misses: readonly Miss[], more: Miss | null): readonly Miss[] =>
  more === null || misses.filter(({ userId }) => userId === more.userId).length >= KEPT
    ? misses
    : [...misses, more]

/** Funniest first: what several typed, then the nearest miss, then the longest of the others; of equals the earliest. */
const funniestFirst = (a: FunnyMiss, b: FunnyMiss): number =>
  b.people - a.people ||
  Number(b.isClose) - Number(a.isClose) ||
  (a.isClose ? a.distance - b.distance : b.guess.length - a.guess.length)

/** The funniest of a round's wrong guesses, told as the one's who typed it first; null without any. */
export function funniestMiss(misses: readonly Miss[], answer: string): FunnyMiss | null {
  const target = foldText(answer)
  const alike = Map.groupBy(misses, ({ guess }) => foldText(guess))
  const candidates = [...alike].flatMap(([folded, [first, ...others]]): FunnyMiss[] => {
    if (!first) return []
    const people = new Set([first, ...others].map(({ userId }) => userId)).size
    return [{ ...first, people, distance: editDistance(folded, target, FURTHEST) }]
  })
  return funniestOf(candidates)
}

/** Without those of people who have gone or may not talk: one was kicked or muted for what they typed. */
export const hereOf = <One extends Miss>(state: RoomState, misses: readonly One[]): One[] =>
  misses.filter(({ userId }) => memberOf(state, userId) !== undefined && !state.muted.includes(userId))

export const tellMiss = ({ userId, username, guess }: Miss): WrongGuess => ({ userId, username, guess })

export const funniestOf = (misses: readonly FunnyMiss[]): FunnyMiss | null =>
  misses.toSorted(funniestFirst)[0] ?? null
