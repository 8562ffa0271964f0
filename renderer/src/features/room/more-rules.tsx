import { useTranslation } from 'react-i18next'
import { ReportRoomButton } from '#renderer/components/people/report-room-button.tsx'
import { Rule } from '#renderer/features/room/rule.tsx'
import { waitingTexts } from '#renderer/features/room/waiting-texts.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizCategoryTexts } from '#renderer/lib/quiz-texts.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import type { Room } from '#shared/schemas/room.ts'

/** With the words of it. */
export async function withTexts() {
  await Promise.all([
    needTexts(waitingTexts),
    needTexts(quizCategoryTexts),
    knowsAccounts() && needTexts(friendTexts),
  ])
  return MoreRules
}

/** Who finds a room, comes late to it, runs it and looks on. */
export function MoreRules({ room }: { room: Room }) {
  const { t } = useTranslation()
  return (
    <>
      {!room.customQuizzes && room.category !== 'any' && (
        <Rule name={t('createLobby.fields.category')}>{t(`quizCategories.${room.category}`)}</Rule>
      )}
      <Rule name={t('waiting.spectators.rule')}>
        {t(room.allowSpectators ? 'waiting.spectators.yes' : 'waiting.spectators.no')}
      </Rule>
      {knowsAccounts() && (
        <Rule name={t('waiting.guests.rule')}>
          {t(room.guests ? 'waiting.guests.yes' : 'waiting.guests.no')}
        </Rule>
      )}
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
      <ReportRule room={room} />
    </>
  )
}

/** Nobody reports their own room. */
function ReportRule({ room }: { room: Room }) {
  const { t } = useTranslation()
  const isMine = useRoomStore(({ model }) => model.me === room.host.id)
  return isMine || !knowsAccounts() ? null : (
    <Rule name={t('friends.report.room')}>
      <ReportRoomButton room={room} />
    </Rule>
  )
}
