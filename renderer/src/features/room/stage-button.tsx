import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceTv } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import classes from '#renderer/features/room/stage-button.module.css'
import { StageOpener } from '#renderer/features/room/stage-opener.tsx'
import type { Room } from '#shared/schemas/room.ts'

/** The host's way to put the room on a television. */
export function StageButton({ room }: { room: Room }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        className={classes.button ?? ''}
        variant="default"
        leftSection={<IconDeviceTv size={20} aria-hidden />}
        onClick={open}
      >
        {t('stage.open.button')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('stage.open.title')}>
        <StageOpener room={room} />
      </Dialog>
    </>
  )
}
