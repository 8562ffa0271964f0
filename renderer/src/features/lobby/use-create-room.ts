import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinErrorText } from '#renderer/features/lobby/join-error.ts'
import { useEnterRoom } from '#renderer/features/lobby/use-enter-room.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { followActiveGame } from '#renderer/realtime/room/active-room.ts'
import { mayEnter } from '#renderer/realtime/room/entry-check.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { ROOM_NAME_MAX } from '#shared/constants/limits.ts'
import { roomData } from '#shared/schemas/room.ts'
import { type CreateRoomBody, createRoomBody } from '#shared/schemas/room-settings.ts'

export function useCreateRoom() {
  const { t } = useTranslation()
  const user = useUser()
  const enter = useEnterRoom()
  const idempotency = useIdempotencyKey()
  const element = useRef<HTMLFormElement>(null)
  const [isCreating, setCreating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<CreateRoomBody>({
    initialValues: {
      name: t('createRoom.defaultName', { name: user.username }).slice(0, ROOM_NAME_MAX),
      password: '',
      maxPlayers: 8,
      rounds: 10,
      timePerRound: 30,
      difficulty: 'medium',
      language: currentLanguage(),
      allowSpectators: true,
      guests: true,
    },
    validate: (values) => formErrors(createRoomBody, values),
  })

  async function create({ password, ...room }: CreateRoomBody) {
    setCreating(true)
    setFailure(null)
    try {
      if (!mayEnter()) return
      const body = password ? { ...room, password } : room
      const headers = idempotency.headersFor(body)
      const created = await api.post('/rooms', { body, headers, schema: roomData })
      idempotency.done()
      await enter({ roomId: created.room.id, ...(password ? { password } : {}) })
    } catch (error) {
      followActiveGame(error)
      setFailure(joinErrorText(error))
    } finally {
      setCreating(false)
    }
  }

  const errorOf = (field: keyof CreateRoomBody) => {
    const error = form.errors[field]
    return typeof error === 'string' ? translatedText(error) : undefined
  }
  const submit = form.onSubmit(
    (values) => void create(values),
    (errors) => {
      announce(t('common.errorCount', { count: Object.keys(errors).length }), { priority: 'assertive' })
      focusFirstError(element.current)
    },
  )
  return { element, form, errorOf, isCreating, failure, submit }
}
