import { Switch, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { SystemVoiceField } from '#renderer/features/profile/voices/system-voice-field.tsx'
import { useSystemPreview } from '#renderer/features/profile/voices/use-system-preview.ts'
import { useSystemVoices } from '#renderer/features/profile/voices/use-system-voices.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { LANGUAGES } from '#shared/constants/game.ts'

/** Whether this computer reads the others’ lines in voices of its own, and in which. */
export function SystemVoices() {
  const { t } = useTranslation()
  const isWanted = usePreferences((state) => state.readsBySystem)
  const voices = useSystemVoices()
  const preview = useSystemPreview()
  const hasNone = voices?.length === 0
  return (
    <PageSection title={t('voices.system.title')}>
      <Text>{t('voices.system.lead')}</Text>
      <Switch
        label={t('voices.system.switch')}
        description={hasNone && t('voices.system.none')}
        disabled={hasNone}
        checked={isWanted && !hasNone}
        onChange={({ currentTarget }) => setPreferences({ readsBySystem: currentTarget.checked })}
      />
      {isWanted &&
        voices &&
        !hasNone &&
        LANGUAGES.map((language) => (
          <SystemVoiceField
            key={language}
            language={language}
            voices={voices}
            isPlaying={preview.playing === language}
            onPreview={() => void preview.play(language)}
          />
        ))}
    </PageSection>
  )
}
