import type { BrowserContext } from '@playwright/test'

/** What the pages of a context complain about from now on: errors in their consoles, uncaught ones, and what their policy blocked. */
export async function pageFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  // Not all that a policy blocks is shown in the console.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`blocked by ${effectiveDirective}: ${blockedURI}, in ${sourceFile}`),
    ),
  )
  return faults
}
