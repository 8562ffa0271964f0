import { IconPlugConnectedX } from '@tabler/icons-react'
import classes from '#renderer/components/play/connection-strip.module.css'
import { useRootMark } from '#renderer/hooks/use-root-mark.ts'

/** What fits into one line of a phone. */
const ONE_LINE = 36

/** A line over the screen about the connection; the room stays visible below it, and the input usable. */
export function ConnectionStrip({ text }: { text: string | null }) {
  useRootMark('down', text === null ? undefined : text.length > ONE_LINE ? 'long' : 'short')
  return (
    <div className={classes.place} role="status">
      {text !== null && (
        <p className={classes.strip}>
          <IconPlugConnectedX size={20} aria-hidden />
          {text}
        </p>
      )}
    </div>
  )
}
