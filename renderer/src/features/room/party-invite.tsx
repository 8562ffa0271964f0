import { useTranslation } from 'react-i18next'
import { InviteCard } from '#renderer/features/room/invite-card.tsx'
import classes from '#renderer/features/room/party-invite.module.css'
import { usePartyAddress } from '#renderer/realtime/party/use-party-address.ts'

/**
 * The invitation to a room at a party: with the host's address on the network, also for whoever came by `localhost`, and in words
 * for somebody who can neither scan nor click.
 */
export function PartyInvite({ code }: { code: string }) {
  const { t } = useTranslation()
  const address = usePartyAddress()
  return (
    <InviteCard code={code} address={address}>
      <p className={classes.address} data-testid="party-address">
        <span className={classes.words}>{t('party.address')}</span>
        <strong className={classes.url}>{address.replace(/^http:\/\//, '')}</strong>
      </p>
    </InviteCard>
  )
}
