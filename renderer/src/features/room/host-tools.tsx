import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { HostButton } from '#renderer/features/room/host-button.tsx'

/** What a host may do about one player. */
export const HostTools = lazyMenu(HostButton, async () =>
  (await import('#renderer/features/room/host-menu.tsx')).withTexts(),
)
