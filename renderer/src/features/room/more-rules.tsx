import { useTranslation } from 'react-i18next'
import { Rule } from '#renderer/features/room/rule.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Who finds a room, comes late to it, runs it and looks on. */
export function MoreRules({ room }: { room: Room }) {
  const { t } = useTranslation()
  return (
    <>
      <Rule name={t('waiting.access.label')}>
        {t(room.listed ? 'waiting.access.listed' : 'waiting.access.unlisted')}
      </Rule>
      <Rule name={t('waiting.late.rule')}>
        {t(room.joinInProgress ? 'waiting.late.yes' : 'waiting.late.no')}
      </Rule>
      {room.presenter && <Rule name={t('waiting.presenter.rule')}>{t('waiting.presenter.yes')}</Rule>}
      {room.allowSpectators && (
        <Rule name={t('waiting.places.rule')}>{formatNumber(room.spectatorLimit)}</Rule>
      )}
    </>
  )
}
