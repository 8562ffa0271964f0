import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { SensoryTrigger } from '#renderer/components/play/sensory-trigger.tsx'

/** Sound and motion settings. Rooms and games have no header, so they have no account menu either. */
export const SensoryButton = lazyMenu<object>(SensoryTrigger, async () =>
  (await import('#renderer/components/play/sensory-panel.tsx')).withTexts(),
)
