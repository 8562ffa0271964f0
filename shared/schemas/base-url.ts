/** An address that a browser opens. */
export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** The address of an HTTP interface, below which its paths lie. */
export function isBaseUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}

export const withoutEndSlashes = (baseUrl: string): string => baseUrl.replace(/\/+$/, '')
