import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale, isNewerThan } from '../web-build.ts'
import { iconPng } from './icon.ts'
import { DESKTOP_OUT } from './out.ts'

const ROOT = join(import.meta.dirname, '../..')

const SOURCES = [
  'electron',
  'host-engine',
  'shared',
  'build/desktop',
  'build/licenses.ts',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
]
/** Holds the address that the app was built for. */
const STAMP = `${DESKTOP_OUT}-server.txt`
const server = process.env.RIDDLE_ROOMS_SERVER ?? ''

/** Builds the desktop app if its sources or the cloud's address have changed. */
export function buildDesktopIfStale(): void {
  const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === server
  if (isBuilt && !isNewerThan(STAMP, SOURCES)) buildWebIfStale()
  else buildDesktop()
}

/** Builds the client, main, preload, the party's program and the icons. */
export function buildDesktop(): void {
  buildWebIfStale()
  rmSync(STAMP, { force: true })

  run('electron-vite/bin/electron-vite.js', 'build')
  run('vite/bin/vite.js', 'build', '--config', 'build/desktop/host-process.config.ts')
  const icons = `${DESKTOP_OUT}-icons`
  mkdirSync(icons, { recursive: true })
  writeFileSync(join(icons, 'icon.png'), iconPng(1024))
  // The system's tray takes the sharper one by its name.
  writeFileSync(join(DESKTOP_OUT, 'tray.png'), iconPng(22))
  writeFileSync(join(DESKTOP_OUT, 'tray@2x.png'), iconPng(44))
  writeFileSync(STAMP, server)
}

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DESKTOP_OUT },
  })
}
