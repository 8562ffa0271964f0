import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'

/** The toast component is fetched with the first toast; the store keeps toasts until it is loaded. */
export function ToastOutlet() {
  const { notifications } = useNotifications()
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const count = notifications.length
  useEffect(() => {
    if (Toasts || count === 0) return
    import('#renderer/app/toasts.tsx').then(
      (part) => setToasts(() => part.Toasts),
      // No toast can say that toasts failed to load. The next one tries again.
      () => undefined,
    )
  }, [Toasts, count])
  return Toasts && <Toasts />
}
