import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asksForPassword, isWrongPassword, joinErrorText } from '#renderer/features/lobby/join-error.ts'
import { useEnterRoom } from '#renderer/features/lobby/use-enter-room.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { api } from '#renderer/lib/http-client.ts'
import { mayEnter } from '#renderer/realtime/room/entry-check.ts'
import { joinByCodeBody, roomData } from '#shared/schemas/room.ts'

/** Joining by invite code, with the password as a second step where the room wants one. */
export function useJoinByCode() {
  const { t } = useTranslation()
  const enter = useEnterRoom()
  const [step, setStep] = useState<'code' | 'password'>('code')
  const [error, setError] = useState<string | null>(null)
  const [isJoining, setJoining] = useState(false)

  async function join(inviteCode: string, password?: string) {
    const body = { inviteCode, ...(password ? { password } : {}) }
    const wrong = formErrors(joinByCodeBody, body).inviteCode
    if (wrong !== undefined) return setError(translatedText(wrong))
    setJoining(true)
    setError(null)
    try {
      if (!mayEnter()) return
      const { room } = await api.post('/rooms/join-by-code', { body, schema: roomData })
      await enter({ roomId: room.id, ...(password ? { password } : {}) })
    } catch (failure) {
      const locked = asksForPassword(failure)
      if (locked) setStep('password')
      const isNews = !locked || isWrongPassword(failure)
      setError(isNews ? joinErrorText(failure, t('lobby.code.failed')) : null)
    } finally {
      setJoining(false)
    }
  }

  return {
    step,
    error,
    isJoining,
    join,
    clearError: () => setError(null),
    back() {
      setStep('code')
      setError(null)
    },
  }
}
