interface Receiver {
  /** Where a file may be dropped. */
  area: () => Element | null | undefined
  take: (file: File) => void
}
const receivers = new Set<Receiver>()

const receiverAt = (target: EventTarget | null): Receiver | undefined =>
  [...receivers].find(({ area }) => target instanceof Node && area()?.contains(target))

const filesOf = ({ dataTransfer }: DragEvent): DataTransfer | null =>
  dataTransfer?.types.includes('Files') ? dataTransfer : null

function over(event: DragEvent): void {
  const files = filesOf(event)
  if (!files) return
  event.preventDefault()
  files.dropEffect = receiverAt(event.target) ? 'copy' : 'none'
}

function drop(event: DragEvent): void {
  const files = filesOf(event)
  if (!files) return
  event.preventDefault()
  const [file] = files.files
  if (file) receiverAt(event.target)?.take(file)
}

/** Keeps the browser from opening a dropped file instead of the app. */
export function catchFileDrops(): void {
  addEventListener('dragover', over)
  addEventListener('drop', drop)
}

/** Takes files that are dropped within an area. Returns a function that stops it. */
export function receiveFiles(receiver: Receiver): () => void {
  receivers.add(receiver)
  return () => void receivers.delete(receiver)
}
