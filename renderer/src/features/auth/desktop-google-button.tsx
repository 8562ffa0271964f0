import { Button, Divider, Stack, Text } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#renderer/lib/api-error.ts'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { logInWithGoogleGrant } from '#renderer/session/google-on-desktop.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

interface DesktopGoogleButtonProps {
  clientId: string
  desktop: DesktopApi
}

const NOTES = {
  ready: undefined,
  inBrowser: 'desktop.login.inBrowser',
  cancelled: 'desktop.login.cancelled',
  sending: 'auth.google.signingIn',
  taken: 'auth.google.taken',
} as const

/** Signs in with Google by the system browser. A second press asks anew, for those who have closed the page. */
export function DesktopGoogleButton({ clientId, desktop }: DesktopGoogleButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [stage, setStage] = useState<keyof typeof NOTES>('ready')

  const signIn = async () => {
    setStage('inBrowser')
    try {
      const grant = await desktop.authorizeWithGoogle(clientId)
      if (grant === null) return setStage('cancelled')
      setStage('sending')
      await logInWithGoogleGrant(grant)
      await navigate(placeAfterLogin(search))
    } catch (error) {
      setStage(error instanceof ApiError && error.code === 'EMAIL_ALREADY_EXISTS' ? 'taken' : 'ready')
    }
  }

  const note = NOTES[stage]
  return (
    <Stack gap="sm">
      <Divider label={t('auth.google.or')} />
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={() => void signIn()}
      >
        {t('desktop.login.google')}
      </Button>
      <Text role="status" ta="center">
        {note !== undefined && t(note)}
      </Text>
    </Stack>
  )
}
