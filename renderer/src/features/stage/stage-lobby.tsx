import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#renderer/components/play/qr-code.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/stage/stage-lobby.module.css'
import { usePartyAddress } from '#renderer/realtime/party/use-party-address.ts'
import type { Room } from '#shared/schemas/room.ts'

/** More do not fit in letters that can be read from afar. */
const SHOWN = 16

/** Before the start: how to come in, and who is here. */
export function StageLobby({ room }: { room: Room }) {
  const { t } = useTranslation()
  return (
    <div className={classes.lobby} data-testid="stage-lobby">
      <section className={classes.door} aria-labelledby="stage-come">
        <p className={classes.lead} id="stage-come">
          {t('stage.come')}
        </p>
        <h1 className={classes.name}>{room.name}</h1>
        {room.inviteCode !== undefined && <WayIn code={room.inviteCode} />}
      </section>
      <Players room={room} />
    </div>
  )
}

function WayIn({ code }: { code: string }) {
  const { t } = useTranslation()
  const link = `${usePartyAddress()}/join/${code}`
  return (
    <>
      <div className={classes.ways}>
        <div className={classes.qr}>
          <QrCode link={link} />
        </div>
        <div>
          <p className={classes.how}>{t('stage.scan')}</p>
          <p className={classes.code} data-testid="stage-code">
            {code}
          </p>
        </div>
      </div>
      <p className={classes.address}>
        {t('stage.orVisit')} <b>{link.replace(/^https?:\/\//, '')}</b>
      </p>
    </>
  )
}

function Players({ room }: { room: Room }) {
  const { t } = useTranslation()
  const { players } = room
  // Those who came last are seen to come.
  const shown = players.slice(-SHOWN)
  const more = players.length - shown.length
  const heading =
    players.length === 0 ? t('stage.playersNone') : t('stage.players', { count: players.length })
  return (
    <section className={classes.people} aria-labelledby="stage-players">
      <h2 className={classes.heading} id="stage-players">
        {heading}
      </h2>
      <ul className={classes.players} data-many={players.length > SHOWN / 2}>
        {shown.map(({ userId, username, avatar, isReady, connected }) => (
          <li key={userId} data-away={!connected} data-testid="stage-player">
            <PlayerAvatar avatar={avatar} size={80} />
            <span>{username}</span>
            {isReady && (
              <em>
                <IconCheck role="img" aria-label={t('room.players.ready')} stroke={3} />
              </em>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>{t('stage.more', { count: more })}</p>}
      <p className={classes.soon}>{t('stage.soon')}</p>
    </section>
  )
}
