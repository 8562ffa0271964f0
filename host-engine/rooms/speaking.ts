import type { SpokenLine, SpokenLines } from '../ports/spoken-lines.ts'
import type { RoomCommand } from '../rules/room-command.ts'

/** Lines of one room, and of one of its players, that are being made at once: speech that comes late is not worth waiting for. */
const ROOM_MOST = 8
const USER_MOST = 2

interface SpeakingParts {
  readonly ports: { readonly spokenLines: Pick<SpokenLines, 'speak'> }
  /** Whether the room still is open and has this line: nobody would hear it else. */
  readonly hasLine: (messageId: string) => boolean
  readonly perform: (command: RoomCommand) => void
}

/** Has lines of one room spoken; one too many is simply not spoken. */
export function createSpeaking({ ports, hasLine, perform }: SpeakingParts) {
  const making: SpokenLine[] = []

  return {
    async speak(line: SpokenLine): Promise<void> {
      const own = making.filter(({ userId }) => userId === line.userId)
      if (making.length >= ROOM_MOST || own.length >= USER_MOST) return
      making.push(line)
      try {
        const audioUrl = await ports.spokenLines.speak(line, () => hasLine(line.messageId))
        if (audioUrl !== null) perform({ type: 'spoken', messageId: line.messageId, audioUrl })
      } finally {
        making.splice(making.indexOf(line), 1)
      }
    },
  }
}
