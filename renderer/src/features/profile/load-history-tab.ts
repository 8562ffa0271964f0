import { lazyPart } from '#renderer/components/lazy-part.tsx'
import type { TextSource } from '#renderer/lib/i18n.ts'
import type { User } from '#shared/schemas/user.ts'

const historyTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/history.ts') : import('#shared/i18n/en/history.ts')

/** Fetched by whoever opens the tab. */
export const HistoryTab = lazyPart<{ user: User }>(
  async () => (await import('#renderer/features/profile/history-tab.tsx')).HistoryTab,
  historyTexts,
)
