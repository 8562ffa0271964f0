import { IconCheck, IconInfoCircle, IconTilde, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-board.module.css'
import { DailyGuesses } from '#renderer/components/daily/daily-guesses.tsx'
import { DailyResult } from '#renderer/components/daily/daily-result.tsx'
import { DailyTiles } from '#renderer/components/daily/daily-tiles.tsx'
import { GuessForm } from '#renderer/components/daily/guess-form.tsx'
import { LanguageSegments } from '#renderer/components/daily/language-segments.tsx'
import { type DailyCalls, type Notice, useDaily } from '#renderer/components/daily/use-daily.ts'
import { useTimeLeft } from '#renderer/components/daily/use-time-left.ts'
import controls from '#renderer/components/plain-controls.module.css'
import { LANGUAGE_OF } from '#renderer/lib/locale.ts'
import type { Language } from '#shared/constants/game.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

interface DailyBoardProps {
  calls: DailyCalls
  /** Shown at the end to who has no account. */
  signUp?: ReactNode
}

/** The riddle of the day, to be played here and now. It needs no component library: it is on the landing page, too. */
export function DailyBoard({ calls, signUp = null }: DailyBoardProps) {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? LANGUAGE_OF[i18n.language === 'it' ? 'it' : 'en']
  return (
    <div className={classes.board} data-testid="daily-board">
      <LanguageSegments language={language} onChoose={setChosen} />
      <OneRiddle key={language} calls={calls} language={language} signUp={signUp} />
    </div>
  )
}

function OneRiddle({ calls, language, signUp }: DailyBoardProps & { language: Language }) {
  const { t } = useTranslation()
  const daily = useDaily(language, calls)
  if (daily.data)
    return (
      <Riddle key={daily.data.daily.day} {...daily} data={daily.data} language={language} signUp={signUp} />
    )
  if (daily.failure === null) return <p className={classes.meanwhile}>{t('daily.loading')}</p>
  return (
    <div className={classes.meanwhile} role="alert">
      <p>{t(`daily.${daily.failure}`)}</p>
      <button type="button" className={controls.button} data-look="plain" onClick={() => void daily.load()}>
        {t('daily.retry')}
      </button>
    </div>
  )
}

type RiddleProps = Omit<ReturnType<typeof useDaily>, 'data'> & {
  data: DailyData
  language: Language
  signUp: ReactNode
}

function Riddle({ data, language, notice, isSending, guess, turn, signUp }: RiddleProps) {
  const { daily } = data
  const timeLeft = useTimeLeft(daily.day, () => void turn())
  const isSolved = daily.guesses.at(-1)?.result === 'correct'
  return (
    <>
      <p className={classes.prompt} lang={language === 'italian' ? 'it' : 'en'}>
        {daily.prompt}
      </p>
      <DailyTiles mask={daily.mask} isSolved={isSolved} />
      {!daily.done && <GuessForm onGuess={guess} isSending={isSending} />}
      <NoticeLine notice={daily.done && notice !== 'newDay' ? null : notice} />
      <DailyGuesses guesses={daily.guesses} done={daily.done} />
      {daily.done && (
        <DailyResult data={data} timeLeft={timeLeft} isFresh={notice !== null} signUp={signUp} />
      )}
    </>
  )
}

const MARKS: Partial<Record<Notice, typeof IconX>> = { correct: IconCheck, close: IconTilde, wrong: IconX }

/** What came of the last guess, for eyes and ears. */
function NoticeLine({ notice }: { notice: Notice | null }) {
  const { t } = useTranslation()
  const Mark = (notice && MARKS[notice]) ?? IconInfoCircle
  return (
    <p role="status" className={classes.notice} data-notice={notice ?? 'none'}>
      {notice && (
        <>
          <Mark size={20} stroke={3} aria-hidden />
          {t(`daily.notice.${notice}`)}
        </>
      )}
    </p>
  )
}
