import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PersonMenu } from '#renderer/components/people/person-menu.tsx'
import { useChallenge, useOwnLobby } from '#renderer/components/people/use-challenge.ts'
import { PersonRow } from '#renderer/features/friends/person-row.tsx'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Friend } from '#shared/schemas/friends.ts'

/** A friend, where they are, and a call into a game. */
export function FriendRow({ friend }: { friend: Friend }) {
  const { t } = useTranslation()
  const { id, username, avatar, online, place } = friend
  const { calling, challenge } = useChallenge()
  const intoRoom = useOwnLobby() !== null
  const isHere = useRoomStore(({ model }) => model.room?.players.some(({ userId }) => userId === id) ?? false)
  const presence = online ? (place ?? 'online') : 'offline'
  const mode = intoRoom ? 'into' : 'button'
  return (
    <PersonRow person={friend} presence={presence} note={t(`friends.presence.${presence}`)}>
      {online && !isHere && (
        <Button
          size="compact-md"
          loading={calling !== null}
          aria-label={t(`friends.challenge.${mode}Of`, { name: username })}
          onClick={() => challenge({ id, username, avatar })}
        >
          {t(`friends.challenge.${mode}`)}
        </Button>
      )}
      <PersonMenu player={{ userId: id, username, avatar }} />
    </PersonRow>
  )
}
