import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PlayerCard } from '#renderer/features/room/player-card.tsx'
import classes from '#renderer/features/room/player-grid.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

const PeopleNotes = lazyPart(async () =>
  (await import('#renderer/features/room/people-notes.tsx')).withTexts(),
)

/** Everyone who plays, and how many may still come. */
export function PlayerGrid({ room }: { room: Room }) {
  const { t } = useTranslation()
  const me = useRoomStore(({ model }) => model.me)
  // A match has no free seats.
  const free = room.matched ? 0 : Math.max(room.maxPlayers - room.players.length, 0)
  return (
    <section aria-labelledby="room-players">
      <h2 className={classes.heading} id="room-players">
        {t('room.players.heading')}
        <span className={classes.count}>
          {room.matched
            ? room.players.length
            : t('room.players.count', { players: room.players.length, max: room.maxPlayers })}
        </span>
      </h2>
      <ul className={classes.grid}>
        {room.players.map((player) => (
          <PlayerCard key={player.userId} player={player} room={room} me={me} />
        ))}
        {free > 0 && <li className={classes.free}>{t('room.players.free', { count: free })}</li>}
      </ul>
      <PeopleNotes room={room} />
    </section>
  )
}
