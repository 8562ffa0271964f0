import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { friendFailure } from '#renderer/components/people/friend-calls.ts'
import { refreshFriends } from '#renderer/components/people/friends-query.ts'
import { goIntoRoom, goOnceFree } from '#renderer/components/people/go-into-room.ts'
import { closeFriends } from '#renderer/components/people/social-store.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { followActiveGame } from '#renderer/realtime/room/active-room.ts'
import { mayEnter } from '#renderer/realtime/room/entry-check.ts'
import { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'
import type { RoomModel } from '#renderer/realtime/room/room-model.ts'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Person } from '#shared/schemas/friends.ts'
import { roomData } from '#shared/schemas/room.ts'

/** The waiting room that the player sits in, if others may come. */
const lobbyOf = ({ room, phase }: RoomModel): string | null =>
  phase === 'waiting' && room !== null && !room.matched ? room.id : null

export const useOwnLobby = (): string | null => useRoomStore(({ model }) => lobbyOf(model))

/** Calls a friend into the waiting room that one sits in, or into one that is made for the two. */
export function useChallenge() {
  const { t } = useTranslation()
  const idempotency = useIdempotencyKey()
  const [calling, setCalling] = useState<string | null>(null)

  async function call({ id, username }: Person): Promise<void> {
    const roomId = lobbyOf(roomState().model)
    setCalling(id)
    try {
      if (roomId === null && !mayEnter()) return
      const body = roomId === null ? {} : { roomId }
      const headers = idempotency.headersFor({ id, ...body })
      const { room } = await api.post(`/friends/${encodeURIComponent(id)}/challenge`, {
        body,
        headers,
        schema: roomData,
      })
      idempotency.done()
      toast.apiSuccess(t('friends.challenge.sent', { name: username }))
      if (roomId === null && (await goIntoRoom(room.id)) === 'joined') closeFriends()
    } catch (error) {
      followActiveGame(error)
      toast.error(error instanceof RoomEntryError ? error.message : friendFailure(error))
      void refreshFriends()
    } finally {
      setCalling(null)
    }
  }

  return {
    /** Who is being called. */
    calling,
    challenge(person: Person): void {
      if (lobbyOf(roomState().model) === null) goOnceFree(() => void call(person))
      else void call(person)
    },
  }
}
