import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import type { User } from '#shared/schemas/user.ts'

const DeleteAccountDialog = lazyPart(
  async () => (await import('#renderer/features/profile/delete-account-dialog.tsx')).DeleteAccountDialog,
)

export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
  return (
    <Stack gap="md" align="flex-start">
      <Text maw={560}>{t('profile.deletion.body')}</Text>
      <Button variant="danger" leftSection={<IconTrash size={20} aria-hidden />} onClick={open}>
        {t('profile.deletion.open')}
      </Button>
      {wanted && <DeleteAccountDialog user={user} opened={opened} onClose={close} onFailed={close} />}
    </Stack>
  )
}
