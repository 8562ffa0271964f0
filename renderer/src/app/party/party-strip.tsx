import { useTranslation } from 'react-i18next'
import { ConnectionStrip } from '#renderer/components/play/connection-strip.tsx'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Says that the host is gone, and what happens now. */
export function PartyStrip() {
  const { t } = useTranslation()
  const lead = useParty((state) => state.lead)
  const isRoomLost = useRoomStore(({ lostAt }) => lostAt !== null)
  if (lead === 'looking' || lead === 'gone') return <ConnectionStrip text={t(`party.lead.${lead}`)} />
  return <ConnectionStrip text={isRoomLost ? t('realtime.reconnecting') : null} />
}
