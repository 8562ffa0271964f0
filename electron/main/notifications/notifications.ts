import { NOTIFICATION_DELAY_MS } from '#shared/constants/desktop.ts'
import type { Notice } from '#shared/desktop/ipc.ts'

interface NotificationParts {
  /** Shows it by the system; `clicked` is called when the player presses it. */
  show(notice: Notice, clicked: () => void): void
  open(path: string | null): void
}

/** Shows a notice a second later. A newer one takes the place of one that waits. */
export function createNotifications({ show, open }: NotificationParts) {
  let waiting: NodeJS.Timeout | undefined
  return {
    schedule(notice: Notice): void {
      clearTimeout(waiting)
      waiting = setTimeout(() => show(notice, () => open(notice.path)), NOTIFICATION_DELAY_MS)
    },
    stop: (): void => clearTimeout(waiting),
  }
}
