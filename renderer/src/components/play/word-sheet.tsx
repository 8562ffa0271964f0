import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { WordTag } from '#renderer/components/library/word-tag.tsx'
import type { WordListProps } from '#renderer/components/play/word-list-props.ts'
import classes from '#renderer/components/play/word-picker.module.css'
import { WordState } from '#renderer/components/play/word-state.tsx'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

/** On a phone: chips to tap, where the keyboard was. */
export function WordSheet({ words, retry, onPick, onClose }: WordListProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedLater(true)}
      onClose={onClose}
      // The line gets it, by whoever closes.
      returnFocus={false}
      position="bottom"
      title={t('library.picker.title')}
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <ul className={classes.chips}>
        {words?.map((word) => (
          <li key={word.id}>
            <button type="button" className={classes.chip} onClick={() => onPick(word)}>
              <WordTag word={word} />
            </button>
          </li>
        ))}
      </ul>
      <WordState words={words} retry={retry} isEmpty={!words?.length} />
    </Drawer>
  )
}
