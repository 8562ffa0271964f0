import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'withdraw'],
  ['s', 'settle'],
  ['e', 'edit'],
  ['?', 'help'],
] as const

/** What the keys of the page do. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('adminQuizzes.shortcuts.title')}>
      <dl className={classes.keys}>
        {KEYS.map(([key, name]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd className={classes.key}>{key}</kbd>
            </dt>
            <dd>{t(`adminQuizzes.shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Text c="dimmed">{t('adminQuizzes.shortcuts.note')}</Text>
    </ModalDialog>
  )
}
