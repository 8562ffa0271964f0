import { useTranslation } from 'react-i18next'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizCategoryTexts } from '#renderer/lib/quiz-texts.ts'
import type { Room } from '#shared/schemas/room.ts'

/** With the words of it. */
export async function withTexts() {
  await needTexts(quizCategoryTexts)
  return RoomCategory
}

/** What the quizzes of the collection are about, where the host has chosen it. */
export function RoomCategory({ room }: { room: Room }) {
  const { t } = useTranslation()
  return room.customQuizzes || room.category === 'any' ? null : (
    <span>{t(`quizCategories.${room.category}`)}</span>
  )
}
