import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/chat-log.module.css'
import { ChatRow } from '#renderer/components/play/chat-row.tsx'
import { SendingLine } from '#renderer/components/play/sending-line.tsx'
import { useStickToEnd } from '#renderer/components/play/use-stick-to-end.ts'
import type { ChatSpeech } from '#renderer/lib/preferences.ts'
import type { ChatLine } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const LOG = { role: 'log', 'aria-relevant': 'additions' } as const
const PLAIN = { role: 'group' } as const

interface ChatLogProps {
  lines: readonly ChatLine[]
  me: string
  /** Which lines screen readers announce by themselves; all can be read. */
  speech?: ChatSpeech
}

/** What the game itself notes, or its team writes; but one's own results are said where they are shown. */
const isNews = (line: ChatLine, me: string): boolean =>
  line.kind === 'message'
    ? line.message.byTeam === true
    : line.note.kind !== 'close' && !(line.note.kind === 'solved' && line.note.userId === me)

/** The line's author; for a note, the player who answered. */
function authorOf(line: ChatLine): string {
  if (line.kind === 'message') return line.message.userId
  return line.note.kind === 'solved' ? line.note.userId : ''
}

/** The talk of a room. It follows what is new until its reader scrolls back. */
export function ChatLog({ lines, me, speech = 'all' }: ChatLogProps) {
  const { t } = useTranslation()
  const { box, list, atEnd, toEnd } = useStickToEnd<HTMLOListElement>()
  const kinds = useRoomStore(({ model }) => model.kinds)
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.scroll}
        data-follows={atEnd}
        {...(speech === 'none' ? PLAIN : LOG)}
        {...{ 'aria-label': t('room.chat.heading') }}
        // A list that scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        {lines.length === 0 && <p className={classes.empty}>{t('room.chat.empty')}</p>}
        <ol ref={list} className={classes.list}>
          {lines.map((line) => (
            <ChatRow
              key={line.id}
              line={line}
              me={me}
              kind={kinds[authorOf(line)]}
              quiet={speech === 'news' && !isNews(line, me)}
            />
          ))}
          <SendingLine me={me} />
        </ol>
      </div>
      {!atEnd && (
        <Button
          className={classes.newest ?? ''}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toEnd}
        >
          {t('room.chat.newest')}
        </Button>
      )}
    </div>
  )
}
