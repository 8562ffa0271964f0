import { Button, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import { common } from '#shared/i18n/en/common.ts'

/** Mantine's dialogs always have the role `dialog`; this one must interrupt. */
const makeAlert = (inside: HTMLElement | null): void => {
  inside?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog')
}

/** Says why the server ended this session. One button, and nothing else closes it. */
export function ForceDisconnectModal() {
  const { t } = useTranslation()
  const reason = useSession((state) => state.forceDisconnectReason)
  const known = reason === common.forceDisconnect.otherDevice
  return (
    <Modal
      opened={reason !== null}
      onClose={() => undefined}
      title={t('common.forceDisconnect.title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack ref={makeAlert}>
        <Text>{known ? t('common.forceDisconnect.otherDevice') : reason}</Text>
        <Button data-autofocus onClick={logOut}>
          {t('common.forceDisconnect.signInAgain')}
        </Button>
      </Stack>
    </Modal>
  )
}
