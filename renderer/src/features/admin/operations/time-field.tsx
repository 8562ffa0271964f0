import { TextInput, type TextInputProps } from '@mantine/core'

const pad = (value: number): string => String(value).padStart(2, '0')

/** 2026-11-23T16:40, by the clock of this device, as the field of a browser holds it. */
export function fieldTime(time: string | number): string {
  const date = new Date(time)
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The same as ISO 8601 in UTC; undefined while the field holds no time. */
export function isoTime(field: string): string | undefined {
  const time = Date.parse(field)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

interface TimeFieldProps extends Omit<TextInputProps, 'onChange' | 'type'> {
  value: string
  onChange: (value: string) => void
}

/** A date and a time of the day, by the browser's own picker. */
export const TimeField = ({ onChange, ...props }: TimeFieldProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
