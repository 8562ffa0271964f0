import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { VoicePicker } from '#renderer/features/profile/voices/voice-picker.tsx'
import type { Voice } from '#shared/schemas/voice.ts'

/** Which voice reads one's own lines. */
export function YourVoice({ selected }: { selected: Voice | null }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('voices.title')}>
      <Text>{selected ? t('voices.yours', { name: selected.name }) : t('voices.noneYet')}</Text>
      <VoicePicker selected={selected} />
    </PageSection>
  )
}
