import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { BuyLock } from '#renderer/components/store/buy-button.tsx'
import { useStorePacks } from '#renderer/components/store/store-queries.ts'
import { VoicePlans } from '#renderer/components/store/voice-plans.tsx'
import { voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import classes from '#renderer/features/store/plans.module.css'

/** The voice plans, what a token does, and how the monthly one ends. */
export function Plans() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useStorePacks()
  const status = useQuery(voiceStatusQuery)
  if (isPending || status.isPending) return <ListSkeleton rows={2} height={220} />
  if (!data) return <ErrorState title={t('store.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <BuyLock />
      <h2 className={classes.title}>{t('store.plans.title')}</h2>
      <p className={classes.lead}>{t('store.plans.lead')}</p>
      <VoicePlans plans={data.voicePlans} activeUntil={status.data?.subscriptionExpires ?? null} />
      <p className={classes.note}>
        {t('store.plans.kept')} {t('store.vat')}
      </p>
    </>
  )
}
