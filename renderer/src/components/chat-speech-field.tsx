import { useTranslation } from 'react-i18next'
import { CaptionedChoice } from '#renderer/components/captioned-choice.tsx'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

const SPEECH = ['all', 'news', 'none'] as const

/** How much of a game's chat a screen reader says. */
export function ChatSpeechField({ size }: { size?: 'xs' }) {
  const { t } = useTranslation()
  const speech = usePreferences((state) => state.chatSpeech)
  return (
    <CaptionedChoice
      {...(size && { size })}
      label={t('settings.speech.label')}
      value={speech}
      onChange={(chatSpeech) => setPreferences({ chatSpeech })}
      options={SPEECH.map((value) => ({ value, label: t(`settings.speech.${value}`) }))}
    />
  )
}
