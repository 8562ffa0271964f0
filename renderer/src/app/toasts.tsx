import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { TOAST_LIMIT } from '#renderer/lib/toast.ts'

export const Toasts = () => <Notifications position="top-right" limit={TOAST_LIMIT} containerWidth={380} />
