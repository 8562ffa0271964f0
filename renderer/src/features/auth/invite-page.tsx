import { Alert, Button, Divider, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GuestForm } from '#renderer/features/auth/guest-form.tsx'
import { InviteFacts } from '#renderer/features/auth/invite-facts.tsx'
import { LinkFailure } from '#renderer/features/auth/link-failure.tsx'
import { PartyForm } from '#renderer/features/auth/party-form.tsx'
import { SignInFailure } from '#renderer/features/auth/sign-in-failure.tsx'
import { useInvitation } from '#renderer/features/auth/use-invitation.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { inviteCodeIn } from '#renderer/lib/invite-code.ts'
import { keepInvite } from '#renderer/lib/pending-invite.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { type Invite, inviteParams } from '#shared/schemas/invite.ts'

/** Where an invite link leads somebody who is not signed in: who invites to what, and three ways in. */
export function InvitePage() {
  const { t } = useTranslation()
  const code = inviteCodeIn(useParams().code ?? '')
  const { invite, isUnknown, error, isFetching, refetch } = useInvitation(code)
  if (isUnknown)
    return (
      <AuthCard title={t('guest.invite.unknown')} lead={t('guest.invite.unknownBody')}>
        <OtherCode code={code} />
      </AuthCard>
    )
  if (invite)
    return (
      <AuthCard title={t('guest.invite.title', { host: invite.host })}>
        <Invitation invite={invite} code={code} isFetching={isFetching} refetch={refetch} />
      </AuthCard>
    )
  if (error)
    return (
      <AuthCard title={t('guest.invite.failed')}>
        <LinkFailure error={error} onRetry={refetch} otherwise={<OtherRooms />} />
      </AuthCard>
    )
  return (
    <AuthCard title={t('guest.invite.loading')}>
      <ListSkeleton rows={3} height={72} />
    </AuthCard>
  )
}

interface InvitationProps {
  invite: Invite
  code: string
  isFetching: boolean
  refetch: () => void
}

function Invitation({ invite, code, isFetching, refetch }: InvitationProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="md" mt="md">
      <InviteFacts invite={invite} />
      {invite.players >= invite.maxPlayers && (
        <Alert variant="outline" color="saffron" role="status">
          <Group justify="space-between">
            {t('guest.invite.full')}
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isFetching}
              onClick={refetch}
            >
              {t('guest.invite.lookAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      <SignInFailure />
      {knowsAccounts() ? (
        <WaysIn invite={invite} code={code} />
      ) : (
        <PartyForm wayIn={async () => `/lobby?join=${code}`} />
      )}
    </Stack>
  )
}

/** As a guest, or with an account; the invitation is kept through sign-in and sign-up. */
function WaysIn({ invite, code }: { invite: Invite; code: string }) {
  const { t } = useTranslation()
  const keep = () => keepInvite(code)
  return (
    <>
      {invite.guests ? (
        <>
          <GuestForm primary to={`/lobby?join=${code}`} />
          <Divider label={t('auth.google.or')} />
          <Text>{t('guest.invite.account')}</Text>
        </>
      ) : (
        <Text>{t('guest.invite.noGuests')}</Text>
      )}
      <Group grow>
        <Button component={Link} to="/login" variant="default" size="md" onClick={keep}>
          {t('common.actions.signIn')}
        </Button>
        <Button
          component={Link}
          to="/register"
          variant={invite.guests ? 'default' : 'filled'}
          size="md"
          onClick={keep}
        >
          {t('common.actions.signUp')}
        </Button>
      </Group>
    </>
  )
}

/** For a slip in the code, or another one; or somebody plays without an invitation. */
function OtherCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  const [fault, setFault] = useState<string>()
  const open = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = inviteCodeIn(typed)
    const found = formErrors(inviteParams, { code: next }).code
    setFault(found)
    if (found === undefined) void navigate(`/join/${next}`)
    else focusFirstError(event.currentTarget)
  }
  return (
    <form onSubmit={open} noValidate>
      <Stack gap="sm" mt="md">
        <TextInput
          size="md"
          label={t('guest.invite.codeField')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setFault(undefined)
          }}
          error={fault === undefined ? undefined : translatedText(fault)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="md">
          {t('guest.invite.open')}
        </Button>
        <OtherRooms />
      </Stack>
    </form>
  )
}

function OtherRooms() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={knowsAccounts() ? '/login' : '/'} variant="default" size="md">
      {t('guest.invite.otherRooms')}
    </Button>
  )
}
