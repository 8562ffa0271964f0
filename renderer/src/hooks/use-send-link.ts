import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { useUser } from '#renderer/session/session-store.ts'

/** Mails the verification link again. `said` is the outcome, for a live region. */
export function useSendLink() {
  const { t } = useTranslation()
  const { email } = useUser()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ error?: unknown } | null>(null)
  const send = async () => {
    if (isSending) return
    setSending(true)
    setOutcome(null)
    try {
      await api.post('/auth/request-email-verification')
      setOutcome({})
    } catch (error) {
      setOutcome({ error })
    } finally {
      setSending(false)
    }
  }
  const said = outcome?.error ? failureText(outcome.error) : t('verifyPrompt.sent', { email })
  return { said: outcome && said, send: () => void send() }
}
