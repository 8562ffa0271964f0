import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { GoogleProof } from '#renderer/components/google-proof.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { useIdentityQuestion } from '#renderer/features/admin/frame/identity.ts'
import { api } from '#renderer/lib/http-client.ts'
import { useUser } from '#renderer/session/session-store.ts'

/** Whether the admin is there, and not only a device that is signed in. Shown where a call waits for it. */
export function IdentityDialog() {
  const { t } = useTranslation()
  const answer = useIdentityQuestion((question) => question.answer)
  return (
    <ModalDialog
      opened={answer !== null}
      onClose={() => answer?.(false)}
      title={t('admin.identity.title')}
      // Over the dialog of the change that waits.
      zIndex={300}
    >
      {answer && <Proof onProven={() => answer(true)} onCancel={() => answer(false)} />}
    </ModalDialog>
  )
}

function Proof({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const { isGoogleUser } = useUser()
  const [currentPassword, setPassword] = useState('')
  const proof = useMutation({
    mutationFn: (body: { currentPassword: string } | { idToken: string }) =>
      api.post('/auth/confirm', { body }),
    onSuccess: onProven,
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!proof.isPending) proof.mutate({ currentPassword })
  }
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <Text>{t('admin.identity.body')}</Text>
        <FormAlert failure={proof.error} />
        {isGoogleUser ? (
          <GoogleProof
            text={t('admin.identity.google')}
            unavailable={t('admin.identity.noGoogle')}
            onIdToken={(idToken) => proof.mutate({ idToken })}
          />
        ) : (
          <PasswordField
            data-autofocus
            label={t('admin.identity.password')}
            autoComplete="current-password"
            value={currentPassword}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('admin.change.cancel')}
          </Button>
          {!isGoogleUser && (
            <Button type="submit" loading={proof.isPending}>
              {t('admin.identity.submit')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
