import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { LINK_SCHEME } from '#shared/constants/desktop.ts'

/** Where the payment page leads in a browser that knows nobody: who pays from the desktop app is signed in there. */
export function BackToApp() {
  const { t } = useTranslation()
  return (
    <PageShell title={t('store.checkout.leftApp')} width="narrow">
      <EmptyState
        drawing={<Door />}
        title={t('common.appName')}
        action={
          <Group gap="sm" justify="center">
            <Button component="a" href={`${LINK_SCHEME}://pay/return`}>
              {t('store.checkout.toApp')}
            </Button>
            <Button component={Link} to="/login" variant="default">
              {t('common.actions.signIn')}
            </Button>
          </Group>
        }
      >
        {t('store.checkout.leftAppHint')}
      </EmptyState>
    </PageShell>
  )
}
