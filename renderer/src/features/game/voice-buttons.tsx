import { Button } from '@mantine/core'
import { IconFlag, IconScale } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppealDialog } from '#renderer/features/game/appeal-dialog.tsx'
import classes from '#renderer/features/game/quiz-voice.module.css'
import { ReportDialog } from '#renderer/features/game/report-dialog.tsx'
import type { SpokenOf } from '#renderer/features/game/spoken-of.ts'
import { holdReturn } from '#renderer/realtime/room/held-return.ts'

interface VoiceButtonsProps {
  quizId: string | undefined
  /** Off: a dialog that is open stays. */
  shows: boolean
  mayAppeal: boolean
  /** What is spoken of, as it is now. */
  speakOf: () => SpokenOf | null
}

/** "I was right", and a report: what may be said of a quiz whose answer has been told. */
export function VoiceButtons({ quizId, shows, mayAppeal, speakOf }: VoiceButtonsProps) {
  const { t } = useTranslation()
  const [appealed, setAppealed] = useState<string>()
  const [reported, setReported] = useState<string>()
  const [open, setOpen] = useState<{ dialog: 'appeal' | 'report'; of: SpokenOf } | null>(null)
  const close = () => setOpen(null)
  const isOpen = open !== null
  useEffect(() => (isOpen ? holdReturn() : undefined), [isOpen])
  const speak = (dialog: 'appeal' | 'report') => {
    const of = speakOf()
    if (of) setOpen({ dialog, of })
  }
  return (
    <>
      {shows && (
        <div className={classes.voice} data-testid="quiz-voice">
          {mayAppeal && appealed !== quizId && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconScale size={16} aria-hidden />}
              onClick={() => speak('appeal')}
            >
              {t('quizVoice.appeal')}
            </Button>
          )}
          {reported !== quizId && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconFlag size={16} aria-hidden />}
              onClick={() => speak('report')}
            >
              {t('quizVoice.report')}
            </Button>
          )}
        </div>
      )}
      {open?.dialog === 'appeal' && (
        <AppealDialog of={open.of} onClose={close} onSent={() => setAppealed(open.of.quizId)} />
      )}
      {open?.dialog === 'report' && (
        <ReportDialog of={open.of} onClose={close} onSent={() => setReported(open.of.quizId)} />
      )}
    </>
  )
}
