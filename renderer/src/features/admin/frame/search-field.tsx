import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PAUSE_MS = 300
/** As long as an address may be. */
const SEARCH_MAX = 254

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string | null
  onChange: (value: string) => void
  /** The most that the server reads. */
  max?: number
}

/** A filter that is typed: it takes effect once the typing pauses. */
export function SearchField({ label, placeholder, value, onChange, max = SEARCH_MAX }: SearchFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value ?? '')
  const isTooLong = typed.trim().length > max
  const tell = useDebouncedCallback((text: string) => {
    if (text.length <= max) onChange(text)
  }, PAUSE_MS)
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      autoComplete="off"
      spellCheck={false}
      error={isTooLong ? t('admin.searchTooLong', { max }) : undefined}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        tell(currentTarget.value.trim())
      }}
    />
  )
}
