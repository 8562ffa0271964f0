import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { Evening } from '#renderer/features/lobby/evening.tsx'
import { JoinByCode } from '#renderer/features/lobby/join-by-code.tsx'
import classes from '#renderer/features/lobby/party-lobby-page.module.css'
import { PartyRooms } from '#renderer/features/lobby/party-rooms.tsx'
import { useInvite } from '#renderer/features/lobby/use-invite.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'

/** Behind the party's door: its rooms, a room of one's own, and what was played this evening. */
export function PartyLobbyPage() {
  const { t } = useTranslation()
  const code = useRef<HTMLInputElement>(null)
  const party = useParty((state) => state.party)
  const invite = useInvite()
  return (
    <PageShell
      title={party?.name ?? t('common.appName')}
      {...(party && { lead: t('party.lobby.lead', { code: party.code }) })}
    >
      <div className={classes.grid}>
        <div className={classes.rooms}>
          <PartyRooms />
          <JoinByCode invite={invite} fieldRef={code} />
        </div>
        <Evening />
      </div>
    </PageShell>
  )
}
