import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'

const ModalDialog = lazy(async () => ({
  default: (await import('#renderer/components/modal-dialog.tsx')).ModalDialog,
}))

/** A dialog, fetched when it is first opened: no screen shows one at once. */
export function Dialog(props: ModalProps) {
  const wanted = useRef(false)
  if (props.opened) wanted.current = true
  return <Suspense>{wanted.current && <ModalDialog {...props} />}</Suspense>
}
