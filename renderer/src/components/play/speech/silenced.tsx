import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import classes from '#renderer/components/play/speech/speaking-strip.module.css'
import { hearAgain } from '#renderer/components/play/speech/spoken-lines.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { speechTexts } from '#renderer/lib/speech-texts.ts'

/** The players whose voice is not heard, each with the way back. */
function Silenced() {
  const { t } = useTranslation()
  const silenced = useSpokenLines((state) => state.silenced)
  if (silenced.length === 0) return null
  return (
    <fieldset className={classes.silenced} aria-label={t('speech.silenced')}>
      <span>{t('speech.silenced')}</span>
      {silenced.map(({ userId, username }) => (
        <Button key={userId} size="compact-md" variant="subtle" onClick={() => hearAgain(userId)}>
          {t('speech.again', { name: username })}
        </Button>
      ))}
    </fieldset>
  )
}

/** With its words. */
export async function withTexts() {
  await needTexts(speechTexts)
  return Silenced
}
