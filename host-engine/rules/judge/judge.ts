export interface AnswerKey {
  readonly answers: readonly string[]
}
const norm = (t: string) =>
  t
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(the|a|an|il|lo|la|i|gli|le|l|un|uno|una) /, '')
export const compileAnswerKey = (input: { answers: readonly string[] }): AnswerKey => ({
  answers: input.answers.map(norm),
})
function dist(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array(b.length).fill(0)] as number[])
  for (let j = 0; j <= b.length; j++) d[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      d[i]![j] = Math.min(
        d[i - 1]?.[j]! + 1,
        d[i]?.[j - 1]! + 1,
        d[i - 1]?.[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
  return d[a.length]?.[b.length]!
}
export function judge(key: AnswerKey, guess: string): 'correct' | 'close' | 'wrong' {
  const g = norm(guess)
  let best: 'correct' | 'close' | 'wrong' = 'wrong'
  for (const a of key.answers) {
    const budget = a.length < 5 ? 0 : a.length < 9 ? 1 : 2
    const x = dist(a, g)
    if (x <= budget) return 'correct'
    if (x <= budget + 1 && a.length >= 4) best = 'close'
  }
  return best
}
export const holdsAnswer = (key: AnswerKey, line: string): boolean =>
  key.answers.some((a) => ` ${norm(line)} `.includes(` ${a} `) || norm(line).replaceAll(' ', '').includes(a))
