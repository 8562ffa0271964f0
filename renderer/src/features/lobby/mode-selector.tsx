import { Button, VisuallyHidden } from '@mantine/core'
import { IconBolt, IconKey, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { SearchButton } from '#renderer/components/search-button.tsx'
import classes from '#renderer/features/lobby/mode-selector.module.css'
import { useGameModes } from '#renderer/hooks/use-game-modes.ts'
import type { GameModeId } from '#shared/constants/game.ts'
import type { RankedLock as Lock } from '#shared/schemas/game.ts'

const ICONS: Record<GameModeId, typeof IconBolt> = {
  quick_match: IconBolt,
  private_lobby: IconKey,
  ranked: IconTrophy,
}
const RankedLock = lazyPart<{ id: string; lock: Lock }>(
  async () => (await import('#renderer/components/ranked-lock.tsx')).RankedLock,
)
const LOCK_ID = 'mode-lock'

/** The three ways in, the quickest first and largest. Names come from the locale files and not from the server, which speaks English only. */
export function ModeSelector() {
  const { t } = useTranslation()
  const { data: modes, isPending, error, refetch } = useGameModes()
  return (
    <section aria-labelledby="modes-title">
      <VisuallyHidden component="h2" id="modes-title">
        {t('lobby.modes.title')}
      </VisuallyHidden>
      {isPending && <ListSkeleton rows={1} height={214} />}
      {error && <ErrorState title={t('lobby.modes.failed')} error={error} onRetry={() => void refetch()} />}
      <ul className={classes.modes}>
        {modes?.map(({ id, players, locked }) => {
          const Icon = ICONS[id]
          return (
            <li key={id} className={classes.mode} data-mode={id}>
              <Icon size={34} stroke={1.7} aria-hidden />
              <div className={classes.words}>
                <h3>{t(`lobby.modes.${id}.name`)}</h3>
                <p className={classes.description}>{t(`lobby.modes.${id}.description`)}</p>
                <p className={classes.players}>{t('lobby.modes.players', players)}</p>
              </div>
              <div className={classes.way}>
                {id === 'private_lobby' ? (
                  <Button component={Link} to="/create-lobby" size="md" variant="default" fullWidth>
                    {t('lobby.modes.create')}
                  </Button>
                ) : (
                  <SearchButton
                    modeId={id}
                    lockedBy={locked && LOCK_ID}
                    size="md"
                    variant={id === 'quick_match' ? 'filled' : 'default'}
                    fullWidth
                  >
                    {t(`lobby.modes.${id}.start`)}
                  </SearchButton>
                )}
              </div>
              {locked && (
                <div className={classes.lock}>
                  <RankedLock id={LOCK_ID} lock={locked} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
