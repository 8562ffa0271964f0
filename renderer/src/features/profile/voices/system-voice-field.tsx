import { Button, NativeSelect, Text } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/profile/voices/system-voices.module.css'
import { chosenVoice, inLanguage, type SystemVoices } from '#renderer/lib/audio/system-voices.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'

interface SystemVoiceFieldProps {
  language: Language
  /** All of this computer's. */
  voices: SystemVoices
  isPlaying: boolean
  onPreview: () => void
}

/** Which of the computer's voices reads a language. */
export function SystemVoiceField({ language, voices, isPlaying, onPreview }: SystemVoiceFieldProps) {
  const { t } = useTranslation()
  const chosen = usePreferences((state) => state.systemVoices)
  const voice = chosenVoice(voices, language)
  if (!voice) return <Text c="dimmed">{t(`voices.system.noneOf.${language}`)}</Text>
  const { name, voiceURI } = voice
  return (
    <div className={classes.field}>
      <NativeSelect
        className={classes.choice ?? ''}
        label={t(`voices.system.voiceOf.${language}`)}
        value={voiceURI}
        data={inLanguage(voices, language).map((one) => ({ value: one.voiceURI, label: one.name }))}
        onChange={({ currentTarget: { value } }) =>
          setPreferences({ systemVoices: { ...chosen, [language]: value } })
        }
      />
      <Button
        variant="default"
        aria-label={t(isPlaying ? 'voices.stopOf' : 'voices.listenTo', { name })}
        leftSection={
          isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
        }
        onClick={onPreview}
      >
        {t(isPlaying ? 'voices.stop' : 'voices.listen')}
      </Button>
    </div>
  )
}
