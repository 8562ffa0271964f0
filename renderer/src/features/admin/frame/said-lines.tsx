import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#renderer/features/admin/frame/said-lines.module.css'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import { formatTime } from '#renderer/lib/format-date.ts'

interface SaidLine {
  readonly key: string
  readonly user: { readonly id: string; readonly username: string }
  /** A practice opponent, or the team: neither has a page. */
  readonly isNobody?: boolean
  readonly message: string
  readonly at: string
  /** About the line. */
  readonly tag?: ReactNode
}

interface SaidLinesProps {
  label: string
  lines: readonly SaidLine[]
  /** Instead of none. */
  empty: string
  /** More come while it is read. */
  isLive?: boolean
}

/** Lines of a room's chat, oldest first. */
export function SaidLines({ label, lines, empty, isLive = false }: SaidLinesProps) {
  if (lines.length === 0) return <Text c="dimmed">{empty}</Text>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className={classes.lines} aria-label={label} tabIndex={0} aria-live={isLive ? 'polite' : undefined}>
      {lines.map(({ key, user, isNobody = false, message, at, tag }) => (
        <li key={key}>
          <time dateTime={at}>{formatTime(at)}</time>
          <p>
            {isNobody ? <strong>{user.username}</strong> : <UserLink user={user} />} <span>{message}</span>{' '}
            {tag}
          </p>
        </li>
      ))}
    </ol>
  )
}
