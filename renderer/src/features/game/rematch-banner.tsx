import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Score } from '#shared/schemas/game.ts'

const NONE: readonly Score[] = []

/** Who plays on already, and the way to them. The place for it is always there, so that it is read out when it fills. */
export function RematchBanner({ asked, onJoin }: { asked: boolean; onJoin: () => void }) {
  const { t } = useTranslation()
  const rematch = useRoomStore(({ model }) => model.rematch)
  const scores = useRoomStore(({ model }) => model.session?.scores ?? NONE)
  const host = useRoomStore(({ model }) => model.room?.host)
  const avatars = useRoomStore(({ model }) => model.avatars)
  const isSpectator = useRoomStore(({ model }) => model.you.role === 'spectator')
  // A presenter has no score.
  const nameOf = (id: string) =>
    scores.find(({ userId }) => userId === id)?.username ?? (host?.id === id ? host.username : undefined)
  const names = rematch?.userIds.flatMap((id) => nameOf(id) ?? []) ?? []
  return (
    <div role="status">
      {rematch && (
        <section className={classes.banner} aria-label={t('podium.rematch.heading')} data-testid="rematch">
          <span className={classes.faces}>
            {rematch.userIds.map((id) => (
              <PlayerAvatar key={id} avatar={avatars[id] ?? id} size={32} />
            ))}
          </span>
          <p>
            {t('podium.rematch.who', {
              count: rematch.userIds.length,
              of: rematch.of,
              names: names.join(', '),
            })}
          </p>
          <Button
            size="md"
            loading={asked}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={onJoin}
          >
            {t(isSpectator ? 'podium.rematch.watch' : 'podium.rematch.join')}
          </Button>
        </section>
      )}
    </div>
  )
}
