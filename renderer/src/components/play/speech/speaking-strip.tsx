import { IconPlayerSkipForward, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import classes from '#renderer/components/play/speech/speaking-strip.module.css'
import { hearLine, silence, stopReading } from '#renderer/components/play/speech/spoken-lines.ts'
import { noteSpoken } from '#renderer/components/store/voice-status.ts'
import { stopVoice } from '#renderer/lib/audio/voice-player.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { speechTexts } from '#renderer/lib/speech-texts.ts'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'

function hear({ messageId, audioUrl }: { messageId: string; audioUrl: string }): void {
  const { model } = roomState()
  const line = linesOf(model, model.room?.id).find(({ id }) => id === messageId)
  if (line?.kind !== 'message' || !model.room) return
  const { userId, username, message: text } = line.message
  const { language } = model.room
  const isOwn = userId === model.me
  if (isOwn) noteSpoken()
  const url = new URL(audioUrl, endpoint.origin || location.origin).href
  hearLine({ messageId, userId, username, text, language, isOwn, url })
}

/** A press must not take the focus from the line that is typed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Reads the spoken lines of a game, one at a time, and says whose it is: skip it, or do not hear that player again. */
function SpeakingStrip() {
  const { t } = useTranslation()
  const now = useSpokenLines((state) => state.now)
  useEffect(() => onRoomEvent('chat_audio', hear), [])
  useEffect(() => stopReading, [])
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

/** With its words. */
export async function withTexts() {
  await needTexts(speechTexts)
  return SpeakingStrip
}
