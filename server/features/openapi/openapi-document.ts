import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { problemSchema } from '#contracts/problem.ts'
import { type Policy, type Route, refusalsOf } from '#server/platform/http/route.ts'

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface ApiResponse {
  description: string
  content?: Record<string, { schema: JsonSchema }>
}

/** An operation of the API: a method on a path. */
export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, ApiResponse>
}

/** The parts of an OpenAPI 3.1 document that this module writes. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

/** The credentials by policy. A provider is authenticated by its signature, which is a request header. */
const security: Record<Policy, Record<string, string[]>[]> = {
  public: [],
  provider: [],
  customer: [{ session: [] }],
  owner: [{ session: [] }],
  admin: [{ adminToken: [] }],
}

/** Rules that JSON Schema cannot express, such as a check by code, are left out: the server still applies them. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as JsonSchema
  return rest
}

const problemResponse = (description: string): ApiResponse => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function operationOf(route: Route): Operation {
  const { method, path, summary, params, query, body, responses, policy, scope, requestHeaders = {} } = route
  const adminToken = route.isForAdmins ? security.admin : []
  const byStatus = Map.groupBy(refusalsOf(route), ({ status }) => status)
  return {
    operationId: `${method.toLowerCase()}${path.replace('/api', '').replace(/[/:.-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[2] ?? ''],
    security: [...security[policy], ...(scope ? [{ apiToken: [scope] }] : []), ...adminToken],
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...Object.entries(requestHeaders).map(([name, description]) => ({
        name,
        in: 'header' as const,
        required: false,
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(body && {
      requestBody: {
        required: true as const,
        content: contentOf(body),
      },
    }),
    responses: Object.fromEntries([
      ...Object.entries(responses).map(([status, shape]) => [status, responseOf(shape)]),
      ...[...byStatus].map(([status, kinds]) => [
        String(status),
        problemResponse(kinds.map(({ code, en }) => `\`${code}\`: ${en}`).join(' ')),
      ]),
    ]),
  }
}

/** What a body is sent as. */
function contentOf(body: NonNullable<Route['body']>): Record<string, { schema: JsonSchema }> {
  if (body === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: body === 'raw' ? {} : schemaOf(body, 'input') } }
}

function responseOf(shape: Route['responses'][number]): ApiResponse {
  if (shape === null) return { description: 'Done; no body' }
  if (shape === 'text/html') return { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } }
  if (shape === 'text/event-stream')
    return { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (shape === 'text/csv') return { description: 'A file', content: { 'text/csv': { schema: { type: 'string' } } } }
  if (shape === 'application/octet-stream')
    return { description: 'A file', content: { [shape]: { schema: { type: 'string', format: 'binary' } } } }
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(shape, 'output') } } }
}

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** The OpenAPI 3.1 document of all routes, made from their declarations alone. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sen Cloud',
      version: '1',
      description:
        'Requests and responses are JSON. Money is in integer Vietnamese dong: balances and amounts as decimal text, prices as integers. Times are ISO 8601 in UTC. Errors are problem documents (RFC 9457).',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by signing in and registering.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'sen_<id>_<secret>',
          description:
            'A token of a customer, made at `/account/developers` or with `POST /api/account/tokens`. It has scopes and an end. The operations that name a scope can be called with it; the others refuse it with `token_not_allowed`.',
        },
        adminToken: { type: 'http', scheme: 'bearer', description: 'From `POST /api/admin/auth`.' },
      },
    },
  }
}
