import type {
  AccountServerEventName,
  AccountServerPayload,
  RoomServerEventName,
  RoomServerPayload,
} from '#shared/protocol/server-events.ts'

type EventName = RoomServerEventName | AccountServerEventName
type Payload<Name extends EventName> = Name extends RoomServerEventName
  ? RoomServerPayload<Name>
  : Name extends AccountServerEventName
    ? AccountServerPayload<Name>
    : never

/** Longer than anything that a test waits for: a search alone, a whole round. */
const PATIENCE_MS = 45_000

export interface Heard {
  readonly name: string
  readonly payload: unknown
}

/** Everything that one client was told, in order, and a way to wait for what is to come. */
export function createRecorder(who: string) {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()

  return {
    heard,
    note(name: string, payload: unknown): void {
      heard.push({ name, payload })
      for (const look of waiting) look()
    },
    all<Name extends EventName>(name: Name): Payload<Name>[] {
      return heard.filter((one) => one.name === name).map((one) => one.payload as Payload<Name>)
    },
    /** The nth event of this name (the first unless said otherwise), as soon as it is there. */
    until<Name extends EventName>(name: Name, nth = 1): Promise<Payload<Name>> {
      return new Promise((resolve, reject) => {
        const names = () => heard.map((one) => one.name).join(' ')
        const impatience = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${who} was not told ${name} (${nth}) but: ${names()}`))
        }, PATIENCE_MS)
        const look = () => {
          const found = heard.filter((one) => one.name === name)[nth - 1]
          if (!found) return
          clearTimeout(impatience)
          waiting.delete(look)
          resolve(found.payload as Payload<Name>)
        }
        waiting.add(look)
        look()
      })
    },
  }
}
export type Recorder = ReturnType<typeof createRecorder>
