import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'

/** Shown when a screen throws. */
export function CrashPage() {
  const { t } = useTranslation()
  return (
    <main>
      <ErrorState
        as="h1"
        title={t('common.crash.title')}
        error={null}
        onRetry={() => location.reload()}
        // A link that starts the app anew: what has thrown may be in its state.
        otherwise={
          <Button component="a" href="/" variant="default">
            {t('common.nav.lobby')}
          </Button>
        }
      />
    </main>
  )
}
