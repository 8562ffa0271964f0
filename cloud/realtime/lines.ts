import type { Socket } from 'socket.io'

/** An engine.io connection: what socket.io runs over. */
export type Line = Socket['conn']

/** Terminates: a normal close would wait for the client's answer and keep the buffer meanwhile. */
export function endLine(line: Line): void {
  const { transport } = line
  if ('socket' in transport) (transport.socket as { terminate(): void }).terminate()
  else line.close(true)
}
