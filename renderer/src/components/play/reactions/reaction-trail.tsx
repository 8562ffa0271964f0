import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EMOTE_ICONS } from '#renderer/components/play/reactions/emote-icons.ts'
import classes from '#renderer/components/play/reactions/reactions.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const SHOWN_MS = 2_500

/** What was sent just now, and by whom, for a moment. Not announced: it comes often, and says little. */
export function ReactionTrail() {
  const { t } = useTranslation()
  const reactions = useRoomStore(({ model }) => model.reactions)
  const players = useRoomStore(({ model }) => model.room?.players)
  const last = reactions.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(last), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  const nameOf = (id: string) => players?.find(({ userId }) => userId === id)?.username
  return (
    <ul className={classes.trail}>
      {reactions
        .filter(({ seq }) => seq > seen)
        .map(({ seq, userId, emote }) => {
          const Icon = EMOTE_ICONS[emote]
          return (
            <li key={seq} data-testid="reaction">
              <Icon size={22} role="img" aria-label={t(`reactions.${emote}`)} />
              {nameOf(userId)}
            </li>
          )
        })}
    </ul>
  )
}
