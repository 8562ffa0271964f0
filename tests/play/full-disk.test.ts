import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SETTLEMENT_PATIENCE_MS } from '#shared/constants/timings.ts'
import type { PlayerStats } from '#shared/schemas/user.ts'
import { type Api, createApi, PASSWORD } from '../support/api.ts'
import { type ProductOnClock, startProductOnClock } from '../support/product.ts'
import { createTable, type Table } from '../support/table.ts'

/** A disk of its own, in memory; null, with the reason, where this user may not mount one. */
function mountDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
    return folder
  } catch (error) {
    rmdirSync(folder)
    console.log(
      `The full disk is left out: no disk can be mounted here (${(error as Error).message.trim()}).`,
    )
    return null
  }
}

const disk = mountDisk(40)

describe.skipIf(disk === null)('a full disk', () => {
  const folder = disk ?? ''
  const ballast = join(folder, 'ballast')
  let product: ProductOnClock
  let api: Api
  let table: Table

  beforeAll(async () => {
    product = await startProductOnClock({
      DATA_DIR: folder,
      DATABASE_URL: `sqlite:${join(folder, 'test.sqlite')}`,
      RATE_LIMITS: 'off',
    })
    api = createApi(product.url)
    table = createTable(product.url, product)
  })
  afterAll(async () => {
    table.leave()
    await product.stop()
    execFileSync('umount', [folder])
    rmdirSync(folder)
  })

  function fill(): void {
    let size = 1024 * 1024
    const parts: string[] = []
    // Down to the last block.
    while (size >= 4096) {
      const part = `${ballast}-${parts.length}`
      try {
        writeFileSync(part, Buffer.alloc(size))
        parts.push(part)
      } catch {
        rmSync(part, { force: true })
        size /= 2
      }
    }
  }
  const empty = () => {
    for (const name of readdirSync(folder)) if (name.startsWith('ballast')) rmSync(join(folder, name))
  }
  const ready = async () => {
    const answer = await fetch(`${product.url}/health/ready`)
    return [answer.status, ((await answer.json()) as { down: string[] }).down]
  }
  const write = async (name: string) => {
    const response = await fetch(`${product.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: name,
        email: `${name}@example.org`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    })
    return [response.status, ((await response.json()) as { code?: string }).code]
  }

  it('[OPS-10] is told by /health/ready, refuses what must be kept with 503, ends no game, and is over when there is room', async () => {
    const players = [await api.register('ada'), await api.register('bob')]
    expect(await ready()).toEqual([200, []])
    const { clients, gameSessionId } = await table.play(players)
    fill()
    await vi.waitFor(async () => expect(await ready()).toEqual([503, ['disk']]), { timeout: 10_000 })
    const written: unknown[] = []
    for (let n = 0; n < 300 && written.length < 5; n++) {
      const [status, code] = await write(`carl_${n}`)
      if (status !== 201) written.push([status, code])
    }
    expect(written).toEqual(Array(5).fill([503, 'SERVICE_UNAVAILABLE']))

    // The game in memory goes on to its end, though its result cannot be kept yet.
    for (const client of clients) await client.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await product.advance(SETTLEMENT_PATIENCE_MS)
    for (const client of clients) await client.until('game_finished')
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200)

    empty()
    await vi.waitFor(async () => expect(await ready()).toEqual([200, []]), { timeout: 10_000 })
    expect(await write('dora')).toEqual([201, undefined])
    await vi.waitFor(
      async () => {
        const { stats } = await api.call<{ stats: PlayerStats }>('GET', '/auth/profile', players[0]?.token)
        expect(stats.games).toBe(1)
      },
      { timeout: 40_000, interval: 500 },
    )
  }, 120_000)
})
