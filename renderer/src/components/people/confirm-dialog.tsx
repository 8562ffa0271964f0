import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'

interface ConfirmDialogProps {
  title: string
  body: string
  /** Keeps everything as it is. */
  stay: string
  go: string
  onGo: () => unknown
  onClose: () => void
}

/** Asks once more before something is given up. */
export function ConfirmDialog({ title, body, stay, go, onGo, onClose }: ConfirmDialogProps) {
  const [isGoing, setGoing] = useState(false)
  const agree = async () => {
    setGoing(true)
    await onGo()
    onClose()
  }
  return (
    <ModalDialog opened onClose={onClose} title={title}>
      <Text>{body}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {stay}
        </Button>
        <Button variant="danger" loading={isGoing} onClick={() => void agree()}>
          {go}
        </Button>
      </Group>
    </ModalDialog>
  )
}
