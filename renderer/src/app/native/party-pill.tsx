import { Anchor, Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/native/party-pill.module.css'
import { leaveParty } from '#renderer/features/hosting/enter-party.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** At a party, outside its rooms: where one is, and the way back to the cloud. */
export function PartyPill({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const isPlaying = useRoomStore(({ roomId }) => roomId !== null)
  if (isPlaying) return null
  return (
    <aside className={classes.pill} aria-label={t('desktop.menu.party')}>
      <Anchor href="/party">{new URL(endpoint.origin).host}</Anchor>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => leaveParty(desktop)}
      >
        {t('desktop.party.leave')}
      </Button>
    </aside>
  )
}
