import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useRef } from 'react'

const Toasts = lazy(async () => ({ default: (await import('#renderer/app/toasts.tsx')).Toasts }))

/** Toasts come with the first of them; their store keeps it until they are there. */
export function ToastOutlet() {
  const wanted = useRef(false)
  if (useNotifications().notifications.length > 0) wanted.current = true
  return <Suspense>{wanted.current && <Toasts />}</Suspense>
}
