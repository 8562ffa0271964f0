import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'

/** Toasts come with the first of them; their store keeps it until they are there. */
export function ToastOutlet() {
  const { notifications } = useNotifications()
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const count = notifications.length
  useEffect(() => {
    if (Toasts || count === 0) return
    import('#renderer/app/toasts.tsx').then(
      (part) => setToasts(() => part.Toasts),
      // A toast cannot tell that toasts do not come. The next one tries again.
      () => undefined,
    )
  }, [Toasts, count])
  return Toasts && <Toasts />
}
