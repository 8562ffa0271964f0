import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RarityMark } from '#renderer/components/library/rarity-mark.tsx'
import { WordTag } from '#renderer/components/library/word-tag.tsx'
import type { WordListProps } from '#renderer/components/play/word-list-props.ts'
import classes from '#renderer/components/play/word-picker.module.css'
import { WordState } from '#renderer/components/play/word-state.tsx'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { isComposing } from '#renderer/lib/is-composing.ts'

interface WordPanelProps extends WordListProps {
  /** The focus went elsewhere, where it stays. */
  onLeave: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A list that is filtered as one types and walked by the arrows, above the line that it is for. */
export function WordPanel({ words, retry, onPick, onClose, onLeave }: WordPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const filter = useRef<HTMLInputElement>(null)
  const current = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [reached, setReached] = useState(0)
  const wanted = text.trim().toLowerCase()
  const shown = words?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? []
  const at = Math.min(reached, shown.length - 1)
  useEffect(() => {
    filter.current?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useEffect(() => {
    // Answers a promise in newer browsers, which React would take for a cleanup.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = STEPS[event.key]
    const word = shown[at]
    if (step !== undefined && shown.length > 0) setReached((at + step + shown.length) % shown.length)
    else if (event.key === 'Enter' && word) onPick(word)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    // Else Enter would send the line, and Esc call a waiting one back.
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  // The button goes when it is pressed, and its focus would go with it.
  const retryFromFilter = () => {
    filter.current?.focus()
    retry?.()
  }
  return (
    <div
      className={classes.panel}
      role="dialog"
      aria-label={t('library.picker.title')}
      onBlur={onBlur}
      data-testid="word-picker"
    >
      <input
        ref={filter}
        className={classes.filter}
        role="combobox"
        aria-label={t('library.picker.filter')}
        placeholder={t('library.picker.filter')}
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        aria-autocomplete="list"
        {...ANSWER_INPUT}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setReached(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" className={classes.list} aria-label={t('library.picker.title')}>
        {shown.map((word, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's
          <div
            key={word.id}
            id={`${id}-${index}`}
            ref={index === at ? current : undefined}
            role="option"
            aria-selected={index === at}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(word)}
          >
            <WordTag word={word} />
            <RarityMark rarity={word.rarity} />
          </div>
        ))}
      </div>
      <WordState words={words} retry={retry && retryFromFilter} isEmpty={shown.length === 0} />
      <p className={classes.hint}>{t('library.picker.hint')}</p>
    </div>
  )
}
