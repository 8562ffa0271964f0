import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What a page fetches of the client from now on. What the browser still has is weighed as if it were fetched anew. */
export function watchFetched(page: Page) {
  const files = new Set<string>()
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.add(response.url())
  })
  const bodies = (ending: string) =>
    Promise.all(
      [...files].filter((url) => url.endsWith(ending)).map(async (url) => (await fetch(url)).text()),
    )
  return {
    scripts: () => bodies('.js'),
    /** Kilobytes of a thousand, each file gzipped as well as it can be. */
    async weight(ending: '.js' | '.css'): Promise<number> {
      const sizes = (await bodies(ending)).map((body) => gzipSync(body, { level: 9 }).length)
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    },
  }
}
