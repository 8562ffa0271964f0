import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#shared/constants/game.ts'

/** Fetched when somebody begins to answer. */
export const loadJudge = () => import('#renderer/features/landing/judge-sample.ts')

const RIDDLES = ['r1', 'r2', 'r3', 'r4', 'r5'] as const

/** One sample after the other, answered here and now: nothing is sent. */
export function useSampleRiddle() {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [open, setOpen] = useState(0)
  const [verdict, setVerdict] = useState<Verdict | 'empty' | null>(null)

  const name = RIDDLES[index % RIDDLES.length] ?? 'r1'
  const answers = t(`landing.riddles.${name}.answers`).split(';')
  const answer = (answers[0] ?? '').trim()
  const solved = verdict === 'correct'

  return {
    number: index + 1,
    of: RIDDLES.length,
    prompt: t(`landing.riddles.${name}.prompt`),
    explanation: t(`landing.riddles.${name}.explanation`),
    answer,
    /** Letter by letter; what is still shut is null. */
    tiles: [...answer].map((letter, at) => (solved || at < open ? letter : null)),
    canHint: !solved && open < answer.length - 1,
    verdict,
    solved,
    async submit(guess: string) {
      const outcome = guess.trim() === '' ? 'empty' : (await loadJudge()).judgeSample(guess, answers)
      setVerdict(outcome)
      return outcome
    },
    hint: () => setOpen((before) => before + 1),
    next() {
      setIndex((before) => (before + 1) % RIDDLES.length)
      setOpen(0)
      setVerdict(null)
    },
  }
}
