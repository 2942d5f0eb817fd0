import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import type { OpenApiDocument, Operation } from './openapi-document.ts'

const server = await startTestServer()
const { body, status } = await server.visitor().get('/api/openapi.json')
const document: OpenApiDocument = body
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the document', () => {
  test('contains every route once, under a unique id', () => {
    expect(status).toBe(200)
    expect(operations).toHaveLength(server.routes.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test("describes an order's request, responses and refusals", () => {
    const order = document.paths['/api/vps/order']?.post
    expect(order?.security).toEqual([{ session: [] }, { apiToken: ['vps:write'] }])
    expect(document.paths['/api/account/tokens']?.post?.security).toEqual([{ session: [] }])
    expect(order?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key'])
    const schema = order?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema?.required).toEqual(
      expect.arrayContaining(['planId', 'locationId', 'name', 'operatingSystem', 'billingPeriod']),
    )
    expect(Object.keys(order?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '402', '403', '409', '413', '415', '422', '429', '503']),
    )
    expect(order?.responses[402]?.description).toContain('insufficient_balance')
  })

  test('lists every path parameter, and refers only to schemas that it contains', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named)
      }
    }
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(String(name))
    }
  })
})

test('the page shows every operation, and its content security policy allows only its own styles', async () => {
  const response = await fetch(`${server.origin}/api/docs`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
  const page = await response.text()
  for (const { operationId } of operations) expect(page).toContain(`<details id="${operationId}">`)
  expect(page).toContain('an API token with the scope vps:write')
  expect(page).not.toContain('<script')
})

/** The scope with which an API token may make a call. */
const scopeOf = (security: Operation['security']) => {
  const [scope] = security.flatMap(({ apiToken = [] }) => apiToken)
  return scope === undefined ? {} : { scope }
}

test("the site's page about the API lists the calls of visitors and customers; --update writes the list", async () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary, security }]) =>
      (security.some((scheme) => 'adminToken' in scheme) && !security.some((scheme) => 'session' in scheme)) ||
      /payments\/webhooks|\/api\/(docs|openapi|health|ready|live)/.test(path)
        ? []
        : [{ call: `${method.toUpperCase()} ${path}`, summary, isPublic: security.length === 0, ...scopeOf(security) }],
    ),
  )
  await expect(`${JSON.stringify(calls, null, 2)}\n`).toMatchFileSnapshot(
    '../../../site/app/content/api-calls.json',
    'npm run test:api -- openapi --update records the calls',
  )
})
