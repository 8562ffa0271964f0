import { Button, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSendLink } from '#renderer/hooks/use-send-link.ts'

/** A button that sends another mail, with the outcome below it. */
export function SendLink() {
  const { t } = useTranslation()
  const { said, send } = useSendLink()
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" leftSection={<IconMail size={20} aria-hidden />} onClick={send}>
        {t('verifyPrompt.send')}
      </Button>
      <Text role="status">{said}</Text>
    </Stack>
  )
}
