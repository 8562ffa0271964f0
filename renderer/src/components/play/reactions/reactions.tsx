import { lazyPart } from '#renderer/components/lazy-part.tsx'
import type { TextSource } from '#renderer/lib/i18n.ts'

const texts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/reactions.ts') : import('#shared/i18n/en/reactions.ts')

/** Fetched when somebody may react for the first time. */
export const Reactions = lazyPart<object>(
  async () => (await import('#renderer/components/play/reactions/reaction-bar.tsx')).ReactionBar,
  texts,
)
