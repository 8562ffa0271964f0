import { IconClockPause, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/components/play/composer.module.css'
import { SendRing } from '#renderer/components/play/send-ring.tsx'
import { useHeldFocus } from '#renderer/components/play/use-held-focus.ts'
import { WordsButton } from '#renderer/components/play/words-button.tsx'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { isComposing } from '#renderer/lib/is-composing.ts'
import { recallWaitingMessage, submitDraft } from '#renderer/realtime/room/composer.ts'
import { useMutedLine } from '#renderer/realtime/room/muted-line.ts'
import { roomState, setDraft, useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { knowsAccounts, useLacksAccount } from '#renderer/session/account.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'

const VoiceSwitch = lazyPart<object>(async () =>
  (await import('#renderer/components/play/speech/voice-switch.tsx')).withTexts(),
)

interface ComposerProps {
  roomId: string
  label: string
  placeholder: string
  /** In a game the input has the focus from the beginning, and gets it back when somebody types. */
  holdsFocus?: boolean
  /** What became of the last line, at the end of the line above the field. */
  verdict?: ReactNode
}

/**
 * The line that a player types. It is never disabled, emptied or left without focus by anything that happens around it:
 * the text lives in the store, and only ↵ takes it away: to the room, or above the box to wait for its moment.
 */
export function Composer({ roomId, label, placeholder, holdsFocus = false, verdict }: ComposerProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const draft = useRoomStore((state) => state.drafts[roomId] ?? '')
  const waiting = useRoomStore((state) => state.waiting)
  const [full, setFull] = useState(false)
  const down = useRoomStore((state) => state.lostAt !== null)
  const isPlayer = useRoomStore(({ model }) => model.you.role === 'player')
  const hasWords = !useLacksAccount() && knowsAccounts() && isPlayer
  const mutedLine = useMutedLine(({ line }) => line)
  useHeldFocus(input, holdsFocus)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An accent that is being composed is finished by Enter as well.
    if (isComposing(event.nativeEvent)) return
    const last = roomState().lastLines[roomId]
    if (event.key === 'ArrowUp' && draft === '' && last !== undefined) {
      event.preventDefault()
      setDraft(roomId, last)
    }
    if (event.key === 'Escape') recallWaitingMessage()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        setFull(submitDraft() === 'full')
      }}
    >
      {mutedLine}
      <div className={classes.news}>
        <p className={classes.status} role="status">
          {waiting !== null && (
            <>
              <span className={classes.waiting} data-testid="waiting-line">
                <IconClockPause size={16} aria-hidden />
                <span>{waiting}</span>
              </span>
              <span>{t(`room.composer.${full ? 'full' : down ? 'offline' : 'wait'}`)}</span>
            </>
          )}
        </p>
        {verdict}
      </div>
      <div className={classes.row} data-waits={waiting !== null}>
        <input
          ref={input}
          className={classes.input}
          aria-label={label}
          placeholder={placeholder}
          value={draft}
          onChange={(event) => setDraft(roomId, event.currentTarget.value)}
          onKeyDown={onKeyDown}
          maxLength={MESSAGE_MAX}
          enterKeyHint="send"
          {...ANSWER_INPUT}
          data-takes-letters={holdsFocus || undefined}
          data-testid="chat-input"
        />
        {holdsFocus && isPlayer && <VoiceSwitch />}
        {hasWords && <WordsButton input={input} />}
        <button
          type="submit"
          className={classes.send}
          aria-label={t('room.composer.send')}
          // A press must not take the focus, and with it the keyboard of a phone, from the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendRing />
          <IconSend2 size={22} aria-hidden />
        </button>
      </div>
    </form>
  )
}
