import { editDistance } from '../../rules/judge/edit-distance.ts'
import { foldText } from '../../rules/judge/fold-text.ts'
import type { QuizTemplate } from './quiz-template.ts'

/** Shorter words are in any topic: "the", "of", "dei". */
const TELLING = 3
/** One slip is forgiven from here on; a shorter word would become another. */
const LONG = 6
/** Singular and plural of both languages share what is left. */
const ENDING = /(?:ies|es|s|y|he|hi|[aeio])$/u

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= TELLING)

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= TELLING ? stem : word
}

const isSame = (one: string, other: string): boolean =>
  one === other ||
  stemOf(one) === stemOf(other) ||
  (Math.min(one.length, other.length) >= LONG && editDistance(one, other, 1) === 1)

/**
 * Those templates that most words of the topic lead to; none when no word does. A topic may be in either language: a template
 * has the same id in both.
 */
export function aboutTopic<Template extends QuizTemplate>(
  topic: string,
  templates: readonly Template[],
  inBothLanguages: readonly QuizTemplate[],
): Template[] {
  const asked = wordsOf(topic)
  const known = new Map<string, string[]>()
  for (const { id, topics } of inBothLanguages)
    known.set(id, [...(known.get(id) ?? []), ...topics.flatMap(wordsOf)])
  const hits = ({ id }: Template) =>
    asked.filter((word) => known.get(id)?.some((other) => isSame(word, other))).length
  const most = Math.max(0, ...templates.map(hits))
  return most === 0 ? [] : templates.filter((template) => hits(template) === most)
}
