import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { waitingTexts } from '#renderer/components/play/waiting-texts.ts'

/** Fetched where somebody has come late. */
export const LateTag = lazyPart(
  async () => (await import('#renderer/components/play/late-tag.tsx')).LateTag,
  waitingTexts,
)
