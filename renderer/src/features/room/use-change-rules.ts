import { type SyntheticEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesOf, draftOf, type RulesDraft } from '#renderer/features/room/rules-draft.ts'
import { draftErrors, type RulesErrors, refusedFields } from '#renderer/features/room/rules-errors.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { type Room, roomData } from '#shared/schemas/room.ts'
import type { RoomChanges } from '#shared/schemas/room-settings.ts'

/** The state of the dialog: it starts from the room as it is when it opens. */
export function useChangeRules(room: Room, onDone: () => void) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [before] = useState(() => draftOf(room))
  const [draft, setDraft] = useState<RulesDraft>(before)
  const [errors, setErrors] = useState<RulesErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const change = useCallback((changes: Partial<RulesDraft>) => {
    setDraft((now) => ({ ...now, ...changes }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changes))))
  }, [])

  function show(found: RulesErrors) {
    setErrors(found)
    announce(t('common.errorCount', { count: Object.keys(found).length }), { priority: 'assertive' })
    // After the render that marks them.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function save(body: RoomChanges) {
    setSaving(true)
    setFailure(null)
    try {
      await api.patch(`/rooms/${room.id}`, { body, schema: roomData })
      onDone()
    } catch (error) {
      const fields = refusedFields(error)
      // The only conflict here: somebody has taken a seat meanwhile.
      if (error instanceof ApiError && error.code === 'CONFLICT' && body.maxPlayers !== undefined)
        fields.maxPlayers = t('waiting.edit.seatsTaken', {
          count: roomState().model.room?.players.length ?? 0,
        })
      if (Object.keys(fields).length > 0) show(fields)
      else setFailure(errorText(error))
    } finally {
      setSaving(false)
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const body = changesOf(draft, before)
    if (Object.keys(body).length === 0) return onDone()
    const found = draftErrors(body)
    if (Object.keys(found).length > 0) return show(found)
    void save(body)
  }

  return { element, draft, change, errors, failure, isSaving, submit }
}
