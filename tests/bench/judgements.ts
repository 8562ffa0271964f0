import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../host-engine/quizzes/lexicon.ts'
import { type AnswerKey, compileAnswerKey, judge } from '../../host-engine/rules/judge/judge.ts'
import { median, percentile } from './statistics.ts'

/** What one judgement costs where a quiz has as many aliases as any, beside the same guesses where it has one answer. */
const ALIASES = 50
const WARM_UP = 5
/** Of each guess the quickest counts, so that what the machine did meanwhile does not. */
const ROUNDS = 15
const PAIRS = join(import.meta.dirname, '../../host-engine/rules/judge/pairs')
const KINDS = ['right', 'near', 'wrong'] as const
type Kind = (typeof KINDS)[number]

interface Pair {
  readonly answers: readonly string[]
}

export interface JudgementCost {
  readonly language: Language
  readonly kind: Kind
  /** In µs, at the median and at the 99th percentile of the guesses, against all aliases and against one answer. */
  readonly many: readonly [p50: number, p99: number]
  readonly one: readonly [p50: number, p99: number]
}

/** The answers of the labelled guesses: words, names, titles, numbers, amounts and dates. */
function answersIn(language: Language): string[] {
  const pairs: Pair[] = JSON.parse(readFileSync(join(PAIRS, `${language}.json`), 'utf8'))
  return [...new Set(pairs.flatMap(({ answers }) => answers))]
}

/** Aliases from all over the list; the answers that are not among them are the wrong guesses. */
function pick(all: readonly string[]): { aliases: string[]; others: string[] } {
  const step = Math.floor(all.length / ALIASES)
  const aliases = all.filter((_, at) => at % step === 0).slice(0, ALIASES)
  return { aliases, others: all.filter((answer) => !aliases.includes(answer)) }
}

const withoutThirdLetter = (text: string): string => text.slice(0, 2) + text.slice(3)

function costs(key: AnswerKey, guesses: readonly string[], language: Language): [p50: number, p99: number] {
  const isWord = loadLexicon(language)
  const times = guesses.map((): number[] => [])
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [at, guess] of guesses.entries()) {
      const started = performance.now()
      judge(key, guess, { isWord })
      if (round >= 0) times[at]?.push((performance.now() - started) * 1000)
    }
  const each = times.map((all) => Math.min(...all))
  return [median(each), percentile(each, 0.99)]
}

export function judgementCosts(): JudgementCost[] {
  return LANGUAGES.flatMap((language) => {
    const { aliases, others } = pick(answersIn(language))
    const many = compileAnswerKey({ answers: aliases, language })
    const one = compileAnswerKey({ answers: aliases.slice(0, 1), language })
    const guesses: Record<Kind, string[]> = {
      right: aliases.map((alias) => alias.toLowerCase()),
      near: aliases.map(withoutThirdLetter),
      wrong: others,
    }
    return KINDS.map((kind) => ({
      language,
      kind,
      many: costs(many, guesses[kind], language),
      one: costs(one, guesses[kind], language),
    }))
  })
}

export function judgementTable(): string {
  const rows = judgementCosts().map(({ language, kind, many, one }) => {
    const cells = many.map((cost, at) => `${cost.toFixed(0)} µs (${(cost / (one[at] ?? 1)).toFixed(1)} ×)`)
    return `| ${[language, kind, ...cells, ...one.map((cost) => `${cost.toFixed(0)} µs`)].join(' | ')} |`
  })
  const heads = [
    'language',
    'guess',
    `p50, ${ALIASES} aliases`,
    `p99, ${ALIASES} aliases`,
    'p50, one',
    'p99, one',
  ]
  return [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...rows].join('\n')
}
