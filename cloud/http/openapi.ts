import { z } from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { failureSchema, successSchema } from '#shared/schemas/envelope.ts'
import { API_BASE } from './api.ts'
import { rawBytes } from './body.ts'
import { idempotencyHeader } from './recorded-call.ts'
import type { Access, Route } from './route.ts'

/** Describes every call. It is made from the list of mounted routes, so it always matches the API. */
export function openApiDocument(routes: readonly Route[], version: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Riddle Rooms', version },
    servers: [{ url: API_BASE }],
    paths: paths as ZodOpenApiPathsObject,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  })
}

const JSON_TYPE = 'application/json'

/** The empty one: no token is needed. */
const SECURITY: Partial<Record<Access, Record<string, []>[]>> = { public: [], anyone: [{}, { token: [] }] }

function operationOf(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: operationId(route),
    tags: [route.tag],
    summary: route.summary,
    security: SECURITY[route.access] ?? [{ token: [] }],
    requestParams: {
      ...(route.params instanceof z.core.$ZodObject && { path: route.params }),
      ...(route.query instanceof z.core.$ZodObject && { query: route.query }),
      ...(route.once && { header: idempotencyHeader }),
    },
    ...(route.body && {
      requestBody: { content: { [JSON_TYPE]: { schema: bodySchema(route.body) } } },
    }),
    responses: {
      [String(route.status ?? 200)]: { description: 'Success', content: successContent(route) },
      default: {
        description: 'Failure; `code` says which',
        content: { [JSON_TYPE]: { schema: failureSchema } },
      },
    },
  } as ZodOpenApiOperationObject
}

const bodySchema = (body: z.core.$ZodType) =>
  body === rawBytes ? { type: 'string' as const, format: 'binary' } : body

/** `get /rooms/{id}` → `getRoomsById`. */
const operationId = ({ method, path }: Route): string =>
  method +
  path
    .split(/[/.-]/)
    .filter((part) => part !== '')
    .flatMap((part) => part.replace(/^\{(.*)\}$/, 'by-$1').split('-'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const fileSchema = (mediaType: string) => ({
  type: 'string' as const,
  ...(mediaType.startsWith('audio/') && { format: 'binary' }),
})

function successContent(route: Route) {
  if (route.produces !== undefined) return { [route.produces]: { schema: fileSchema(route.produces) } }
  const { [JSON_TYPE]: jsonFile, ...others } = route.files ?? {}
  const isFileOnly = route.files !== undefined && route.response === undefined
  const json = [...(isFileOnly ? [] : [envelopeOf(route)]), ...(jsonFile ? [jsonFile] : [])]
  const contents = {
    ...(json.length > 0 && { [JSON_TYPE]: json.length > 1 ? z.union(json) : json[0] }),
    ...others,
  }
  return Object.fromEntries(Object.entries(contents).map(([type, schema]) => [type, { schema }]))
}

function envelopeOf(route: Route): z.core.$ZodType {
  const envelope = successSchema(route.response ?? z.undefined())
  const { data: _, ...bare } = envelope.shape
  if (route.response === undefined) return z.object(bare)
  const top =
    route.alsoAtTop && route.response instanceof z.core.$ZodObject ? route.response._zod.def.shape : {}
  return z.extend(envelope, top)
}
