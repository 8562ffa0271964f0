import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ChangeLine, changeLines } from '#renderer/features/admin/actions/change-lines.ts'
import classes from '#renderer/features/admin/actions/change-list.module.css'

/** What was before, struck through where it was replaced, and what is after; each field of its own line. */
export function ChangeList({ before, after }: { before: unknown; after: unknown }) {
  const lines = changeLines(before, after)
  if (lines.length === 0) return '–'
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line.key}>
          {line.name !== '' && <span className={classes.name}>{line.name}</span>}
          {line.isReplaced ? <Replaced {...line} /> : <span>{line.after ?? line.before}</span>}
        </li>
      ))}
    </ul>
  )
}

function Replaced({ before, after }: ChangeLine) {
  const { t } = useTranslation()
  return (
    <>
      <del>{before}</del>
      <IconArrowRight size={16} aria-hidden />
      <VisuallyHidden>→</VisuallyHidden>
      <ins>{after ?? t('adminActions.nothing')}</ins>
    </>
  )
}
