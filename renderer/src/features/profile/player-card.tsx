import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMoodEdit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { SoftName } from '#renderer/components/soft-name.tsx'
import { formatMonth } from '#renderer/features/profile/format-stats.ts'
import classes from '#renderer/features/profile/player-card.module.css'
import { RankStanding } from '#renderer/features/profile/rank-standing.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import type { User, UserRank } from '#shared/schemas/user.ts'

const AvatarDialog = lazyPart(
  async () => (await import('#renderer/features/profile/avatar-dialog.tsx')).AvatarDialog,
)

interface PlayerCardProps {
  user: User
  /** These two are there a moment later. */
  online: boolean | undefined
  rank: UserRank | undefined
}

/** Avatar, name and rank, as others see the player. */
export function PlayerCard({ user, online, rank }: PlayerCardProps) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
  return (
    <section className={classes.card} aria-label={user.username}>
      <div className={classes.who}>
        <PlayerAvatar avatar={user.avatar} username={user.username} size={112} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <SoftName name={user.username} />
          </h2>
          {online !== undefined && (
            <p className={classes.presence} data-online={online}>
              {t(online ? 'profile.online' : 'profile.offline')}
            </p>
          )}
          <p className={classes.since}>{t('profile.since', { month: formatMonth(user.createdAt) })}</p>
        </div>
      </div>
      <Button variant="default" fullWidth leftSection={<IconMoodEdit size={20} aria-hidden />} onClick={open}>
        {t('profile.avatar.change')}
      </Button>
      {rank && <RankStanding rank={rank} />}
      {wanted && <AvatarDialog user={user} opened={opened} onClose={close} onFailed={close} />}
    </section>
  )
}
