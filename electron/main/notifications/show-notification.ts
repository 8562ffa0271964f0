import { Notification } from 'electron'
import type { Notice } from '#shared/desktop/ipc.ts'

/** Notifications on screen: one that is garbage collected answers no click any more. */
const shown = new Set<Notification>()

/** Shows a notice by the system, where it has notifications. */
export function showNotification({ title, body }: Notice, clicked: () => void): void {
  if (!Notification.isSupported()) return
  const notification = new Notification({ title, body })
  shown.add(notification)
  notification.once('click', clicked)
  notification.once('close', () => shown.delete(notification))
  notification.show()
}
