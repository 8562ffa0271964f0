import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/ranked-lock.module.css'
import { useSendLink } from '#renderer/hooks/use-send-link.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import type { RankedLock as Lock } from '#shared/schemas/game.ts'

/** Says what is missing before ranked opens, and mails the link again. */
export function RankedLock({ id, lock }: { id: string; lock: Lock }) {
  const { t } = useTranslation()
  const { verifyEmail, quickMatchesLeft, isOff } = lock
  return (
    <div className={classes.lock} data-testid="ranked-lock">
      <div id={id}>
        <p className={classes.title}>
          <IconLock size={18} aria-hidden />
          {t('lobby.modes.locked.title')}
        </p>
        <ul className={classes.missing}>
          {isOff && <li>{t('errors.FEATURE_OFF')}</li>}
          {verifyEmail && <li>{t('lobby.modes.locked.verifyEmail')}</li>}
          {quickMatchesLeft > 0 && (
            <li>{t('lobby.modes.locked.quickMatches', { count: quickMatchesLeft })}</li>
          )}
        </ul>
      </div>
      {verifyEmail && <SendAgain />}
    </div>
  )
}

function SendAgain() {
  const { t } = useTranslation()
  const { said, send } = useSendLink()
  // The link may have been followed in another tab meanwhile.
  useWindowEvent('focus', () => void loadProfile())
  return (
    <>
      <Button variant="default" size="compact-md" onClick={send}>
        {t('verifyPrompt.send')}
      </Button>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </>
  )
}
