import type { Language } from '#shared/constants/game.ts'

type Rule = readonly [short: RegExp, long: string]

const IN_ENGLISH: readonly Rule[] = [
  [/\b(who|what|where|when|how|it|that|he|she|there|here|all)['’]s\b/gi, '$1 is'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|could|should|must)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\b(I)['’]m\b/gi, '$1 am'],
  [/\b(we|you|they)['’]re\b/gi, '$1 are'],
  [/\b(I|we|you|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|we|you|they|he|she|it)['’]ll\b/gi, '$1 will'],
  [/(?<=\p{L}{2}in)['’](?!\p{L})/gu, 'g'],
  [/(?<=\p{L}s['’])s(?!\p{L})/gu, ''],
]
const CONTRACTED: readonly Rule[] = [
  [/\b(who|what|where|when|how|it|that|he|she|there|here) is\b/gi, '$1s'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|could|should|must) not\b/gi, '$1nt'],
  [/\bcannot\b/gi, 'cant'],
  [/\b(I) am\b/gi, '$1m'],
  [/\b(we|you|they) are\b/gi, '$1re'],
  [/\b(I|we|you|they) have\b/gi, '$1ve'],
]
const ITALIAN: readonly Rule[] = [
  [/ a (?=[aeiouàèéìòù])/gi, ' ad '],
  [/ ad (?=[aeiouàèéìòù])/gi, ' a '],
  [/^(?:San|Santo|Santa|Sant['’])\s*(?=\p{Lu})/u, 'S. '],
]
const IN_FULL: Readonly<Record<Language, readonly Rule[]>> = { english: IN_ENGLISH, italian: [] }
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  english: [...IN_ENGLISH, ...CONTRACTED],
  italian: ITALIAN,
}

/** An answer with what is often contracted in full, or contracted where it is in full (Who's Afraid, What Is Love). */
export function contractedWritings(text: string, language: Language): string[] {
  const rules = RULES[language]
  const each = rules.map(([from, to]) => text.replace(from, to))
  const all = IN_FULL[language].reduce((writing, [from, to]) => writing.replace(from, to), text)
  return [...new Set([...each, all])].filter((writing) => writing !== text)
}
