import type { ComponentProps } from 'react'
import { FailureNote } from '#renderer/features/admin/economy/failure-note.tsx'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'

/** A `ChangeDialog` that says in the admin's language why money or a table could not be changed. */
export function EconomyDialog({ change, children, ...dialog }: ComponentProps<typeof ChangeDialog>) {
  return (
    <ChangeDialog {...dialog} change={{ isPending: change.isPending, error: null }}>
      <FailureNote error={change.error} />
      {children}
    </ChangeDialog>
  )
}
