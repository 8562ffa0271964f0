/** Spellings of sounds: each line of the table is one sound, each word of it a way to write it; `$` is a word's end. */
export interface Sounds {
  /** By their first letter. */
  readonly graphemes: ReadonlyMap<string, readonly Grapheme[]>
  /** With which letters a word may begin that sounds like one with this letter. */
  readonly starts: ReadonlyMap<string, string>
  /** Whether a letter doubled sounds no other. */
  readonly doubles: boolean
}

interface Grapheme {
  readonly text: string
  readonly sounds: readonly number[]
}

export function soundsOf(table: string, doubles: boolean): Sounds {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const sounds = new Map<string, number[]>()
  const starts = new Map<string, string>()
  for (const [sound, line] of lines.entries())
    for (const text of line) {
      sounds.set(text, [...(sounds.get(text) ?? []), sound])
      const letters = line.map((other) => other.charAt(0)).join('')
      starts.set(text.charAt(0), (starts.get(text.charAt(0)) ?? '') + letters)
    }
  const all = [...sounds].map(([text, sounds]) => ({ text, sounds }))
  return { graphemes: Map.groupBy(all, ({ text }) => text.charAt(0)), starts, doubles }
}

/**
 * The edit distance where one spelling of a sound for another costs nothing; gives up early and answers `limit + 1`
 * when it is more than `limit`. A word's first sound is never a slip.
 */
export function graphemeDistance(one: string, other: string, sounds: Sounds, limit: number): number {
  if (!startAlike(one, other, sounds) || !shareLetters(one, other)) return limit + 1
  const a = `^${one}$`
  const b = `^${other}$`
  const rows = Array.from(a, () => new Array<number>(b.length).fill(limit + 1))
  if (rows[0]) rows[0][0] = 0
  const step: Step = { row: 0, furthest: 0, rows, a, b, limit, sounds, starts: [] }
  for (; step.row < a.length; step.row++) {
    if (step.row > step.furthest) return limit + 1
    stepFrom(step)
  }
  return rows[a.length - 1]?.[b.length - 1] ?? limit + 1
}

/** The first look, which spares most pairs of words the rest. */
function startAlike(one: string, other: string, { starts }: Sounds): boolean {
  const letter = one.charAt(0)
  return letter === other.charAt(0) || starts.get(letter)?.includes(other.charAt(0)) === true
}

/** However it is spelt, about half of the letters of a name stay. */
function shareLetters(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let shared = 0
  for (let at = 0; at < short.length; at++) if (long.includes(short.charAt(at))) shared++
  return shared * 2 >= short.length
}

/** The spellings of sounds that begin after `at`. */
const graphemesAt = (word: string, at: number, { graphemes }: Sounds): readonly Grapheme[] =>
  graphemes.get(word.charAt(at + 1))?.filter(({ text }) => word.startsWith(text, at + 1)) ?? []

interface Step {
  row: number
  /** The last row that anything has come to. */
  furthest: number
  readonly rows: readonly number[][]
  readonly a: string
  readonly b: string
  readonly limit: number
  readonly sounds: Sounds
  /** The spellings that begin in a column, once it is come to. */
  readonly starts: (readonly Grapheme[])[]
}

function stepFrom(step: Step): void {
  const { row, rows, a, b, limit, sounds, starts } = step
  const mine = graphemesAt(a, row, sounds)
  for (let column = 0; column < b.length; column++) {
    const cost = rows[row]?.[column] ?? limit + 1
    if (cost > limit) continue
    const reach: Reach = (down, right, add) => {
      const cells = rows[row + down]
      const before = cells?.[column + right]
      if (cells === undefined || before === undefined || cost + add >= before) return
      cells[column + right] = cost + add
      step.furthest = Math.max(step.furthest, row + down)
    }
    stepByLetter(step, column, reach)
    const theirs = starts[column] ?? graphemesAt(b, column, sounds)
    starts[column] = theirs
    for (const grapheme of mine)
      for (const other of theirs)
        if (grapheme.sounds.some((sound) => other.sounds.includes(sound)))
          reach(grapheme.text.length, other.text.length, 0)
  }
}

type Reach = (down: number, right: number, add: number) => void

function stepByLetter({ row, a, b, sounds }: Step, column: number, reach: Reach): void {
  const mine = a.charAt(row + 1)
  const theirs = b.charAt(column + 1)
  if (mine === theirs) reach(1, 1, 0)
  if (sounds.doubles && mine === a.charAt(row)) reach(1, 0, 0)
  if (sounds.doubles && theirs === b.charAt(column)) reach(0, 1, 0)
  if (row === 0 || column === 0) return
  if (mine !== '$') reach(1, 0, 1)
  if (theirs !== '$') reach(0, 1, 1)
  if (mine === '$' || theirs === '$') return
  reach(1, 1, 1)
  if (mine === b.charAt(column + 2) && a.charAt(row + 2) === theirs) reach(2, 2, 1)
}
