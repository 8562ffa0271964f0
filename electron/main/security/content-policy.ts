/**
 * The content policy of the app's own pages: scripts of ours only, and connections to the cloud and to LAN hosts only. A
 * policy cannot name the addresses of a network: `limit-requests.ts` lets none but those through. Mantine needs inline styles;
 * sounds and confetti run from blobs.
 */
export function contentPolicy(server: string): string {
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'media-src': `'self' data: blob: ${server}`,
    'connect-src': `'self' ${server} ${server.replace(/^http/, 'ws')} http: ws:`,
    'worker-src': "'self' blob:",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
