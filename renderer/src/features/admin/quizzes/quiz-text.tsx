import { useTranslation } from 'react-i18next'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

const shareOf = (part: number, all: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(part / all)

/** A quiz in its own language, with its answers, and what is known of it. */
export function QuizText({ about }: { about: AdminQuiz }) {
  const { t } = useTranslation()
  const { quiz, status, reason, source, template, asked, answered, medianSeconds, editedAt } = about
  const [answer, ...aliases] = quiz.answers
  const inItsLanguage = (text: string | undefined) =>
    text === undefined || text === '' ? (
      t('adminQuizzes.none')
    ) : (
      <span lang={LOCALE_OF[quiz.language]}>{text}</span>
    )
  return (
    <>
      <h2 className={classes.question} lang={LOCALE_OF[quiz.language]}>
        {quiz.prompt}
      </h2>
      <FactList
        facts={[
          [t('adminQuizzes.answer'), inItsLanguage(answer)],
          [t('adminQuizzes.aliases'), inItsLanguage(aliases.join(', '))],
          [t('adminQuizzes.reject'), inItsLanguage(quiz.reject?.join(', '))],
          [t('adminQuizzes.explanation'), inItsLanguage(quiz.explanation)],
        ]}
      />
      <FactList
        facts={[
          [
            t('adminQuizzes.status'),
            reason === null
              ? t(`adminQuizzes.statuses.${status}`)
              : t('adminQuizzes.because', { status: t(`adminQuizzes.statuses.${status}`), reason }),
          ],
          [
            t('adminQuizzes.origin'),
            template === null
              ? t(`adminQuizzes.sources.${source}`)
              : t('adminQuizzes.because', { status: t(`adminQuizzes.sources.${source}`), reason: template }),
          ],
          [t('adminQuizzes.language'), t(`common.language.${quiz.language}`)],
          [t('adminQuizzes.difficulty'), t(`common.difficulty.${quiz.difficulty}`)],
          [t('adminQuizzes.category'), quiz.category],
          [
            t('adminQuizzes.solved'),
            asked === 0
              ? t('adminQuizzes.unknown')
              : t('adminQuizzes.solvedOf', { right: answered, asked, share: shareOf(answered, asked) }),
          ],
          [
            t('adminQuizzes.median'),
            medianSeconds === null ? null : t('adminQuizzes.seconds', { count: medianSeconds }),
          ],
          [t('adminQuizzes.edited'), editedAt === null ? null : formatMoment(editedAt)],
        ]}
      />
    </>
  )
}
