import type { Server } from 'socket.io'
import { withTimeout } from '#host-engine/index.ts'

/** Who is connected to a process, and by which versions of the app; pages of the web name none. */
interface Share {
  readonly users: readonly string[]
  readonly versions: Readonly<Record<string, number>>
}

export interface Connected {
  /** Each once, however many connections and processes they have. */
  readonly users: number
  /** Connections by the version of their app. */
  readonly versions: ReadonlyMap<string, number>
}

const QUESTION = 'who_is_connected'
const ANSWERED_WITHIN_MS = 2_000

function shareOf(io: Server): Share {
  const users = new Set<string>()
  const versions: Record<string, number> = {}
  for (const { data } of io.sockets.sockets.values()) {
    users.add(data.userId)
    if (data.version !== null) versions[data.version] = (versions[data.version] ?? 0) + 1
  }
  return { users: [...users], versions }
}

/** Has this process answer the others. */
export function answerWhoIsConnected(io: Server): void {
  io.on(QUESTION, (answer: (share: Share) => void) => answer(shareOf(io)))
}

/** In all processes; null when one of them does not answer. */
export async function whoIsConnected(io: Server | undefined, isCluster: boolean): Promise<Connected | null> {
  if (!io) return null
  try {
    const asked = isCluster ? io.serverSideEmitWithAck(QUESTION) : []
    const others: Share[] = await withTimeout(Promise.resolve(asked), ANSWERED_WITHIN_MS)
    const shares = [shareOf(io), ...others]
    const versions = new Map<string, number>()
    for (const [version, count] of shares.flatMap((share) => Object.entries(share.versions)))
      versions.set(version, (versions.get(version) ?? 0) + count)
    return { users: new Set(shares.flatMap(({ users }) => users)).size, versions }
  } catch {
    return null
  }
}
