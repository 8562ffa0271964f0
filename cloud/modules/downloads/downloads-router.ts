import { readdir } from 'node:fs/promises'
import { type Route, route } from '#cloud/http/route.ts'
import { downloadsData } from '#shared/schemas/downloads.ts'
import { newestDownloads } from './downloads-rules.ts'

/** What the landing page offers. A folder that is not there holds no installers. */
export const downloadRoutes = (updatesDir: string): Route[] => [
  route({
    method: 'get',
    path: '/downloads',
    access: 'public',
    tag: 'status',
    summary: 'The newest installers of the desktop app',
    response: downloadsData,
    handle: async () => newestDownloads(await readdir(updatesDir).catch(() => [])),
  }),
]
