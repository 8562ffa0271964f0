import type { ReactNode } from 'react'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { SoftName } from '#renderer/components/soft-name.tsx'
import classes from '#renderer/features/friends/friends.module.css'
import type { Person } from '#shared/schemas/friends.ts'

type Presence = 'game' | 'room' | 'online' | 'offline'

interface PersonRowProps {
  person: Person
  note?: ReactNode
  presence?: Presence
  children: ReactNode
}

/** Somebody, and what can be done about them. */
export function PersonRow({ person, note = '', presence, children }: PersonRowProps) {
  return (
    <li className={classes.row} data-testid="person" data-presence={presence}>
      <span className={classes.face}>
        <PlayerAvatar avatar={person.avatar} size={44} />
      </span>
      <span className={classes.who}>
        <strong>
          <SoftName name={person.username} />
        </strong>
        {note !== '' && <small>{note}</small>}
      </span>
      <span className={classes.actions}>{children}</span>
    </li>
  )
}
