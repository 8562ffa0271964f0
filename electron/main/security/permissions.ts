import type { Session } from 'electron'
import { isAppPage } from './limit-contents.ts'

/** Copying an invite code, and the whole screen. The client asks for nothing else. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

export function limitPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) =>
    decide(GRANTED.has(permission) && isAppPage(requestingUrl)),
  )
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => GRANTED.has(permission) && isAppPage(origin.replace(/\/$/, '')),
  )
  session.setDevicePermissionHandler(() => false)
}
