import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Bounds, wholeNumber } from '#renderer/features/admin/frame/whole-number.ts'
import { formatNumber } from '#renderer/lib/format.ts'

interface WholeNumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'>, Bounds {
  /** As it was typed: nothing is put right behind the admin's back. */
  value: string
  onChange: (typed: string) => void
}

/** A whole number, which says beside itself what is wrong with what was typed. */
export function WholeNumberField({ value, onChange, min, max, ...props }: WholeNumberFieldProps) {
  const { t } = useTranslation()
  const fault =
    wholeNumber(value, { min, max }) === undefined
      ? t('admin.wholeNumber', { min: formatNumber(min), max: formatNumber(max) })
      : undefined
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      error={fault}
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
