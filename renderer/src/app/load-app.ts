import { endpoint } from '#renderer/lib/endpoint.ts'

/** The app, or the one of a party, which has neither accounts nor what rests on them. The only place that chooses. */
export const loadApp = async (): Promise<(root: Element) => void | Promise<void>> =>
  endpoint.kind === 'lan'
    ? (await import('#renderer/app/party/start-party.ts')).startParty
    : (await import('#renderer/app/start-app.tsx')).startApp
