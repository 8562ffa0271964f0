import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { RollingNumber } from '#renderer/components/rolling-number.tsx'
import { BuyLock } from '#renderer/components/store/buy-button.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { useStorePacks } from '#renderer/components/store/store-queries.ts'
import { VoicePlans } from '#renderer/components/store/voice-plans.tsx'
import { voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import { TurnedOff } from '#renderer/components/turned-off.tsx'
import { VoiceAd } from '#renderer/features/profile/voice-ad.tsx'
import classes from '#renderer/features/profile/voice-tab.module.css'
import { SystemVoices } from '#renderer/features/profile/voices/system-voices.tsx'
import { YourVoice } from '#renderer/features/profile/voices/your-voice.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { VOICE_PRO } from '#shared/constants/store.ts'
import type { VoiceStatus } from '#shared/schemas/voice.ts'

/** What a player has to speak with: a voice, tokens, and the ways to more. And what everybody has to hear with. */
export function VoiceTab() {
  return (
    <>
      {useLacksAccount() ? <AccountNeeded /> : <VoiceTokens />}
      <SystemVoices />
    </>
  )
}

function VoiceTokens() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(voiceStatusQuery)
  if (isPending) return <ListSkeleton rows={3} height={96} />
  if (!data)
    return <ErrorState title={t('store.voice.failed')} error={error} onRetry={() => void refetch()} />
  const words = (count: number) => t('store.voice.balance', { count, value: formatNumber(count) })
  return (
    <div data-testid="voice-tokens">
      <TurnedOff part="voices" />
      <YourVoice selected={data.selectedVoice} />
      <PageSection title={t('store.voice.title')}>
        <div>
          <p className={classes.balance}>
            <RollingNumber value={data.tokens} text={words} />
          </p>
          <Text>{t('store.voice.cost')}</Text>
        </div>
      </PageSection>
      <PageSection title={t('store.voice.ad.title')}>
        <VoiceAd status={data} />
      </PageSection>
      <PageSection title={t('store.voice.subscription')}>
        <Subscription status={data} />
      </PageSection>
    </div>
  )
}

function Subscription({ status }: { status: VoiceStatus }) {
  const { t } = useTranslation()
  const { data } = useStorePacks()
  const until = status.hasActiveSubscription ? status.subscriptionExpires : null
  const plan = itemName(t, status.subscriptionType ?? VOICE_PRO)
  return (
    <>
      <Text>
        {until === null
          ? t('store.voice.notSubscribed')
          : t('store.voice.subscribed', { plan, date: formatDay(until) })}
      </Text>
      <BuyLock />
      {data && <VoicePlans plans={data.voicePlans} activeUntil={until} />}
      <Anchor component={Link} to="/buy-r3?tab=voice">
        {t('store.voice.plans')}
      </Anchor>
    </>
  )
}
