import { createEmitter } from '#renderer/lib/emitter.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'

/** As much of Google Identity Services as is used here. */
export interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void
  renderButton(place: HTMLElement, look: GoogleButtonLook): void
}

export interface GoogleButtonLook {
  type: 'standard'
  text: 'continue_with'
  size: 'large'
  theme: 'outline' | 'filled_black'
  /** In pixels, as a number. */
  width: number
  locale: string
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client'

const credentials = createEmitter<{ credential: string }>()
/** Calls back with the ID token after a sign-in by Google's button. */
export const onGoogleCredential = (listener: (idToken: string) => void) =>
  credentials.on('credential', listener)

function fetchScript(): Promise<GoogleIdentity> {
  const { promise, resolve, reject } = Promise.withResolvers<GoogleIdentity>()
  const script = document.createElement('script')
  const fail = () => {
    script.remove()
    reject(new Error(`${GOOGLE_SCRIPT} did not come`))
  }
  const impatience = setTimeout(fail, API_TIMEOUT_MS)
  script.src = GOOGLE_SCRIPT
  script.onerror = fail
  script.onload = () => {
    const identity = window.google?.accounts.id
    if (identity) resolve(identity)
    else fail()
  }
  document.head.append(script)
  return promise.finally(() => clearTimeout(impatience))
}

let loading: Promise<GoogleIdentity> | undefined

async function load(clientId: string): Promise<GoogleIdentity> {
  const identity = await fetchScript()
  // Once a page: the last call's callback would be the only one.
  identity.initialize({
    client_id: clientId,
    callback: ({ credential }) => credentials.emit('credential', credential),
  })
  return identity
}

/** Google's script, fetched when it is first asked for; one that did not come is asked for again the next time. */
export function googleIdentity(clientId: string): Promise<GoogleIdentity> {
  loading ??= load(clientId).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
