import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { Section } from '#renderer/features/admin/frame/section.tsx'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { api } from '#renderer/lib/http-client.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import type { Language } from '#shared/constants/game.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import { judgeData } from '#shared/schemas/judge.ts'

/** What the judge says to a guess at this quiz, and why. */
export function JudgeTester({ quizId, language }: { quizId: string; language: Language }) {
  const { t } = useTranslation()
  const [guess, setGuess] = useState('')
  const verdict = useMutation({
    mutationFn: (guess: string) =>
      api.post(`/admin/quizzes/${quizId}/judge`, { body: { guess }, schema: judgeData }),
  })
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!verdict.isPending) verdict.mutate(guess)
  }
  return (
    <Section title={t('adminQuizzes.judge.heading')}>
      <form onSubmit={ask}>
        <Group align="flex-end">
          <TextInput
            required
            label={t('adminQuizzes.judge.guess')}
            lang={LOCALE_OF[language]}
            maxLength={MESSAGE_MAX}
            {...ANSWER_INPUT}
            value={guess}
            onChange={({ currentTarget }) => setGuess(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={verdict.isPending}>
            {t('adminQuizzes.judge.submit')}
          </Button>
        </Group>
      </form>
      <AdminAlert failure={verdict.error} />
      <Text role="status" fw={650}>
        {verdict.data &&
          `“${verdict.variables}”: ${t(`adminQuizzes.judge.verdicts.${verdict.data.result}`)}, ${t(`judgeReasons.${verdict.data.reason}`)}`}
      </Text>
    </Section>
  )
}
