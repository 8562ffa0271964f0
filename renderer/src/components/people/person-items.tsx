import { Menu } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconClock,
  IconFlag,
  IconLockOpen,
  IconSwords,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { befriend, unblock } from '#renderer/components/people/friend-calls.ts'
import { friendsQuery, type Relation, relationTo } from '#renderer/components/people/friends-query.ts'
import { personOf, type ShownPlayer } from '#renderer/components/people/shown-player.ts'
import { openDialog } from '#renderer/components/people/social-store.ts'
import { useChallenge } from '#renderer/components/people/use-challenge.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'

const ICON = { size: 18, 'aria-hidden': true }

/** Whether there is somewhere to be called to: not while both sit together, and not out of a game that runs. */
const useMayChallenge = (userId: string): boolean =>
  useRoomStore(({ roomId, model: { room, phase } }) => {
    if (roomId === null || phase === 'finished') return true
    const sitsHere = room?.players.some((player) => player.userId === userId) ?? false
    return phase === 'waiting' && !room?.matched && !sitsHere
  })

/** The lines of a menu about another player. */
export function PersonItems({ player }: { player: ShownPlayer }) {
  const { t } = useTranslation()
  const lacksAccount = useLacksAccount()
  const { data } = useQuery({ ...friendsQuery, enabled: !lacksAccount })
  const { challenge } = useChallenge()
  const mayChallenge = useMayChallenge(player.userId)
  const person = personOf(player)
  const relation = relationTo(player.userId, data)
  /** A guest is told what an account would give. */
  const withAccount = (act: () => void) => (lacksAccount ? () => offerAccount('needed') : act)
  const item = (icon: ReactNode, label: string, onClick: () => void, color?: string) => (
    <Menu.Item leftSection={icon} {...(color && { color })} onClick={onClick}>
      {label}
    </Menu.Item>
  )
  return (
    <>
      {!player.isGuest && <FriendItem relation={relation} onAsk={withAccount(() => void befriend(person))} />}
      {relation === 'friend' &&
        mayChallenge &&
        item(<IconSwords {...ICON} />, t('friends.menu.challenge'), () => challenge(person))}
      {relation === 'friend' &&
        item(<IconUserMinus {...ICON} />, t('friends.menu.remove'), () =>
          openDialog({ what: 'remove', person }),
        )}
      {item(<IconFlag {...ICON} />, t('friends.menu.report'), () => openDialog({ what: 'report', person }))}
      {relation === 'blocked'
        ? item(<IconLockOpen {...ICON} />, t('friends.menu.unblock'), () => void unblock(person))
        : item(
            <IconBan {...ICON} />,
            t('friends.menu.block'),
            withAccount(() => openDialog({ what: 'block', person })),
            'var(--rr-error)',
          )}
    </>
  )
}

/** What the two are, or how they become friends. */
function FriendItem({ relation, onAsk }: { relation: Relation; onAsk: () => void }) {
  const { t } = useTranslation()
  switch (relation) {
    case 'friend':
      return (
        <Menu.Item disabled leftSection={<IconCheck {...ICON} />}>
          {t('friends.menu.friends')}
        </Menu.Item>
      )
    case 'sent':
      return (
        <Menu.Item disabled leftSection={<IconClock {...ICON} />}>
          {t('friends.menu.asked')}
        </Menu.Item>
      )
    case 'blocked':
      return null
    default:
      return (
        <Menu.Item leftSection={<IconUserPlus {...ICON} />} onClick={onAsk}>
          {t(relation === 'received' ? 'friends.menu.accept' : 'friends.menu.add')}
        </Menu.Item>
      )
  }
}
