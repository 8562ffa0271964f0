import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { receiveFiles } from '#renderer/lib/file-drops.ts'
import { toast } from '#renderer/lib/toast.ts'

/** A hundred quizzes are some tens of kilobytes: what is larger is another file. In bytes. */
const MOST = 200_000

interface QuizFileProps {
  label: string
  /** The endings and types of what may be chosen. */
  accept: string
  onText: (text: string) => void
}

/** Returns whether the file has one of the accepted endings or types, as a file chooser requires. */
const isListed = ({ name, type }: File, accept: string): boolean =>
  accept
    .split(',')
    .some((entry) => (entry.startsWith('.') ? name.toLowerCase().endsWith(entry) : type === entry))

/** Reads a list from a file that is chosen, or dropped on the form, and puts it where it could have been pasted. */
export function QuizFile({ label, accept, onText }: QuizFileProps) {
  const { t } = useTranslation()
  // Without it the same file, mended meanwhile, could not be chosen again.
  const reset = useRef<() => void>(null)
  const button = useRef<HTMLButtonElement>(null)
  const read = async (file: File | null) => {
    reset.current?.()
    if (file === null) return
    const isAccepted = file.size <= MOST && isListed(file, accept)
    const text = isAccepted ? await file.text().catch(() => null) : null
    if (text === null) toast.error(t('createLobby.quizzes.fileFailed', { name: file.name }))
    else onText(text.trim())
  }
  const take = useEffectEvent(read)
  useEffect(
    () => receiveFiles({ area: () => button.current?.closest('form'), take: (file) => void take(file) }),
    [],
  )
  return (
    <FileButton resetRef={reset} accept={accept} onChange={(file) => void read(file)}>
      {(props) => (
        <Button
          {...props}
          ref={button}
          variant="default"
          leftSection={<IconFileUpload size={20} aria-hidden />}
          style={{ alignSelf: 'start' }}
        >
          {label}
        </Button>
      )}
    </FileButton>
  )
}
