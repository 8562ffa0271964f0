import { Menu } from '@mantine/core'
import { IconBan, IconCrown, IconDoorExit, IconMessage, IconMessageOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PersonItems } from '#renderer/components/people/person-items.tsx'
import { HostButton } from '#renderer/features/room/host-button.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { kick, makeHost, mute } from '#renderer/realtime/room/room-actions.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import type { RoomPlayer } from '#shared/schemas/room.ts'

/** What a host may do about one player. */
function HostMenu({ player }: { player: RoomPlayer }) {
  const { userId, isBot, muted = false } = player
  const { t } = useTranslation()
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={260}>
      <Menu.Target>
        <HostButton ref={target} player={player} />
      </Menu.Target>
      <Menu.Dropdown>
        {!isBot && knowsAccounts() && (
          <>
            <PersonItems player={player} />
            <Menu.Divider />
          </>
        )}
        {!isBot && (
          <Menu.Item leftSection={<IconCrown size={18} aria-hidden />} onClick={() => void makeHost(userId)}>
            {t('room.players.makeHost')}
          </Menu.Item>
        )}
        {!isBot && (
          <Menu.Item
            leftSection={
              muted ? <IconMessage size={18} aria-hidden /> : <IconMessageOff size={18} aria-hidden />
            }
            onClick={() => void mute(userId, !muted)}
          >
            {t(muted ? 'room.players.unmute' : 'room.players.mute')}
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--rr-error)"
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={() => void kick(userId)}
        >
          {t('room.players.kick')}
        </Menu.Item>
        {!isBot && (
          <Menu.Item
            color="var(--rr-error)"
            leftSection={<IconBan size={18} aria-hidden />}
            onClick={() => void kick(userId, true)}
          >
            {t('room.players.ban')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** With the words about players. */
export async function withTexts() {
  if (knowsAccounts()) await needTexts(friendTexts)
  return HostMenu
}
