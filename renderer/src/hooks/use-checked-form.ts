import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod/mini'
import { useAfterPress } from '#renderer/hooks/use-after-press.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { fieldErrorText } from '#renderer/lib/field-error.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'

type Values = Record<string, string>

/**
 * A form that is checked by the shared schema: each field when it is left, all on submit, the focus on the first bad one.
 * Errors stay in English inside and are translated where they are shown, so that they follow a change of language.
 */
export function useCheckedForm<V extends Values>(
  schema: z.core.$ZodType,
  initialValues: V,
  send: (values: V) => Promise<unknown>,
  fieldOfError: (error: unknown) => (keyof V & string) | undefined,
) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const afterPress = useAfterPress()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  /** What the server refused: the schema accepts it and would clear the error. */
  const refusal = useRef<{ field: string; value: string | undefined } | null>(null)
  const form = useForm<V>({
    initialValues,
    validate: (values) => formErrors(schema, values),
  })

  const submit = form.onSubmit(
    async (values) => {
      setSending(true)
      setFailure(null)
      try {
        await send(values)
      } catch (error) {
        const field = fieldOfError(error)
        if (field !== undefined && error instanceof Error) {
          refusal.current = { field, value: values[field] }
          form.setFieldError(field, error.message)
          focusFirstError(element.current)
        } else setFailure(error)
      } finally {
        setSending(false)
      }
    },
    (errors) => {
      announce(t('common.errorCount', { count: Object.keys(errors).length }), { priority: 'assertive' })
      focusFirstError(element.current)
    },
  )
  /** Translated error of a field. */
  const errorOf = (field: keyof V & string) => {
    const error = form.errors[field]
    return typeof error === 'string' ? fieldErrorText(field, error) : undefined
  }
  const checkLeft = (field: keyof V & string) => {
    const { [field]: value } = form.getValues()
    const { current: refused } = refusal
    if (refused?.field !== field || refused.value !== value) void form.validateField(field)
  }
  /** Everything that an input needs: an untouched field is not blamed before the form is sent. */
  const fieldProps = (field: keyof V & string) => ({
    ...form.getInputProps(field),
    error: errorOf(field),
    onBlur: () => {
      if (form.values[field] !== '') afterPress(() => checkLeft(field))
    },
  })
  return {
    values: form.values,
    hasErrors: Object.keys(form.errors).length > 0,
    element,
    isSending,
    /** The server's refusal when it names no field, else null. */
    failure,
    fieldProps,
    reset: form.reset,
    setValues: form.setValues,
    submit,
  }
}
