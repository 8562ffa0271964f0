import { Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import classes from '#renderer/features/auth/party-door.module.css'
import { PartyForm } from '#renderer/features/auth/party-form.tsx'
import { SignInFailure } from '#renderer/features/auth/sign-in-failure.tsx'
import { wayIn } from '#renderer/features/auth/way-in.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'

/** Where a browser comes that was given the host's address: which party this is, and one press to play. */
export function PartyDoor() {
  const { t } = useTranslation()
  const party = useParty((state) => state.party)
  const lead = useParty((state) => state.lead)
  if (party === null) {
    const isSilent = lead === 'looking' || lead === 'gone'
    return isSilent ? (
      <AuthCard title={t('party.door.silent')} lead={t('party.door.silentBody')}>
        {null}
      </AuthCard>
    ) : (
      <AuthCard title={t('party.door.knocking')}>
        <ListSkeleton rows={3} height={72} />
      </AuthCard>
    )
  }
  const { name, players } = party
  return (
    <AuthCard title={name} lead={t('party.door.lead')}>
      <Stack gap="lg" mt="lg">
        <p className={classes.inside} data-testid="inside">
          <IconUsers size={24} aria-hidden />
          {players === 0 ? t('party.door.nobody') : t('party.door.inside', { count: players })}
        </p>
        <SignInFailure />
        <PartyForm wayIn={wayIn} />
      </Stack>
    </AuthCard>
  )
}
