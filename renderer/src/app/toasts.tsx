import { hideNotification, type NotificationData, useNotifications } from '@mantine/notifications'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/toasts.module.css'

/**
 * What is told in passing. Drawn by the app itself and fetched with it: what tells of trouble with the network must not
 * depend on the network. The names are those by which a room's screen finds them.
 */
export function Toasts() {
  const { notifications } = useNotifications()
  return (
    <div className={`mantine-Notifications-root ${classes.toasts}`} data-position="top-right">
      <div>
        {notifications.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  )
}

/** It waits while somebody points at it. */
function Toast({ toast: { id = '', autoClose, ...toast } }: { toast: NotificationData }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || typeof autoClose !== 'number') return
    const timer = setTimeout(hideNotification, autoClose, id)
    return () => clearTimeout(timer)
  }, [id, autoClose, held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it does nothing but keep it
    <div
      role={toast.role}
      className={`mantine-Notification-root ${classes.toast}`}
      data-kind={toast['data-kind']}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <div className={`mantine-Notification-description ${classes.text}`}>{toast.message}</div>
      <button
        type="button"
        className={classes.close}
        aria-label={t('common.actions.close')}
        onClick={() => hideNotification(id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
}
