import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { ChangeRulesForm } from '#renderer/features/room/change-rules-form.tsx'
import { waitingTexts } from '#renderer/features/room/waiting-texts.ts'
import { createLobbyTexts } from '#renderer/lib/create-lobby-texts.ts'
import { api } from '#renderer/lib/http-client.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizCategoryTexts } from '#renderer/lib/quiz-texts.ts'
import type { Room } from '#shared/schemas/room.ts'
import { ownQuizzesData } from '#shared/schemas/room-settings.ts'

interface ChangeRulesDialogProps {
  room: Room
  opened: boolean
  onClose: () => void
}

/** With the words of its last fields. */
export async function withTexts() {
  await Promise.all([needTexts(waitingTexts), needTexts(createLobbyTexts), needTexts(quizCategoryTexts)])
  return ChangeRulesDialog
}

export function ChangeRulesDialog({ room, opened, onClose }: ChangeRulesDialogProps) {
  const { t } = useTranslation()
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('waiting.edit.title')}>
      <Rules room={room} onClose={onClose} />
    </ModalDialog>
  )
}

/** The form, with the room's own quizzes as they are when it opens: what is being typed is not replaced later. */
function Rules({ room, onClose }: { room: Room; onClose: () => void }) {
  const [hasOwn] = useState(room.customQuizzes)
  const { data, isLoading } = useQuery({
    queryKey: ['room', room.id, 'own-quizzes'],
    queryFn: ({ signal }) => api.get(`/rooms/${room.id}/quizzes`, { schema: ownQuizzesData, signal }),
    enabled: hasOwn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const holder = useRef<HTMLDivElement>(null)
  // The dialog looked for its first field before there was one.
  useEffect(() => {
    if (hasOwn && !isLoading) holder.current?.querySelector('input')?.focus()
  }, [hasOwn, isLoading])
  if (isLoading) return <ListSkeleton rows={6} height={56} />
  return (
    <div ref={holder}>
      <ChangeRulesForm room={room} quizzes={data?.quizzes ?? null} onClose={onClose} />
    </div>
  )
}
