import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { walkRooms } from '#renderer/features/lobby/walk-rooms.ts'
import { isComposing } from '#renderer/lib/is-composing.ts'
import { ROOM_NAME_MAX } from '#shared/constants/limits.ts'

const PAUSE_MS = 300

/** Down into the rooms that were found, or out. */
function leave(event: KeyboardEvent<HTMLInputElement>): void {
  if (isComposing(event.nativeEvent)) return
  if (event.key === 'ArrowDown' && walkRooms('ArrowDown')) event.preventDefault()
  if (event.key === 'Escape') event.currentTarget.blur()
}

interface SearchFieldProps {
  fieldRef: Ref<HTMLInputElement>
  value: string
  onSearch: (text: string) => void
}

/** Searches when the player pauses; the field is never overwritten while they type. */
export function SearchField({ fieldRef, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Filters cleared elsewhere clear the field too.
  useEffect(() => {
    if (value === '') setText((before) => (document.activeElement?.id === 'room-search' ? before : ''))
  }, [value])

  return (
    <TextInput
      id="room-search"
      type="search"
      ref={fieldRef}
      aria-label={t('lobby.rooms.search')}
      placeholder={t('lobby.rooms.search')}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={text}
      maxLength={ROOM_NAME_MAX}
      onKeyDown={leave}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(onSearch, PAUSE_MS, currentTarget.value.trim())
      }}
    />
  )
}
