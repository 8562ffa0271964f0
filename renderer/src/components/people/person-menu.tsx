import { Menu } from '@mantine/core'
import { useState } from 'react'
import { PersonButton } from '#renderer/components/people/person-button.tsx'
import { PersonItems } from '#renderer/components/people/person-items.tsx'
import type { ShownPlayer } from '#renderer/components/people/shown-player.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'

/** Nothing for oneself, and nothing at a party, which knows neither friends nor reports. */
export function PersonMenu({ player }: { player: ShownPlayer }) {
  const [opened, setOpened] = useState(false)
  const isMe = useSession(({ user }) => user?.id === player.userId)
  if (isMe || !knowsAccounts()) return null
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240} returnFocus>
      <Menu.Target>
        <PersonButton player={player} />
      </Menu.Target>
      <Menu.Dropdown>
        <PersonItems player={player} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** With the words of it. */
export async function withTexts() {
  await needTexts(friendTexts)
  return PersonMenu
}
