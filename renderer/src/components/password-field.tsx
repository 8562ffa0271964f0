import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A password that may be pasted and shown, and that says when Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ 'aria-label': t('common.showPassword'), tabIndex: 0 }}
      // Mantine marks the frame and not the field.
      aria-invalid={Boolean(props.error)}
      {...props}
      onKeyUp={watch}
      onKeyDown={watch}
      description={capsLock ? <span role="status">{t('common.capsLock')}</span> : props.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
