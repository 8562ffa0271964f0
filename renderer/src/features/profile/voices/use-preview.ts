import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPreview } from '#renderer/features/profile/voices/voice-queries.ts'
import { playVoice, stopVoice } from '#renderer/lib/audio/voice-player.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { Voice } from '#shared/schemas/voice.ts'

/** Lets voices be heard, one at a time. `playing` is the id of the one that speaks, or is being fetched. */
export function usePreview() {
  const { t } = useTranslation()
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => stopVoice, [])
  async function play(voice: Voice): Promise<void> {
    if (playing === voice.id) return stopVoice()
    setPlaying(voice.id)
    try {
      await playVoice((signal) => fetchPreview(voice, signal))
    } catch (error) {
      toast.error(t('voices.previewFailed', { reason: errorText(error) }))
    } finally {
      // Another may have begun by now.
      setPlaying((id) => (id === voice.id ? null : id))
    }
  }
  return { playing, play }
}
