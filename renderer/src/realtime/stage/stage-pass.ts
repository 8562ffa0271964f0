import { z } from 'zod/mini'
import { api } from '#renderer/lib/http-client.ts'
import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { type StagePass, stageData } from '#shared/schemas/stage.ts'

const keptSchema = z.object({ code: z.string(), pass: stageData })

/** By the code alone: a room without password. */
export const askForPass = (code: string): Promise<StagePass> =>
  api.post('/rooms/stage', { body: { code }, schema: stageData })

/** The address at which a screen shows the room. The host's pass stands where no server and no log sees it. */
export function stageAddress(origin: string, code: string, pass: StagePass | null): string {
  const address = `${origin}/stage/${code}`
  return pass ? `${address}#${pass.roomId}.${pass.stageToken}` : address
}

/** The pass that came with the address, which then no longer shows it. */
export function takeHandedPass(): StagePass | null {
  const [roomId, stageToken] = location.hash.slice(1).split('.')
  if (!roomId || !stageToken) return null
  history.replaceState(null, '', location.pathname)
  return { roomId, stageToken }
}

export function keepPass(code: string, pass: StagePass): void {
  tabStore.setItem(STORAGE_KEYS.stagePass, JSON.stringify({ code, pass }))
}

/** The pass that this tab had before a reload. */
export function keptPass(code: string): StagePass | null {
  try {
    const kept = keptSchema.parse(JSON.parse(tabStore.getItem(STORAGE_KEYS.stagePass) ?? 'null'))
    return kept.code === code ? kept.pass : null
  } catch {
    return null
  }
}
