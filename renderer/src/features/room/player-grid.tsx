import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { waitingTexts } from '#renderer/components/play/waiting-texts.ts'
import { PlayerCard } from '#renderer/features/room/player-card.tsx'
import classes from '#renderer/features/room/player-grid.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

const Audience = lazyPart(
  async () => (await import('#renderer/features/room/audience.tsx')).Audience,
  waitingTexts,
)
const Stakes = lazyPart(async () => (await import('#renderer/features/room/stakes.tsx')).Stakes, waitingTexts)

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
        {room.spectators > 0 && !room.audience?.length && (
          <span className={classes.count}>{t('room.players.spectators', { count: room.spectators })}</span>
        )}
      </h2>
      <ul className={classes.grid}>
        {room.players.map((player) => (
          <PlayerCard key={player.userId} player={player} room={room} me={me} />
        ))}
        {free > 0 && <li className={classes.free}>{t('room.players.free', { count: free })}</li>}
      </ul>
      {room.audience !== undefined && room.audience.length > 0 && <Audience people={room.audience} />}
      {room.mode === 'ranked' && room.matched && <Stakes room={room} />}
    </section>
  )
}
