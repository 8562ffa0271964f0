import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'

interface MailedLinkQuestionProps {
  title: string
  lead: string
  submit: string
  /** Uses the link, and shows the outcome. A rejection is shown here, and the button tries again. */
  onSubmit: () => Promise<void>
  children?: ReactNode
}

/** Question before a mailed link takes effect, because programs that scan mails open links, too. */
export function MailedLinkQuestion({ title, lead, submit, onSubmit, children }: MailedLinkQuestionProps) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const send = async () => {
    setSending(true)
    setFailure(null)
    try {
      await onSubmit()
    } catch (error) {
      setSending(false)
      setFailure(error)
    }
  }
  return (
    <AuthCard title={title} lead={lead}>
      <Stack gap="md" mt="lg">
        <FormAlert failure={failure} />
        <Button size="md" onClick={() => void send()} loading={isSending} fullWidth>
          {submit}
        </Button>
        {children}
      </Stack>
    </AuthCard>
  )
}
