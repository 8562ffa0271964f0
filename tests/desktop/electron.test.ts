import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, expect as expectPage } from '@playwright/test'
import { it } from 'vitest'
import { startTestCloud } from '#cloud/testing/test-cloud.ts'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { electronBinary, NO_BINARY } from '../../build/desktop/electron-binary.ts'
import { signInToLobby } from './journey.ts'

it('plays the same journey in Electron itself, where its program is', async ({ skip }) => {
  const executablePath = electronBinary()
  if (executablePath === null) {
    console.log(NO_BINARY)
    return skip(NO_BINARY)
  }
  buildDesktopIfStale()
  const cloud = await startTestCloud()
  const userData = mkdtempSync(join(tmpdir(), 'rr-'))
  const { user, password } = await cloud.register()
  const app = await _electron.launch({
    executablePath,
    args: [join(import.meta.dirname, '../..'), `--user-data-dir=${userData}`, '--lang=en'],
    env: { ...process.env, RIDDLE_ROOMS_SERVER: cloud.url },
  })
  try {
    const page = await app.firstWindow()
    await signInToLobby(page, { username: user.username, password })
    await app.evaluate(({ app: electron }) =>
      electron.emit('open-url', { preventDefault: () => undefined }, 'riddlerooms://join/ZZZZZZ'),
    )
    await expectPage(page.getByLabel('Invite code')).toHaveValue('ZZZZZZ')
  } finally {
    await app.close()
    await cloud.stop()
    rmSync(userData, { recursive: true, force: true })
  }
})
