import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import { SystemVoices } from '#renderer/features/profile/voices/system-voices.tsx'
import { YourVoice } from '#renderer/features/profile/voices/your-voice.tsx'

/** At a party every voice is open to everybody, and costs nothing. */
export function PartyVoices() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(voiceStatusQuery)
  return (
    <>
      {data && <YourVoice selected={data.selectedVoice} />}
      {!data && !error && <ListSkeleton rows={3} height={64} />}
      {!data && error && (
        <ErrorState title={t('voices.failed')} error={error} onRetry={() => void refetch()} />
      )}
      <SystemVoices />
    </>
  )
}
