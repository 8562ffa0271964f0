import { useHotkeys } from '@mantine/hooks'
import { IconBook2 } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/components/play/composer.module.css'
import { libraryTexts } from '#renderer/lib/library-texts.ts'

const WordPicker = lazyPart(
  async () => (await import('#renderer/components/play/word-picker.tsx')).WordPicker,
  libraryTexts,
)

/** The equipped words, for the line that is typed in `input`; also Alt+W, from within it. */
export function WordsButton({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  /** What stood in the line when they were asked for; null while they are not shown. */
  const [line, setLine] = useState<string | null>(null)
  const close = () => setLine(null)
  const toggle = () => {
    setLine(line === null ? (input.current?.value ?? '') : null)
    if (line !== null) input.current?.focus()
  }
  useHotkeys([['alt+W', toggle, { usePhysicalKeys: true }]], [])
  return (
    <>
      <button
        type="button"
        className={classes.words}
        aria-label={t('room.composer.words')}
        title={t('room.composer.wordsKey')}
        aria-keyshortcuts="Alt+W"
        aria-expanded={line !== null}
        aria-haspopup="dialog"
        // A press must not take the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
        data-testid="words-button"
      >
        <IconBook2 size={22} aria-hidden />
      </button>
      {line !== null && <WordPicker input={input} line={line} onClose={close} onFailed={close} />}
    </>
  )
}
