import type { BrowserContext } from '@playwright/test'

export interface Line {
  cut(): Promise<void>
  mend(): void
}

/** The way of a context's room play, in the hands of a test. Lay it before the first page opens. */
export async function layLine(context: BrowserContext): Promise<Line> {
  let isCut = false
  await context.addInitScript(() => {
    const sockets: WebSocket[] = []
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        if (String(url).includes('sessionId=')) sockets.push(this)
      }
    }
    window.addEventListener('test:cut', () => {
      for (const socket of sockets.splice(0)) socket.close(3000)
    })
  })
  await context.route(/\/matchmake\//, (route) => (isCut ? route.abort() : route.continue()))
  return {
    async cut() {
      isCut = true
      for (const page of context.pages())
        await page.evaluate(() => window.dispatchEvent(new Event('test:cut')))
    },
    mend() {
      isCut = false
    },
  }
}
