import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { SensesFace } from '#renderer/components/play/senses-face.tsx'

/** What is heard and what moves: rooms and games show no header, and with it no account menu. */
export const SensesButton = lazyMenu<object>(
  SensesFace,
  async () => (await import('#renderer/components/play/senses-panel.tsx')).SensesPanel,
)
