import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SWITCHES } from '#shared/constants/switches.ts'
import type { AdminActions } from '#shared/schemas/admin.ts'

type Action = AdminActions['actions'][number]

/** The part of the panel that has a page for what was changed. */
const PAGES = {
  user: 'users',
  grant: 'users',
  room: 'rooms',
  quiz: 'quizzes',
  payment: 'payments',
  report: 'reports',
} as const
const hasPage = (kind: string): kind is keyof typeof PAGES => kind in PAGES

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined

/** What was changed: by its name where it has one, with a link to its page. */
export function ChangeTarget({ action: { action, target, targetName, before, after } }: { action: Action }) {
  const { t } = useTranslation()
  if (target === null) return '–'
  const [kind = ''] = action.split('.')
  const turned = action === 'switch.set' && SWITCHES.find((one) => one === target)
  if (turned) return t(`adminOperations.switches.names.${turned}`)
  const name = targetName ?? nameIn(before) ?? nameIn(after)
  if (!hasPage(kind)) return name ?? target
  const page = PAGES[kind]
  // Of an account that is gone there is no page.
  if (page === 'users' && targetName === null) return name ?? target
  return (
    <Anchor component={Link} to={`/admin/${page}/${target}`}>
      {name ?? t(`adminActions.targets.${kind}`)}
    </Anchor>
  )
}
