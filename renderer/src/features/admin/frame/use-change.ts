import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { asConfirmed } from '#renderer/features/admin/frame/identity.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { toast } from '#renderer/lib/toast.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * A call that changes something, for `ChangeDialog` or a button. `send` hands the headers to its call, so that a second try
 * happens once. After it every list of the panel (query keys that begin with 'admin') is read again.
 */
export function useChange<Input = null>(
  send: (input: Input, headers: Headers) => Promise<unknown>,
  onDone?: () => void,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: Input) => asConfirmed(() => send(input, key.headersFor(input))),
    onSuccess() {
      key.done()
      toast.apiSuccess(t('admin.done'))
      void queries.invalidateQueries({ queryKey: ['admin'] })
      onDone?.()
    },
  })
}
