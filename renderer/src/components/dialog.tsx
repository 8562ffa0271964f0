import type { ModalProps } from '@mantine/core'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWanted } from '#renderer/hooks/use-wanted.ts'

const ModalDialog = lazyPart<ModalProps>(
  async () => (await import('#renderer/components/modal-dialog.tsx')).ModalDialog,
)

/** A dialog, fetched when it is first opened: no screen shows one at once. */
export function Dialog(props: ModalProps) {
  return useWanted(props.opened) && <ModalDialog {...props} onFailed={props.onClose} />
}
