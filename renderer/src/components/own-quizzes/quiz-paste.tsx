import { Button, Stack, Textarea } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { QuizFile } from '#renderer/components/own-quizzes/quiz-file.tsx'
import classes from '#renderer/components/own-quizzes/quiz-paste.module.css'
import { type QuizRow, rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { MAX_CUSTOM_QUIZZES } from '#shared/constants/limits.ts'
import { brokenRows, goodRows, parseQuizzes, type WrongKey } from '#shared/pasted-quizzes.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'

interface QuizPasteProps {
  text: string
  onText: (text: string) => void
  /** The room could not be made because of it. */
  wrong: boolean
  /** How many more fit. */
  room: number
  onTake: (rows: QuizRow[]) => void
}

export function QuizPaste({ text, onText, wrong, room, onTake }: QuizPasteProps) {
  const { t } = useTranslation()
  const parsed = parseQuizzes(text)
  const good = goodRows(parsed)
  const broken = brokenRows(parsed)
  const tooMany = good.length > room
  return (
    <Stack gap="sm">
      <Textarea
        label={t('createLobby.quizzes.pasteLabel')}
        description={t('createLobby.quizzes.pasteHint')}
        placeholder={t('createLobby.quizzes.pasteExample')}
        rows={7}
        classNames={{ input: classes.text ?? '' }}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        error={parsed.notJson ? t('createLobby.quizzes.notAJsonList') : wrong}
        spellCheck={false}
      />
      <QuizFile onText={onText} />
      <div role="status" className={classes.count}>
        {good.length > 0 && (
          <span className={classes.good}>{t('createLobby.quizzes.found', { count: good.length })}</span>
        )}
        {broken.length > 0 && (
          <span className={classes.broken}>{t('createLobby.quizzes.broken', { count: broken.length })}</span>
        )}
        {tooMany && (
          <span className={classes.broken}>
            {t('createLobby.quizzes.tooMany', { n: MAX_CUSTOM_QUIZZES })}
          </span>
        )}
      </div>
      {broken.length > 0 && (
        <ul className={classes.errors}>
          {broken.map(({ row, error }) => (
            <li key={row}>{t('createLobby.quizzes.row', { n: row, error: rowError(error, t) })}</li>
          ))}
        </ul>
      )}
      {good.length > 0 && <Preview quizzes={good} />}
      <Button
        variant="default"
        disabled={good.length === 0 || tooMany}
        onClick={() => onTake(good.map(({ quiz }) => rowOf(quiz)))}
      >
        {t('createLobby.quizzes.take')}
      </Button>
    </Stack>
  )
}

function rowError(error: string | WrongKey, t: TFunction): string {
  if (typeof error === 'string') return translatedText(error)
  const { key, meant } = error
  return meant === null
    ? t('createLobby.quizzes.unknownKey', { key })
    : t('createLobby.quizzes.otherKey', { key, meant })
}

function Preview({ quizzes }: { quizzes: { row: number; quiz: CustomQuiz }[] }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.preview} aria-label={t('createLobby.quizzes.preview')} tabIndex={0}>
      <ol>
        {quizzes.map(({ row, quiz }) => (
          <li key={row}>
            {quiz.prompt} <strong>{quiz.answers.join(' / ')}</strong>
            {quiz.explanation !== undefined && <span> {quiz.explanation}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
