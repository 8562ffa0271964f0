import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { storeTexts } from '#renderer/components/store/store-texts.ts'
import { needTexts, type TextSource } from '#renderer/lib/i18n.ts'

const voicesTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/voices.ts') : import('#shared/i18n/en/voices.ts')

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
