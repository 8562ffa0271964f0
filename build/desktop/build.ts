import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale } from '../web-build.ts'
import { iconPng } from './icon.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Builds all that the desktop app is made of: the client, main, preload and the party's program, and the icons. */
export function buildDesktop(): void {
  buildWebIfStale()
  run('electron-vite/bin/electron-vite.js', 'build')
  run('vite/bin/vite.js', 'build', '--config', 'build/desktop/host-process.config.ts')
  const icons = join(ROOT, 'dist/icons')
  mkdirSync(icons, { recursive: true })
  writeFileSync(join(icons, 'icon.png'), iconPng(1024))
  // The system's tray takes the sharper one by its name.
  writeFileSync(join(ROOT, 'dist/desktop/tray.png'), iconPng(22))
  writeFileSync(join(ROOT, 'dist/desktop/tray@2x.png'), iconPng(44))
}

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
