import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { insertAtCaret } from '#renderer/components/play/insert-at-caret.ts'
import { WordPanel } from '#renderer/components/play/word-panel.tsx'
import { WordSheet } from '#renderer/components/play/word-sheet.tsx'
import { inventoryQuery } from '#renderer/session/library.ts'
import { tutorialDid } from '#renderer/session/tutorial.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface WordPickerProps {
  input: RefObject<HTMLInputElement | null>
  /** What stood in the line when the words were asked for. */
  line: string
  onClose: () => void
}

/** The equipped words: above the line, on a phone as a sheet. The one that is picked goes into the line. */
export function WordPicker({ input, line, onClose }: WordPickerProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { data, isError, refetch } = useQuery(inventoryQuery)
  // Who has typed on while this was fetched is not interrupted.
  const [isWanted] = useState(() => input.current?.value === line)
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once
  useEffect(() => {
    if (!isWanted) onClose()
  }, [])
  if (!isWanted) return null

  const close = () => {
    onClose()
    input.current?.focus()
  }
  const pick = (word: LibraryItem) => {
    onClose()
    if (input.current) insertAtCaret(input.current, word.name)
    tutorialDid('click_word')
  }
  const list = {
    words: data?.items.filter(({ kind, equipped }) => kind === 'word' && equipped),
    retry: isError ? () => void refetch() : undefined,
    onPick: pick,
    onClose: close,
  }
  return narrow ? <WordSheet {...list} /> : <WordPanel {...list} onLeave={onClose} />
}
