import classes from '#renderer/components/play/chat-log.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/**
 * One's own line on its way: it stands where it will be, from the press of Enter until the server has told it to the room or taken it
 * for a guess. Screen readers say only what came of it.
 */
export function SendingLine({ me }: { me: string }) {
  const text = useRoomStore(({ sending }) => sending)
  const name = useRoomStore(
    ({ model }) => model.room?.players.find(({ userId }) => userId === me)?.username ?? '',
  )
  if (text === null) return null
  return (
    <li className={classes.message} data-own data-sending aria-hidden>
      <strong className={classes.author}>{name}</strong>
      <span className={classes.text}>{text}</span>
    </li>
  )
}
