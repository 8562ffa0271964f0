import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { Illustration } from '#renderer/components/illustration.tsx'
import { SearchButton } from '#renderer/components/search-button.tsx'

interface EmptyLobbyProps {
  onCreate: () => void
  /** Takes away what hides rooms, where something does. */
  onShowAll: (() => void) | null
}

/** What one can do where no room is to be seen: nobody has to be there for a game. */
export function EmptyLobby({ onCreate, onShowAll }: EmptyLobbyProps) {
  const { t } = useTranslation()
  return (
    <EmptyPanel>
      <EmptyState
        drawing={<Illustration scene={onShowAll ? 'box' : 'lantern'} width={104} />}
        title={t(onShowAll ? 'lobby.rooms.noMatch' : 'lobby.rooms.empty')}
        action={
          <Group gap="sm" justify="center">
            {onShowAll ? (
              <Button onClick={onShowAll}>{t('roomFilters.empty.showAll')}</Button>
            ) : (
              <>
                <SearchButton modeId="quick_match">{t('lobby.modes.quick_match.name')}</SearchButton>
                <Button component={Link} to="/daily" variant="default">
                  {t('roomFilters.empty.daily')}
                </Button>
              </>
            )}
            <Button variant="default" onClick={onCreate}>
              {t('lobby.rooms.create')}
            </Button>
          </Group>
        }
      >
        {t(onShowAll ? 'lobby.rooms.noMatchHint' : 'roomFilters.empty.hint')}
      </EmptyState>
    </EmptyPanel>
  )
}
