import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asksForPassword, isWrongPassword, joinErrorText } from '#renderer/features/lobby/join-error.ts'
import { useEnterRoom } from '#renderer/features/lobby/use-enter-room.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { Room } from '#shared/schemas/room.ts'

/** The locked room that the player wants to join. */
interface LockedRoom {
  room: Room
  spectate: boolean
  error: string | null
}

/** Joining from the list: at once, or with a password in a second step. */
export function useJoinRoom() {
  const { t } = useTranslation()
  const enter = useEnterRoom()
  const [joiningId, setJoiningId] = useState<string | null>(null)
  const [lockedRoom, setLockedRoom] = useState<LockedRoom | null>(null)

  async function attempt(room: Room, spectate: boolean, password?: string) {
    setJoiningId(room.id)
    try {
      const entered = await enter({
        roomId: room.id,
        ...(spectate ? { spectate } : {}),
        ...(password ? { password } : {}),
      })
      if (entered) setLockedRoom(null)
    } catch (error) {
      const text = joinErrorText(error, t('realtime.joinFailed'))
      if (asksForPassword(error))
        setLockedRoom({ room, spectate, error: isWrongPassword(error) ? text : null })
      else if (password === undefined) toast.error(text)
      else setLockedRoom({ room, spectate, error: text })
    } finally {
      setJoiningId(null)
    }
  }

  return {
    joiningId,
    lockedRoom,
    join(room: Room, spectate = false) {
      if (room.hasPassword) setLockedRoom({ room, spectate, error: null })
      else void attempt(room, spectate)
    },
    enterWith(password: string) {
      if (lockedRoom) void attempt(lockedRoom.room, lockedRoom.spectate, password)
    },
    forgetLockedRoom: () => setLockedRoom(null),
  }
}
