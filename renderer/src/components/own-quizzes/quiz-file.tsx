import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#renderer/lib/toast.ts'

/** A hundred quizzes are some tens of kilobytes: what is larger is another file. In bytes. */
const MOST = 200_000

interface QuizFileProps {
  label: string
  /** The endings and types of what may be chosen. */
  accept: string
  onText: (text: string) => void
}

/** A list that lies on the device, put where it could have been pasted. */
export function QuizFile({ label, accept, onText }: QuizFileProps) {
  const { t } = useTranslation()
  // Without it the same file, mended meanwhile, could not be chosen again.
  const reset = useRef<() => void>(null)
  const read = async (file: File | null) => {
    reset.current?.()
    if (file === null) return
    const text = file.size <= MOST ? await file.text().catch(() => null) : null
    if (text === null) toast.error(t('createLobby.quizzes.fileFailed', { name: file.name }))
    else onText(text.trim())
  }
  return (
    <FileButton resetRef={reset} accept={accept} onChange={(file) => void read(file)}>
      {(props) => (
        <Button
          {...props}
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
