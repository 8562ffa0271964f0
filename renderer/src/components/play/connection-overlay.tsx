import { useTranslation } from 'react-i18next'
import { ConnectionStrip } from '#renderer/components/play/connection-strip.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Says that the client is reconnecting. At a party its frame knows more, and says it on every page. */
export function ConnectionOverlay() {
  const { t } = useTranslation()
  const down = useRoomStore((state) => state.lostAt !== null)
  return endpoint.kind === 'cloud' && <ConnectionStrip text={down ? t('realtime.reconnecting') : null} />
}
