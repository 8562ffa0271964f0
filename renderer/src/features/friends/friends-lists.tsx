import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { Illustration } from '#renderer/components/illustration.tsx'
import {
  acceptRequest,
  befriend,
  declineRequest,
  unblock,
  withdrawRequest,
} from '#renderer/components/people/friend-calls.ts'
import { PersonMenu } from '#renderer/components/people/person-menu.tsx'
import { CallButton } from '#renderer/features/friends/call-button.tsx'
import { FriendRow } from '#renderer/features/friends/friend-row.tsx'
import { PeopleSection } from '#renderer/features/friends/people-section.tsx'
import { PersonRow } from '#renderer/features/friends/person-row.tsx'
import type { Friends, KnownPerson } from '#shared/schemas/friends.ts'

const menuOf = ({ id, ...person }: KnownPerson) => <PersonMenu player={{ userId: id, ...person }} />

/** Who asks, who is a friend, who was asked, who was there lately, and who is blocked. */
export function FriendsLists({
  friends: { friends, received, sent, recent, blocked },
  onAdd,
}: {
  friends: Friends
  onAdd: () => void
}) {
  const { t } = useTranslation()
  const rows = (people: readonly KnownPerson[], actionsOf: (person: KnownPerson) => ReactNode, note = '') =>
    people.map((person) => (
      <PersonRow key={person.id} person={person} note={note}>
        {actionsOf(person)}
      </PersonRow>
    ))
  return (
    <>
      <PeopleSection title={t('friends.received.title')} count={received.length}>
        {rows(received, (person) => (
          <>
            <CallButton
              label={t('friends.received.declineOf', { name: person.username })}
              call={() => declineRequest(person)}
            >
              {t('friends.received.decline')}
            </CallButton>
            <CallButton
              isMain
              label={t('friends.received.acceptOf', { name: person.username })}
              call={() => acceptRequest(person)}
            >
              {t('friends.received.accept')}
            </CallButton>
            {menuOf(person)}
          </>
        ))}
      </PeopleSection>
      <PeopleSection title={t('friends.list.title')} count={friends.length} isAlwaysThere>
        {friends.map((friend) => (
          <FriendRow key={friend.id} friend={friend} />
        ))}
      </PeopleSection>
      {friends.length === 0 && (
        <EmptyState
          drawing={<Illustration scene="lantern" width={104} />}
          title={t('friends.list.empty')}
          action={<Button onClick={onAdd}>{t('friends.add.label')}</Button>}
        >
          {t('friends.list.emptyHint')}
        </EmptyState>
      )}
      <PeopleSection title={t('friends.recent.title')} count={recent.length}>
        {rows(recent, (person) => (
          <>
            <CallButton
              label={t('friends.recent.addOf', { name: person.username })}
              call={() => befriend(person)}
            >
              {t('friends.recent.add')}
            </CallButton>
            {menuOf(person)}
          </>
        ))}
      </PeopleSection>
      <PeopleSection title={t('friends.sent.title')} count={sent.length}>
        {rows(
          sent,
          (person) => (
            <CallButton
              label={t('friends.sent.withdrawOf', { name: person.username })}
              call={() => withdrawRequest(person)}
            >
              {t('friends.sent.withdraw')}
            </CallButton>
          ),
          t('friends.sent.note'),
        )}
      </PeopleSection>
      <PeopleSection title={t('friends.blocked.title')} count={blocked.length}>
        {rows(blocked, (person) => (
          <CallButton
            label={t('friends.blocked.unblockOf', { name: person.username })}
            call={() => unblock(person)}
          >
            {t('friends.blocked.unblock')}
          </CallButton>
        ))}
      </PeopleSection>
    </>
  )
}
