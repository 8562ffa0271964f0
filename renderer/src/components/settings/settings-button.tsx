import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'

const SettingsDialog = lazyPart(
  async () => (await import('#renderer/components/settings/settings-dialog.tsx')).SettingsDialog,
)

/** Opens the settings, on the pages that have no account menu. */
export function SettingsButton({ look }: { look: 'icon' | 'button' }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
  const label = t('settings.title')
  return (
    <>
      {look === 'icon' ? (
        <ActionIcon size={40} onClick={open} aria-label={label} aria-haspopup="dialog" title={label}>
          <IconSettings size={22} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<IconSettings size={20} aria-hidden />} onClick={open}>
          {label}
        </Button>
      )}
      {wanted && <SettingsDialog opened={opened} onClose={close} onFailed={close} />}
    </>
  )
}
