import { Alert, Button, Group } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { type Room, roomData } from '#shared/schemas/room.ts'

/** Another game with the same quizzes is no riddle any more: says so, and leads to others. */
export function SeenQuizzes({ room }: { room: Room }) {
  const { t } = useTranslation()
  const mayChange = useRoomStore(({ model }) => hasHostRights(room, model.me))
  const [saving, setSaving] = useState(false)
  const takeCollection = async () => {
    setSaving(true)
    try {
      // Nobody presents what comes from the collection.
      const body = { customQuizzes: null, ...(room.presenter ? { presenter: false } : {}) }
      await api.patch(`/rooms/${room.id}`, { body, schema: roomData })
    } catch (error) {
      toast.error(`${t('waiting.seen.failed')}. ${errorText(error)}`)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Alert
      color="saffron"
      variant="outline"
      mt="md"
      icon={<IconEye aria-hidden />}
      title={t('waiting.seen.title')}
      data-testid="quizzes-seen"
    >
      {t(mayChange ? 'waiting.seen.host' : 'waiting.seen.others')}
      {mayChange && (
        <Group gap="xs" mt="xs">
          <Button size="sm" loading={saving} onClick={() => void takeCollection()}>
            {t('waiting.seen.collection')}
          </Button>
          <Button size="sm" variant="default" component={Link} to="/create-lobby">
            {t('waiting.seen.fresh')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
