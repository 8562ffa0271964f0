import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/checklist.module.css'

export interface Demand {
  text: string
  met: boolean
}

/** What a field demands, ticked off while one types: before there is any error to show. */
export function Checklist({ id, title, demands }: { id: string; title: string; demands: readonly Demand[] }) {
  const { t } = useTranslation()
  return (
    <div id={id} className={classes.checklist}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <ul>
        {demands.map(({ text, met }) => (
          <li key={text} data-met={met}>
            {met ? <IconCheck size={16} stroke={3} aria-hidden /> : <IconPoint size={16} aria-hidden />}
            {text}
            <VisuallyHidden>, {t(met ? 'auth.checklist.met' : 'auth.checklist.unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
