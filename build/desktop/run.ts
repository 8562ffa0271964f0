// `npm run desktop`: starts the desktop app out of this folder. Its cloud is RIDDLE_ROOMS_SERVER, or that of `npm start`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildDesktopIfStale } from './build.ts'
import { electronBinary, NO_BINARY } from './electron-binary.ts'

const binary = electronBinary()
if (binary === null) {
  process.stderr.write(`${NO_BINARY}\n`)
  process.exit(1)
}
buildDesktopIfStale()
const root = join(import.meta.dirname, '../..')
spawn(binary, [root, ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
)
