import { useTranslation } from 'react-i18next'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/room/player-grid.module.css'
import type { Room } from '#shared/schemas/room.ts'

/** Who looks on, by name. */
export function Audience({ people }: { people: NonNullable<Room['audience']> }) {
  const { t } = useTranslation()
  return (
    <p className={classes.audience} data-testid="audience">
      {people.map(({ userId, avatar }) => (
        <PlayerAvatar key={userId} avatar={avatar} size={28} />
      ))}
      <span>
        {t('waiting.audience', {
          count: people.length,
          names: people.map(({ username }) => username).join(', '),
        })}
      </span>
    </p>
  )
}
