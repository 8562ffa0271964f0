import { IconPlayerSkipForward, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import classes from '#renderer/components/play/speech/speaking-strip.module.css'
import { silence } from '#renderer/components/play/speech/spoken-lines.ts'
import { stopVoice } from '#renderer/lib/audio/voice-player.ts'

/** A press must not take the focus from the line that is typed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Whose line is being read: skip it, or do not hear that player again. */
export function SpeakingStrip() {
  const { t } = useTranslation()
  const now = useSpokenLines((state) => state.now)
  if (!now) return null
  return (
    <div className={classes.strip} data-testid="speaking">
      <IconVolume size={18} aria-hidden />
      <span className={classes.who}>{t('speech.now', { name: now.username })}</span>
      <button
        type="button"
        aria-label={t('speech.skip')}
        title={t('speech.skip')}
        onMouseDown={keepFocus}
        onClick={stopVoice}
      >
        <IconPlayerSkipForward size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('speech.silence', { name: now.username })}
        title={t('speech.silence', { name: now.username })}
        onMouseDown={keepFocus}
        onClick={() => silence(now)}
      >
        <IconVolumeOff size={18} aria-hidden />
      </button>
    </div>
  )
}
