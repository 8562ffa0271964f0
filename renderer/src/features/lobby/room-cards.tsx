import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { RoomAction, type RoomActions } from '#renderer/features/lobby/room-action.tsx'
import classes from '#renderer/features/lobby/room-cards.module.css'
import { RoomName, RoomReward, RoomStatusMark, RulesText } from '#renderer/features/lobby/room-facts.tsx'
import type { Room } from '#shared/schemas/room.ts'

const RoomMore = lazyPart(async () => (await import('#renderer/features/lobby/room-more.tsx')).withTexts())

/** The open rooms, with what one needs to choose one. */
export function RoomCards({ rooms, ...actions }: RoomActions & { rooms: readonly Room[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.cards} aria-label={t('lobby.rooms.caption', { count: rooms.length })}>
      {rooms.map((room) => (
        <li key={room.id} className={classes.card} data-room-id={room.id}>
          <div className={classes.words}>
            <RoomName room={room} />
            <p className={classes.host}>
              {room.host.username} · {t(`common.mode.${room.mode}`)}
            </p>
            <p className={classes.facts}>
              <Difficulty level={room.difficulty} />
              <span>{t('lobby.rooms.playersOf', { n: room.players.length, of: room.maxPlayers })}</span>
              <RulesText room={room} />
            </p>
            <p className={classes.facts}>
              <RoomStatusMark room={room} />
              <span>{t(`common.language.${room.language}`)}</span>
              <RoomReward room={room} />
              <RoomMore room={room} />
            </p>
          </div>
          <div className={classes.action}>
            <RoomAction room={room} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}
