import { useEffect, useState } from 'react'
import { currentLanguage, showLocale } from '#renderer/lib/i18n.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Language } from '#shared/constants/game.ts'

/** The screen speaks the room's language, until somebody chooses; answers how to choose the other one. */
export function useStageLanguage(): () => void {
  const ofRoom = useRoomStore(({ model }) => model.room?.language)
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? ofRoom
  useEffect(() => {
    // Without the texts it goes on in the language that it has.
    if (language) showLocale(LOCALE_OF[language]).catch(() => undefined)
  }, [language])
  return () => setChosen(currentLanguage() === 'italian' ? 'english' : 'italian')
}
