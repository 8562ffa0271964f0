import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustments } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

const ChangeRulesForm = lazy(async () => ({
  default: (await import('#renderer/features/room/change-rules-form.tsx')).ChangeRulesForm,
}))

/** The host's way to other rules, until the game is about to start. */
export function ChangeRules({ room }: { room: Room }) {
  const { t } = useTranslation()
  const waiting = useRoomStore(({ board }) => board.phase === 'waiting')
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconAdjustments size={18} aria-hidden />}
        disabled={!waiting}
        onClick={open}
      >
        {t('room.edit.button')}
      </Button>
      <Dialog opened={opened} onClose={close} size="lg" title={t('room.edit.title')}>
        <Suspense>
          <ChangeRulesForm room={room} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
