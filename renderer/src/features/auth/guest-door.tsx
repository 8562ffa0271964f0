import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GuestForm } from '#renderer/features/auth/guest-form.tsx'
import { useSession } from '#renderer/session/session-store.ts'

/** Where the landing page's door for guests leads: a nickname, and nothing else to fill in. */
export function GuestDoor() {
  const { t } = useTranslation()
  const failure = useSession((state) => state.authError)
  return (
    <AuthCard title={t('guest.play.title')} lead={t('guest.play.lead')}>
      <Stack gap="md" mt="lg">
        {failure !== null && (
          <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <GuestForm primary to="/lobby" />
        <Text>
          {t('guest.claim.haveAccount')}{' '}
          <Anchor component={Link} to="/login">
            {t('common.actions.signIn')}
          </Anchor>
        </Text>
      </Stack>
    </AuthCard>
  )
}
