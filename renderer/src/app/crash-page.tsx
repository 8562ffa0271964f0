import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'

/** Shown when a screen throws. */
export function CrashPage() {
  const { t } = useTranslation()
  return (
    <main>
      <ErrorState as="h1" title={t('common.crash.title')} error={null} onRetry={() => location.reload()} />
    </main>
  )
}
