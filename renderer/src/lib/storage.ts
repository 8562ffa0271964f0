import { endpoint, isLanKey } from '#renderer/lib/endpoint.ts'
import { OUTLIVES_LOGOUT, STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** One endpoint's share of a browser storage: names are those of `STORAGE_KEYS`, the namespace is added here. */
function shareOf(storage: () => Storage) {
  const { namespace } = endpoint
  const isOwn = (key: string) => (namespace === '' ? !isLanKey(key) : key.startsWith(namespace))
  const ownKeys = () =>
    Array.from({ length: storage().length }, (_, n) => storage().key(n) ?? '')
      .filter(isOwn)
      .map((key) => key.slice(namespace.length))
  const removeItem = (name: string): void => storage().removeItem(namespace + name)
  return {
    getItem: (name: string): string | null => storage().getItem(namespace + name),
    setItem: (name: string, value: string): void => storage().setItem(namespace + name, value),
    removeItem,
    keys: ownKeys,
    /** Removes what a logout must not leave behind. */
    clear: (): void =>
      ownKeys()
        .filter((name) => !OUTLIVES_LOGOUT.has(name))
        .forEach(removeItem),
  }
}

export const localStore = shareOf(() => localStorage)
export const tabStore = shareOf(() => sessionStorage)

/** Where the endpoint's token is kept. */
export interface TokenKeeper {
  read(): string | null
  write(token: string): void
  forget(): void
}

let keeper: TokenKeeper = {
  read: () => localStore.getItem(STORAGE_KEYS.authToken),
  write: (token) => localStore.setItem(STORAGE_KEYS.authToken, token),
  forget: () => localStore.removeItem(STORAGE_KEYS.authToken),
}
/** The desktop app has a safer place for the cloud's token; it says so before anything reads one. */
export const keepTokenIn = (place: TokenKeeper): void => {
  keeper = place
}

export const readToken = (): string | null => keeper.read()
export const writeToken = (token: string): void => keeper.write(token)
export const forgetToken = (): void => keeper.forget()
