import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../host-engine/quizzes/lexicon.ts'
import { compileAnswerKey, judge } from '../host-engine/rules/judge/judge.ts'

/**
 * Measures the judge on the labelled guesses. docs/judge.md holds the figures between two marks; the check fails when they
 * differ, and `--write` updates them. Only the microseconds depend on a clock; they are printed and not written.
 */
const ROOT = join(import.meta.dirname, '..')
const PAIRS = join(ROOT, 'host-engine/rules/judge/pairs')
const DOC = join(ROOT, 'docs/judge.md')
const START = '<!-- judge-report: start -->\n'
const END = '<!-- judge-report: end -->'
const SETS = [
  { name: 'labelled', suffix: '' },
  { name: 'development', suffix: '-development' },
  { name: 'hold-out', suffix: '-hold-out' },
  { name: 'second hold-out', suffix: '-second-hold-out' },
  { name: 'third hold-out', suffix: '-third-hold-out' },
  { name: 'fourth hold-out', suffix: '-fourth-hold-out' },
  { name: 'sixth hold-out', suffix: '-sixth-hold-out' },
  { name: 'seventh hold-out', suffix: '-seventh-hold-out' },
  { name: 'eighth hold-out', suffix: '-eighth-hold-out' },
  { name: 'ninth hold-out', suffix: '-ninth-hold-out' },
] as const
const ROUNDS = 20

interface Pair {
  readonly answers: readonly string[]
  readonly reject?: readonly string[]
  readonly prompt?: string
  readonly guess: string
  readonly want: string
  readonly kind: string
}

interface Judged extends Pair {
  readonly set: string
  readonly language: Language
  readonly verdict: string
}

function judged(): Judged[] {
  return SETS.flatMap(({ name, suffix }) =>
    LANGUAGES.flatMap((language) => {
      const pairs: Pair[] = JSON.parse(readFileSync(join(PAIRS, `${language}${suffix}.json`), 'utf8'))
      return pairs.map((pair) => ({ ...pair, set: name, language, verdict: verdictOn(pair, language) }))
    }),
  )
}

function verdictOn({ answers, reject, prompt, guess }: Pair, language: Language): string {
  return judge(compileAnswerKey({ answers, reject, prompt, language }), guess, {
    isWord: loadLexicon(language),
  })
}

const isRight = ({ want }: Pair): boolean => want === 'correct'
const isTaken = ({ verdict }: Judged): boolean => verdict === 'correct'

/** "61 of 64 (95.3 %)", of the pairs given, how many the judge takes. */
function taken(pairs: readonly Judged[]): string {
  if (pairs.length === 0) return '–'
  const count = pairs.filter(isTaken).length
  return `${count} of ${pairs.length} (${((100 * count) / pairs.length).toFixed(1)} %)`
}

function row(set: string, kind: string, pairs: readonly Judged[]): string {
  const figures = LANGUAGES.flatMap((language) => {
    const own = pairs.filter((pair) => pair.language === language)
    return [taken(own.filter(isRight)), taken(own.filter((pair) => !isRight(pair)))]
  })
  return `| ${[set, kind, ...figures].join(' | ')} |`
}

function table(pairs: readonly Judged[]): string[] {
  const heads = LANGUAGES.flatMap((language) => [`${language}: right taken`, `${language}: wrong let in`])
  const rows = SETS.flatMap(({ name }) => {
    const own = pairs.filter(({ set }) => set === name)
    const kinds = [...new Set(own.map(({ kind }) => kind))].sort()
    const byKind = kinds.map((kind) =>
      row(
        name,
        kind,
        own.filter((pair) => pair.kind === kind),
      ),
    )
    return [row(`**${name}**`, '**all**', own), ...byKind]
  })
  return [`| ${['set', 'kind', ...heads].join(' | ')} |`, '| --- | --- | --- | --- | --- | --- |', ...rows]
}

function faults(pairs: readonly Judged[]): string[] {
  return pairs
    .filter((pair) => isRight(pair) !== isTaken(pair))
    .map(({ set, language, kind, answers, guess, verdict }) => {
      const what = verdict === 'correct' ? 'let in' : `refused as ${verdict}`
      return `- ${what} (${language}, ${set}, ${kind}): “${guess}” for “${answers.join('” or “')}”`
    })
}

function microseconds(pairs: readonly Judged[]): number {
  const asked = pairs.map(({ answers, reject, prompt, language, guess }) => ({
    key: compileAnswerKey({ answers, reject, prompt, language }),
    guess,
    options: { isWord: loadLexicon(language) },
  }))
  const started = performance.now()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { key, guess, options } of asked) judge(key, guess, options)
  }
  return ((performance.now() - started) * 1000) / (asked.length * ROUNDS)
}

const pairs = judged()
const report = [...table(pairs), '', 'What it gets wrong:', '', ...faults(pairs), ''].join('\n')
console.log(report)
console.log(`${pairs.length} pairs, ${microseconds(pairs).toFixed(0)} µs a judgement`)

const doc = readFileSync(DOC, 'utf8')
const [before = '', rest = ''] = doc.split(START)
const after = rest.split(END)[1]
if (after === undefined) throw new Error('docs/judge.md has no marks for the figures')
const fresh = `${before}${START}\n${report}\n${END}${after}`
if (process.argv.includes('--write')) {
  writeFileSync(DOC, fresh)
} else if (fresh !== doc) {
  console.error('The figures in docs/judge.md are not those: node build/judge-report.ts --write')
  process.exitCode = 1
}
