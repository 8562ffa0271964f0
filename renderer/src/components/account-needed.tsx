import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PlayLink } from '#renderer/components/play-link.tsx'
import { offerAccount } from '#renderer/session/account-offer.ts'

/** In the place of what a guest may not use. */
export function AccountNeeded() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={<Door />}
      title={t('errors.ACCOUNT_REQUIRED')}
      action={
        <Group justify="center">
          <Button onClick={() => offerAccount('needed')}>{t('common.actions.claim')}</Button>
          <PlayLink />
        </Group>
      }
    />
  )
}
