import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WordListProps } from '#renderer/components/play/word-list-props.ts'
import classes from '#renderer/components/play/word-picker.module.css'

interface WordStateProps extends Pick<WordListProps, 'words' | 'retry'> {
  /** Nothing is listed. */
  isEmpty: boolean
}

/** Why no word is listed. */
export function WordState({ words, retry, isEmpty }: WordStateProps) {
  const { t } = useTranslation()
  if (!isEmpty) return null
  if (words === undefined && !retry) return <Loader size="sm" m="sm" aria-label={t('common.loading')} />
  const reason = words === undefined ? 'failed' : words.length === 0 ? 'empty' : 'none'
  return (
    <>
      <p className={classes.state} role="status">
        {t(`library.picker.${reason}`)}
      </p>
      {reason === 'failed' && (
        <Button variant="default" size="sm" onClick={retry}>
          {t('common.actions.retry')}
        </Button>
      )}
    </>
  )
}
