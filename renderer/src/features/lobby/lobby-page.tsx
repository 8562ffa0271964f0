import { type HotkeyItem, useDisclosure, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { JoinByCode } from '#renderer/features/lobby/join-by-code.tsx'
import classes from '#renderer/features/lobby/lobby-page.module.css'
import { ModeSelector } from '#renderer/features/lobby/mode-selector.tsx'
import { RoomBrowser } from '#renderer/features/lobby/room-browser.tsx'
import { ShortcutHints } from '#renderer/features/lobby/shortcut-hints.tsx'
import { useInvite } from '#renderer/features/lobby/use-invite.ts'
import { walkRooms } from '#renderer/features/lobby/walk-rooms.ts'
import { dailyTexts } from '#renderer/lib/daily-texts.ts'
import { isLayerOpen } from '#renderer/lib/open-layer.ts'
import { playTexts } from '#renderer/lib/play-texts.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'

const CreateRoomDialog = lazyPart(
  async () => (await import('#renderer/features/lobby/create-room-dialog.tsx')).CreateRoomDialog,
  playTexts,
)

const DailyCard = lazyPart(
  async () => (await import('#renderer/features/lobby/daily-card.tsx')).DailyCard,
  dailyTexts,
)

/** From anywhere on the page, but not where a menu, a dialog or a list has its own use for the key. */
const walkKey = (key: 'ArrowDown' | 'ArrowUp'): HotkeyItem => [
  key,
  (event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
    if (!event.defaultPrevented && !inDialog && walkRooms(key)) event.preventDefault()
  },
  { preventDefault: false },
]

/** A letter does nothing behind what lies on the page. */
const pageKey = (key: string, act: () => void): HotkeyItem => [
  key,
  () => {
    if (!isLayerOpen()) act()
  },
]

export function LobbyPage() {
  const { t } = useTranslation()
  const search = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [creating, dialog] = useDisclosure(false)
  const lacksAccount = useLacksAccount()
  const create = lacksAccount ? () => offerAccount('needed') : dialog.open
  const shortcuts = usePreferences((state) => state.shortcuts)
  const invite = useInvite()
  useHotkeys(
    shortcuts
      ? [
          pageKey('/', () => search.current?.focus()),
          pageKey('n', create),
          pageKey('c', () => code.current?.focus()),
          walkKey('ArrowDown'),
          walkKey('ArrowUp'),
        ]
      : [],
  )
  return (
    <PageShell title={t('lobby.title')}>
      <div className={classes.page}>
        <ModeSelector />
        <div className={classes.ways}>
          <JoinByCode invite={invite} fieldRef={code} />
          <DailyCard />
        </div>
        <RoomBrowser searchRef={search} onCreate={create} />
        <ShortcutHints />
      </div>
      {creating && <CreateRoomDialog opened onClose={dialog.close} onFailed={dialog.close} />}
    </PageShell>
  )
}
