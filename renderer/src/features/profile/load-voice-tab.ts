import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { storeTexts } from '#renderer/components/store/store-texts.ts'
import { voicesTexts } from '#renderer/features/profile/voices/voices-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'

/** Fetched by whoever opens the tab, with the words of the store. */
export const VoiceTab = lazyPart<object>(
  async () =>
    (
      await Promise.all([
        import('#renderer/features/profile/voice-tab.tsx'),
        needTexts(storeTexts),
        needTexts(voicesTexts),
      ])
    )[0].VoiceTab,
)
