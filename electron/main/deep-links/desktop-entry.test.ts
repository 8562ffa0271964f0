import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { desktopEntry, registerAppImage } from './desktop-entry.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A desktop whose xdg-mime notes what it was asked. */
function desktop() {
  const asked = join(folder, 'asked')
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/xdg-mime'), `#!/bin/sh\necho "$@" >> ${asked}\n`)
  chmodSync(join(folder, 'bin/xdg-mime'), 0o755)
  return {
    env: { XDG_DATA_HOME: join(folder, 'share'), PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    asked: () => readFileSync(asked, 'utf8').trim().split('\n'),
    entry: () => readFileSync(join(folder, 'share/applications/riddle-rooms.desktop'), 'utf8'),
  }
}

it('tells the desktop that the AppImage opens our links, again only when it has moved', async () => {
  const { env, asked, entry } = desktop()
  await registerAppImage('/home/mira/Riddle Rooms.AppImage', env)
  await registerAppImage('/home/mira/Riddle Rooms.AppImage', env)
  expect(entry()).toContain('Exec="/home/mira/Riddle Rooms.AppImage" %u\n')
  expect(entry()).toContain('MimeType=x-scheme-handler/riddlerooms;\n')
  expect(asked()).toEqual(['default riddle-rooms.desktop x-scheme-handler/riddlerooms'])
  await registerAppImage('/opt/riddle-rooms.AppImage', env)
  expect(entry()).toContain('Exec="/opt/riddle-rooms.AppImage" %u\n')
  expect(asked()).toHaveLength(2)
})

it('does without where there is no desktop', async () => {
  await registerAppImage('/opt/riddle-rooms.AppImage', { XDG_DATA_HOME: folder, PATH: folder })
})

it('keeps a path from saying more than a path', () => {
  expect(desktopEntry('/a "b" $(c) `d` 100%/e\\f')).toContain(
    'Exec="/a \\\\"b\\\\" \\\\$(c) \\\\`d\\\\` 100%%/e\\\\\\\\f" %u\n',
  )
})
