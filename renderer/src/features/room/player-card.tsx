import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCrown,
  IconMessageOff,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { KindTag } from '#renderer/components/play/kind-tag.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { HostTools } from '#renderer/features/room/host-tools.tsx'
import classes from '#renderer/features/room/player-grid.module.css'
import type { Room, RoomPlayer } from '#shared/schemas/room.ts'

const PersonMenu = lazyPart(async () =>
  (await import('#renderer/components/people/load-person-menu.ts')).loadPersonMenu(),
)

interface PlayerCardProps {
  player: RoomPlayer
  room: Room
  me: string
}

const stateKey = ({ isBot, isReady }: RoomPlayer) =>
  isBot ? 'room.players.bot' : isReady ? 'room.players.ready' : 'room.players.notReady'

function StateLine({ player }: { player: RoomPlayer }) {
  const { t } = useTranslation()
  const away = !player.connected && !player.isBot
  if (away)
    return (
      <p className={classes.state}>
        <IconPlugConnectedX size={18} aria-hidden />
        {t('room.players.away')}
      </p>
    )
  const Icon = player.isReady ? IconCircleCheckFilled : IconCircleDashed
  return (
    <p className={classes.state} data-ready={player.isReady}>
      <Icon size={18} aria-hidden />
      {t(stateKey(player))}
    </p>
  )
}

export function PlayerCard({ player, room, me }: PlayerCardProps) {
  const { t } = useTranslation()
  const isHost = room.host.id === player.userId && !room.matched
  const mayRule = hasHostRights(room, me) && player.userId !== me
  return (
    <li
      className={classes.card}
      data-ready={player.isReady}
      data-away={!player.connected && !player.isBot}
      data-testid="player"
    >
      <span className={classes.face}>
        <PlayerAvatar avatar={player.avatar} size={48} />
      </span>
      <div className={classes.who}>
        <p className={classes.name}>
          <span>{player.username}</span>
          {isHost && (
            <IconCrown
              className={classes.crown}
              size={20}
              stroke={2.2}
              role="img"
              aria-label={t('room.players.host')}
            />
          )}
          {player.userId === me && <span className={classes.you}>{t('room.players.you')}</span>}
          {player.isGuest && <KindTag kind="guest" />}
          {player.muted && <IconMessageOff size={18} role="img" aria-label={t('room.players.muted')} />}
        </p>
        <StateLine player={player} />
      </div>
      {mayRule ? <HostTools player={player} /> : !player.isBot && <PersonMenu player={player} />}
    </li>
  )
}
