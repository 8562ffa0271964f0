import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { sanctionTexts } from '#renderer/lib/sanction-texts.ts'

/** With its words. `details` are those of the server's BANNED. */
export const BanNotice = lazyPart<{ details: unknown }>(
  async () => (await import('#renderer/components/ban-notice.tsx')).BanNotice,
  sanctionTexts,
)
