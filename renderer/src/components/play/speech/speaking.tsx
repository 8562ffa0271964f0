import { useEffect } from 'react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { speechTexts } from '#renderer/lib/speech-texts.ts'
import { toast } from '#renderer/lib/toast.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'

const SpeakingStrip = lazyPart<object>(
  async () => (await import('#renderer/components/play/speech/speaking-strip.tsx')).SpeakingStrip,
)

async function fetchVoices() {
  const [{ hear, stopReading }] = await Promise.all([
    import('#renderer/components/play/speech/spoken-lines.ts'),
    needTexts(speechTexts),
  ])
  return { hear, stopReading }
}

/** Reads the spoken lines of a game, one at a time. In most games nobody speaks: what does it is fetched with the first line. */
export function Speaking() {
  const isReading = useSpokenLines(({ now }) => now !== null)
  const hasRead = useWasOpened(isReading)
  useEffect(() => {
    let voices: ReturnType<typeof fetchVoices> | undefined
    const stopListening = onRoomEvent('chat_audio', (line) => {
      voices ??= fetchVoices()
      voices.then(
        ({ hear }) => hear(line),
        () => {
          voices = undefined
          toast.error(i18n.t('common.partFailed'))
        },
      )
    })
    return () => {
      stopListening()
      voices?.then(
        ({ stopReading }) => stopReading(),
        () => undefined,
      )
    }
  }, [])
  return hasRead && <SpeakingStrip />
}
