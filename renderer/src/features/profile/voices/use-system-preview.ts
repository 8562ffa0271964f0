import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speakBySystem } from '#renderer/lib/audio/system-voice.ts'
import { stopVoice } from '#renderer/lib/audio/voice-player.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { Language } from '#shared/constants/game.ts'
import { voicePreview as en } from '#shared/i18n/en/voice-preview.ts'
import { voicePreview as it } from '#shared/i18n/it/voice-preview.ts'

/** In the language of the voice, whatever the page's. */
const SAMPLES: Record<Language, string> = { english: en.nameless, italian: it.nameless }

/** Lets the chosen voice of a language be heard. `playing` is the language that is heard just now. */
export function useSystemPreview() {
  const { t } = useTranslation()
  const [playing, setPlaying] = useState<Language | null>(null)
  useEffect(() => stopVoice, [])
  async function play(language: Language): Promise<void> {
    if (playing === language) return stopVoice()
    setPlaying(language)
    if (!(await speakBySystem(SAMPLES[language], language))) toast.error(t('voices.system.silent'))
    // Another may have begun by now.
    setPlaying((one) => (one === language ? null : one))
  }
  return { playing, play }
}
