import { IconPlugConnectedX } from '@tabler/icons-react'
import classes from '#renderer/components/play/connection-strip.module.css'

/** What fits into one line of a phone. */
const ONE_LINE = 36

/** A line over the screen about the connection; the room stays visible below it, and the input usable. */
export function ConnectionStrip({ text }: { text: string | null }) {
  return (
    <div
      className={classes.place}
      role="status"
      data-down={text !== null}
      data-long={text !== null && text.length > ONE_LINE}
    >
      {text !== null && (
        <p className={classes.strip}>
          <IconPlugConnectedX size={20} aria-hidden />
          {text}
        </p>
      )}
    </div>
  )
}
