import { useTranslation } from 'react-i18next'
import { ReportRoomButton } from '#renderer/components/people/report-room-button.tsx'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizCategoryTexts } from '#renderer/lib/quiz-texts.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import type { Room } from '#shared/schemas/room.ts'

/** With the words of it. */
export async function withTexts() {
  await Promise.all([needTexts(quizCategoryTexts), knowsAccounts() && needTexts(friendTexts)])
  return RoomMore
}

/** What the quizzes of the collection are about, where the host has chosen it; and a report of the room. */
function RoomMore({ room }: { room: Room }) {
  const { t } = useTranslation()
  return (
    <>
      {!room.customQuizzes && room.category !== 'any' && <span>{t(`quizCategories.${room.category}`)}</span>}
      <ReportRoomButton room={room} />
    </>
  )
}
