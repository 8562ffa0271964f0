import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { CLOSING_REASON_MAX } from '#shared/constants/admin.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import type { Room } from '#shared/schemas/room.ts'

interface RoomChangeProps {
  room: Room
  opened: boolean
  onClose: () => void
}

/** A line to everyone in the room, as the team's. */
export function WriteToRoom({ room, opened, onClose }: RoomChangeProps) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const change = useChange(
    (body: { message: string }, headers) => api.post(`/admin/rooms/${room.id}/message`, { body, headers }),
    () => {
      setMessage('')
      onClose()
    },
  )
  return (
    <ChangeDialog
      title={t('adminRooms.write.title', { name: room.name })}
      submit={t('adminRooms.write.submit')}
      opened={opened}
      onClose={onClose}
      onSubmit={() => change.mutate({ message })}
      change={change}
    >
      <Textarea
        data-autofocus
        required
        autosize
        minRows={2}
        maxLength={MESSAGE_MAX}
        label={t('adminRooms.write.field')}
        description={t('adminRooms.write.hint')}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </ChangeDialog>
  )
}

/** Ends the room and tells its members why. */
export function CloseRoom({ room, opened, onClose }: RoomChangeProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const change = useChange(
    (body: { reason: string }, headers) => api.delete(`/admin/rooms/${room.id}`, { body, headers }),
    onClose,
  )
  return (
    <ChangeDialog
      title={t('adminRooms.close.title', { name: room.name })}
      submit={t('adminRooms.close.submit')}
      isDanger
      opened={opened}
      onClose={onClose}
      onSubmit={() => change.mutate({ reason })}
      change={change}
    >
      <Textarea
        data-autofocus
        required
        autosize
        minRows={2}
        maxLength={CLOSING_REASON_MAX}
        label={t('adminRooms.close.field')}
        description={t('adminRooms.close.hint')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ChangeDialog>
  )
}
