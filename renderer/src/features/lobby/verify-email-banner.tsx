import { Button } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/lobby/verify-email-banner.module.css'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { useUser } from '#renderer/session/session-store.ts'

/** For those whose address is not confirmed yet. */
export function VerifyEmailBanner() {
  const { t } = useTranslation()
  const { emailVerified, isGoogleUser, email } = useUser()
  const [isSending, setSending] = useState(false)
  if (emailVerified || isGoogleUser) return null

  const resend = async () => {
    setSending(true)
    try {
      await api.post('/auth/request-email-verification')
      toast.apiSuccess(t('common.verifyEmail.sent'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <section className={classes.banner} data-testid="verify-email">
      <IconMailExclamation size={24} aria-hidden />
      <p>{t('common.verifyEmail.prompt', { email })}</p>
      <Button variant="default" size="compact-md" loading={isSending} onClick={() => void resend()}>
        {t('common.verifyEmail.resend')}
      </Button>
    </section>
  )
}
