import {
  IconAdjustments,
  IconBookmark,
  IconCheck,
  IconCrown,
  IconLogin2,
  IconLogout2,
  IconPlugConnected,
  IconPlugConnectedX,
  IconTargetArrow,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/chat-log.module.css'
import { KindTag } from '#renderer/components/play/kind-tag.tsx'
import { noteText } from '#renderer/components/play/note-text.ts'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import type { ChatLine, Note, PlayerKind } from '#renderer/realtime/room/room-model.ts'

const ICONS: Record<Note['kind'], typeof IconCheck> = {
  joined: IconLogin2,
  left: IconLogout2,
  away: IconPlugConnectedX,
  back: IconPlugConnected,
  host: IconCrown,
  changed: IconAdjustments,
  solved: IconCheck,
  close: IconTargetArrow,
  round: IconBookmark,
}

const QUIET = { 'aria-live': 'off' } as const

interface ChatRowProps {
  line: ChatLine
  me: string
  /** The author's. */
  kind: PlayerKind | undefined
  /** Screen readers do not say it by themselves. */
  quiet: boolean
}

/** One line. The game's own notes look unlike any text that a player can type, and unlike any username. */
export const ChatRow = memo(function ChatRow({ line, me, kind, quiet }: ChatRowProps) {
  const { t } = useTranslation()
  const isRead = useSpokenLines(({ now }) => now?.messageId === line.id)
  const live = quiet ? QUIET : undefined
  if (line.kind === 'note') {
    const Icon = ICONS[line.note.kind]
    return (
      <li className={classes.note} data-note={line.note.kind} {...live}>
        <Icon size={18} stroke={2.2} aria-hidden />
        <span>{noteText(line.note, me)}</span>
        <KindTag kind={kind} />
        {line.note.kind === 'solved' && <strong className={classes.points}>+{line.note.points}</strong>}
      </li>
    )
  }
  const { message, bySolver } = line
  if (message.byTeam)
    return (
      <li className={classes.team} {...live}>
        <strong>{t('room.chat.team')}</strong> {message.message}
      </li>
    )
  return (
    <li
      className={classes.message}
      data-own={message.userId === me}
      data-solver={bySolver}
      data-read={isRead}
      {...live}
    >
      <strong className={classes.author}>
        {message.username}
        <KindTag kind={kind} />
      </strong>
      {bySolver && (
        <span className={classes.mark} title={t('room.chat.solverOnly')}>
          <IconCheck size={14} stroke={3} aria-label={t('room.chat.solverOnly')} />
        </span>
      )}
      <span className={classes.text} data-guess={message.isGuess}>
        {message.message}
      </span>
    </li>
  )
})
