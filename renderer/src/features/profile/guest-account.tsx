import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { offerAccount } from '#renderer/session/account-offer.ts'

/** In the place of an account's name and address: how long the guest is kept, and the way to an account. */
export function GuestAccount() {
  const { t } = useTranslation()
  return (
    <Stack gap="md" align="flex-start" maw={560}>
      <Text>{t('guest.claim.profile')}</Text>
      <Text>{t('guest.claim.lead')}</Text>
      <Button onClick={() => offerAccount('keep')}>{t('common.actions.claim')}</Button>
    </Stack>
  )
}
