import { IconFlame } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-result.module.css'
import { DailyShares } from '#renderer/components/daily/daily-shares.tsx'
import { ShareButton } from '#renderer/components/daily/share-button.tsx'
import { shareText } from '#renderer/components/daily/share-text.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

interface DailyResultProps {
  data: DailyData
  timeLeft: number
  /** The player ended it just now, so that the keyboard comes here. */
  isFresh: boolean
  signUp: ReactNode
}

/** The end of the day's riddle: the answer, how others did, the streak and the next one. */
export function DailyResult({ data: { daily, streak }, timeLeft, isFresh, signUp }: DailyResultProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLParagraphElement>(null)
  const isSolved = daily.guesses.at(-1)?.result === 'correct'
  useEffect(() => {
    if (isFresh) title.current?.focus()
  }, [isFresh])
  return (
    <div className={classes.result} data-testid="daily-result">
      <div>
        <p ref={title} tabIndex={-1} className={classes.title} data-solved={isSolved}>
          {t(isSolved ? 'daily.over.solved' : 'daily.over.failed')}
        </p>
        <p className={classes.answer}>
          <strong>{t('daily.over.answer', { answer: daily.answer })}</strong>
          {daily.explanation !== undefined && <> {daily.explanation}</>}
        </p>
      </div>
      {daily.shares && (
        <DailyShares shares={daily.shares} solvedWith={isSolved ? daily.guesses.length : null} />
      )}
      <div className={classes.foot}>
        <ShareButton text={shareText(daily, endpoint.origin)} />
        <div className={classes.facts}>
          <p className={classes.streak} data-testid="daily-streak">
            <IconFlame size={20} aria-hidden />
            {streak > 0 ? t('daily.streak', { count: streak }) : t('daily.noStreak')}
          </p>
          <p>{t('daily.next', { span: formatSpan(timeLeft) })}</p>
        </div>
      </div>
      {signUp && <div>{signUp}</div>}
    </div>
  )
}
