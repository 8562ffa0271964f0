import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument } from '#cloud/http/openapi.ts'
import type { Route } from '#cloud/http/route.ts'
import type { Answer } from './api-caller.ts'
import { createRouteFinder } from './find-route.ts'

type Content = Readonly<Record<string, { readonly schema: object }>>
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: Content }>>
  readonly components: object
}

/**
 * Compares answers with what the OpenAPI document says of them: status, media type and, of JSON, every field. The returned
 * function throws where they differ. Of each route only what a test calls is described and compiled.
 */
export function createAnswerCheck(routes: readonly Route[]) {
  // Formats are left to zod, which has looked at them before the answer was sent.
  const ajv = new Ajv2020({ strictTypes: false, validateFormats: false, keywords: ['components'] })
  const routeOf = createRouteFinder(routes)
  const operations = new Map<Route, Operation>()
  const compiled = new Map<object, ValidateFunction>()

  function operationOf(route: Route): Operation {
    const known = operations.get(route)
    if (known) return known
    const { paths = {}, components = {} } = openApiDocument([route], '')
    const described = paths[route.path]?.[route.method] as unknown as Omit<Operation, 'components'>
    const operation = { ...described, components }
    operations.set(route, operation)
    return operation
  }

  function validatorOf(schema: object, components: object): ValidateFunction {
    const known = compiled.get(schema)
    if (known) return known
    const validate = ajv.compile({ ...schema, components })
    compiled.set(schema, validate)
    return validate
  }

  return (method: string, target: string, { status, headers, body }: Answer): void => {
    const route = routeOf(method, target)
    if (!route) return
    const differs = (how: string) =>
      new Error(`${method} ${target} answered ${status}, which its document does not say: ${how}`)
    const { responses, components } = operationOf(route)
    const response = responses[status] ?? (status >= 400 ? responses.default : undefined)
    if (!response) throw differs(`it knows ${Object.keys(responses).join(', ')}`)
    const mediaType = headers.get('content-type')?.split(';')[0] ?? ''
    const content = Object.entries(response.content).find(([range]) => isWithin(mediaType, range))?.[1]
    if (!content) throw differs(`${mediaType}, but it knows ${Object.keys(response.content).join(', ')}`)
    if (mediaType !== 'application/json' || isText(content.schema)) return
    const validate = validatorOf(content.schema, components)
    if (!validate(body)) throw differs(ajv.errorsText(validate.errors))
  }
}

const isWithin = (mediaType: string, range: string): boolean =>
  range.endsWith('/*') ? mediaType.startsWith(range.slice(0, -1)) : mediaType === range

/** Of a file. */
const isText = (schema: object): boolean => 'type' in schema && schema.type === 'string'
