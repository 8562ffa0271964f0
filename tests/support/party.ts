import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { User } from '#shared/schemas/user.ts'
import type { Logger } from '../../electron/host-process/logger.ts'
import { createParty, type PartyParts } from '../../electron/host-process/party.ts'
import { type Api, createApi } from './api.ts'

export interface PartyGuest {
  readonly token: string
  readonly user: User
  readonly deviceToken: string
}

export const enterParty = (api: Api, nickname: string, more: object = {}): Promise<PartyGuest> =>
  api.call('POST', '/auth/guest', undefined, { nickname, ...more })

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'riddle-rooms-party-'))

/** What a party must not say: that a call failed inside, or that an answer does not fit its schema. */
function strictLogger(): { readonly logger: Logger; readonly errors: string[] } {
  const errors: string[] = []
  const nothing = () => undefined
  return {
    errors,
    logger: {
      info: nothing,
      warn: nothing,
      error: (details, message) => {
        const { err } = details as { err?: unknown }
        errors.push(`${message} ${err instanceof Error ? err.stack : ''}`)
      },
    },
  }
}

/** A party in this process, on a free port of loopback, with a store of its own. `stop` it after the file. */
export async function startParty(changes: Partial<PartyParts> = {}) {
  const { logger, errors } = strictLogger()
  const dataDir = changes.dataDir ?? newDataDir()
  const party = createParty({
    name: 'Kitchen table',
    password: null,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    standBy: null,
    ai: null,
    speech: null,
    // Not the built client: another test may be building it.
    webRoot: join(dataDir, 'no-client'),
    version: '1.40.0',
    logger,
    ...changes,
  })
  const url = `http://127.0.0.1:${await party.start()}`
  const api = createApi(url)
  return {
    party,
    url,
    api,
    dataDir,
    enter: (nickname: string, more: object = {}) => enterParty(api, nickname, more),
    async stop() {
      await party.stop()
      rmSync(dataDir, { recursive: true, force: true })
      if (errors.length > 0) throw new Error(`the party logged errors:\n${errors.join('\n')}`)
    },
  }
}
export type TestParty = Awaited<ReturnType<typeof startParty>>
