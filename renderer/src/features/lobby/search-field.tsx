import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROOM_NAME_MAX } from '#shared/constants/limits.ts'

const PAUSE_MS = 300

interface SearchFieldProps {
  fieldRef: Ref<HTMLInputElement>
  value: string
  onSearch: (text: string) => void
}

/** Searches when one pauses; what stands in the field is never overwritten while one types. */
export function SearchField({ fieldRef, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const search = useDebouncedCallback(onSearch, PAUSE_MS)

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
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        search(currentTarget.value.trim())
      }}
    />
  )
}
