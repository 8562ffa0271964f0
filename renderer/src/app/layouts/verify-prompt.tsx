import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/verify-prompt.module.css'
import { useSendLink } from '#renderer/hooks/use-send-link.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { putOffVerification } from '#renderer/session/verify-prompt.ts'

/** Asks the player to verify the address, until it is verified or the prompt dismissed. */
export function VerifyPrompt({ email }: { email: string }) {
  const { t } = useTranslation()
  const { said, send } = useSendLink()
  // The link may have been followed in another tab meanwhile.
  useWindowEvent('focus', () => void loadProfile())
  return (
    <section className={classes.prompt} aria-label={t('verifyPrompt.label')} data-testid="verify-prompt">
      <p className={classes.text} role="status">
        <IconMail size={22} aria-hidden />
        {said ?? t('verifyPrompt.text', { email })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" size="compact-md" onClick={send}>
          {t('verifyPrompt.send')}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={() => putOffVerification(email)}>
          {t('verifyPrompt.later')}
        </Button>
      </div>
    </section>
  )
}
