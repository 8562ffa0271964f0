import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { DOORS_DIR, type DoorRecord } from '../../build/doors/door.ts'
import { seeDoor, seenDoors } from './seen-doors.ts'

// Loaded before each test file while doors are recorded (npm run doors). It listens to the clients of HTTP that Node has.

function seeCall(method: string, target: string, status: number): void {
  if (status < 400) seeDoor('http', `${method} ${target.split('?')[0]}`)
}

interface Fetched {
  readonly request: { readonly method: string; readonly path: string }
  readonly response: { readonly statusCode: number }
}
subscribe('undici:request:headers', (message) => {
  const { request, response } = message as Fetched
  seeCall(request.method, request.path, response.statusCode)
})

interface Requested {
  readonly request: ClientRequest
  readonly response: IncomingMessage
}
subscribe('http.client.response.finish', (message) => {
  const { request, response } = message as Requested
  seeCall(request.method, request.path, response.statusCode ?? 500)
})

afterAll(() => {
  const folder = process.env[DOORS_DIR]
  const { testPath } = expect.getState()
  if (!folder || !testPath) return
  mkdirSync(folder, { recursive: true })
  const record: DoorRecord = { file: relative(process.cwd(), testPath), seen: seenDoors() }
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record))
})
