import type { ModalProps } from '@mantine/core'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'

const ModalDialog = lazyPart<ModalProps>(
  async () => (await import('#renderer/components/modal-dialog.tsx')).ModalDialog,
)

/** A dialog whose code is fetched when it is first opened. */
export function Dialog(props: ModalProps) {
  return useWasOpened(props.opened) && <ModalDialog {...props} onFailed={props.onClose} />
}
