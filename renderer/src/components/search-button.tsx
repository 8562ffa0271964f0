import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findMatch } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import type { QueueMode } from '#shared/constants/game.ts'

interface SearchButtonProps extends ButtonProps {
  modeId: QueueMode
  /** The id of the text that says why this mode is not open yet. */
  lockedBy?: string | undefined
  children: ReactNode
}

/** Looks for a game of this mode. While a search runs, or the mode is locked, it does nothing but keeps the focus; the search bar has the cancel button. */
export function SearchButton({ modeId, lockedBy, children, ...button }: SearchButtonProps) {
  const { t } = useTranslation()
  const searching = useMatchmaking(({ search, starting }) => search !== null || starting)
  const busy = searching || lockedBy !== undefined
  const mine = useMatchmaking(({ search }) => search?.modeId === modeId)
  const needsAccount = useLacksAccount() && modeId === 'ranked'
  const search = () => {
    if (needsAccount) offerAccount('needed')
    else if (!busy) void findMatch(modeId)
  }
  return (
    <Button
      {...button}
      aria-disabled={busy}
      aria-describedby={lockedBy}
      data-disabled={busy}
      onClick={search}
    >
      {mine ? t('lobby.modes.searching') : children}
    </Button>
  )
}
