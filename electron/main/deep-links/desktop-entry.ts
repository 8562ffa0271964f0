import { execFile } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LINK_SCHEME } from '#shared/constants/desktop.ts'
import { smallFile } from '../small-file.ts'

const NAME = 'riddle-rooms.desktop'

/** A path as an argument of `Exec`: quoted, with the characters that mean something there escaped, once for the key and once for the value. */
const execPath = (path: string): string =>
  `"${path
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`

/** The entry that opens our links with an AppImage. */
export const desktopEntry = (appImage: string): string => `[Desktop Entry]
Type=Application
Name=Riddle Rooms
Exec=${execPath(appImage)} %u
NoDisplay=true
Terminal=false
MimeType=x-scheme-handler/${LINK_SCHEME};
`

/** An AppImage is not installed, so nobody but itself can tell the desktop that it opens our links. Linux without a desktop does without. */
export async function registerAppImage(
  appImage: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const applications = join(env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'applications')
  const file = smallFile(join(applications, NAME))
  const entry = desktopEntry(appImage)
  if ((await file.read())?.toString() === entry) return
  await file.write(entry)
  await promisify(execFile)('xdg-mime', ['default', NAME, `x-scheme-handler/${LINK_SCHEME}`], { env }).catch(
    () => undefined,
  )
}
