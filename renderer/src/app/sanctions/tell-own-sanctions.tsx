import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { LookProviders } from '#renderer/app/providers.tsx'
import { MutedLine } from '#renderer/app/sanctions/muted-line.tsx'
import { WarningDialog } from '#renderer/app/sanctions/warning-dialog.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { sanctionTexts } from '#renderer/lib/sanction-texts.ts'
import { toast } from '#renderer/lib/toast.ts'
import { useMutedLine } from '#renderer/realtime/room/muted-line.ts'
import { whenNoRoundRuns } from '#renderer/realtime/room/round-running.ts'
import { type SessionState, sessionState, useSession } from '#renderer/session/session-store.ts'
import type { OwnSanctions } from '#shared/schemas/own-sanctions.ts'

/** In a root of its own, so that nothing of it is part of the first screens. */
let close: (() => void) | undefined

/** Not once the server has closed the session, nor when another account is here. */
const isHere = (userId: string | undefined, { user, forceDisconnectReason }: SessionState): boolean =>
  user !== null && user.id === userId && forceDisconnectReason === null

/** To their own reader alone: the dialog goes with the session. */
function showWarnings(userId: string | undefined, warnings: OwnSanctions['warnings']): void {
  close?.()
  if (warnings.length === 0 || !isHere(userId, sessionState())) return
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const unfollow = useSession.subscribe((session) => isHere(userId, session) || end())
  const end = () => {
    // An answer that comes late must not take the next one's.
    if (close === end) close = undefined
    unfollow()
    root.unmount()
    host.remove()
  }
  close = end
  root.render(
    <QueryClientProvider client={queryClient}>
      <LookProviders>
        <WarningDialog warnings={warnings} onRead={end} />
      </LookProviders>
    </QueryClientProvider>,
  )
}

function tellOfMute({ reason, until }: NonNullable<OwnSanctions['mute']>): void {
  const when = formatMoment(until)
  toast.error(`${i18n.t('sanctions.muted.until', { when })} ${i18n.t('sanctions.muted.reason', { reason })}`)
}

/** Tells a player of a mute at once and at the chat's field, and of warnings as soon as no round runs. What is over is taken away. */
export async function tellOwnSanctions(own: OwnSanctions): Promise<void> {
  const userId = sessionState().user?.id
  await needTexts(sanctionTexts)
  if (sessionState().user?.id !== userId) return
  const { mute } = own
  useMutedLine.setState({ line: mute && <MutedLine userId={userId} mute={mute} /> })
  if (mute) tellOfMute(mute)
  whenNoRoundRuns(() => showWarnings(userId, own.warnings))
}
