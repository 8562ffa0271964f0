import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { API_BASE } from './api.ts'
import { openApiDocument } from './openapi.ts'
import { type Route, route } from './route.ts'

/** They are large. */
const PAGES = { name: 'docs', points: 40, seconds: 60 }
const INITIALIZER = `SwaggerUIBundle({ url: '${API_BASE}/openapi.json', dom_id: '#page', deepLinking: true })`

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Riddle Rooms API</title>
<link rel="stylesheet" href="${API_BASE}/docs/swagger-ui.css">
</head>
<body>
<main id="page"></main>
<script src="${API_BASE}/docs/swagger-ui-bundle.js"></script>
<script src="${API_BASE}/docs/initializer.js"></script>
</body>
</html>
`

// Resolved, not imported: the package's main module loads the browser bundle into the server.
const PACKAGE = import.meta.resolve('swagger-ui-dist/package.json')
function fromPackage(file: string): () => string {
  let text: string | undefined
  return () => {
    text ??= readFileSync(new URL(file, PACKAGE), 'utf8')
    return text
  }
}

/** The files that the page loads, by name. They come from the package, so the page works without internet. */
const FILES: Readonly<Record<string, { type: string; read: () => string }>> = {
  'swagger-ui.css': { type: 'text/css', read: fromPackage('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript', read: fromPackage('swagger-ui-bundle.js') },
  'initializer.js': { type: 'text/javascript', read: () => INITIALIZER },
}

/** These routes, and those that serve the document of them all, which describes itself, too. */
export function withDocs(routes: readonly Route[], version: string): readonly Route[] {
  const all: Route[] = [...routes, ...docsRoutes(() => all, version)]
  return all
}

/** The OpenAPI document and a page to read it. `routes` returns every mounted route, these included. */
function docsRoutes(routes: () => readonly Route[], version: string): Route[] {
  let document: string | undefined
  const about = { method: 'get', access: 'public', tag: 'docs', rateLimit: PAGES } as const
  return [
    route({
      ...about,
      path: '/openapi.json',
      summary: 'This document',
      produces: 'application/json',
      response: z.string(),
      handle: () => {
        document ??= JSON.stringify(openApiDocument(routes(), version))
        return document
      },
    }),
    route({
      ...about,
      path: '/docs',
      summary: 'A page to read this document',
      produces: 'text/html',
      response: z.string(),
      handle: () => PAGE,
    }),
    ...Object.entries(FILES).map(([name, file]) =>
      route({
        ...about,
        path: `/docs/${name}`,
        summary: 'A part of that page',
        produces: file.type,
        response: z.string(),
        handle: file.read,
      }),
    ),
  ]
}
