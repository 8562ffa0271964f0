import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findMatch } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import type { QueueMode } from '#shared/constants/game.ts'

interface SearchButtonProps extends ButtonProps {
  modeId: QueueMode
  children: ReactNode
}

/** Looks for a game of this mode. While a search runs it does nothing but keeps the focus; the search bar has the cancel button. */
export function SearchButton({ modeId, children, ...button }: SearchButtonProps) {
  const { t } = useTranslation()
  const busy = useMatchmaking(({ search, starting }) => search !== null || starting)
  const mine = useMatchmaking(({ search }) => search?.modeId === modeId)
  return (
    <Button {...button} aria-disabled={busy} data-disabled={busy} onClick={() => void findMatch(modeId)}>
      {mine ? t('lobby.modes.searching') : children}
    </Button>
  )
}
