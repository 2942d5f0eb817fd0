import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import type { OpenApiDocument } from './openapi-document.ts'

const server = await startTestServer()
const { body, status } = await server.visitor().get('/api/openapi.json')
const document: OpenApiDocument = body
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the document', () => {
  test('holds every route once, under a name of its own', () => {
    expect(status).toBe(200)
    expect(operations).toHaveLength(server.routes.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('says what an order takes, answers and refuses', () => {
    const order = document.paths['/api/vps/order']?.post
    expect(order?.security).toEqual([{ session: [] }])
    expect(order?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key'])
    const takes = order?.requestBody?.content['application/json']?.schema
    expect(takes).toMatchObject({ type: 'object', additionalProperties: false })
    expect(takes?.required).toEqual(
      expect.arrayContaining(['planId', 'locationId', 'name', 'operatingSystem', 'billingPeriod', 'totalCost']),
    )
    expect(Object.keys(order?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '402', '403', '409', '413', '415', '422', '429', '503']),
    )
    expect(order?.responses[402]?.description).toContain('insufficient_balance')
  })

  test('names every parameter of a path, and refers to nothing that it does not hold', () => {
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

test('the page shows every call, and its policy allows its own styles alone', async () => {
  const response = await fetch(`${server.origin}/api/docs`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
  const page = await response.text()
  for (const { operationId } of operations) expect(page).toContain(`<details id="${operationId}">`)
  expect(page).not.toContain('<script')
})
