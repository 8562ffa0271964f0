import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GuestForm } from '#renderer/features/auth/guest-form.tsx'
import { LegalNote } from '#renderer/features/auth/legal-note.tsx'
import { SignInFailure } from '#renderer/features/auth/sign-in-failure.tsx'

/** Where the landing page's door for guests leads: a nickname, and nothing else to fill in. */
export function GuestDoor() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('guest.play.title')} lead={t('guest.play.lead')}>
      <Stack gap="md" mt="lg">
        <SignInFailure />
        <GuestForm primary to="/lobby" />
        <LegalNote />
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
