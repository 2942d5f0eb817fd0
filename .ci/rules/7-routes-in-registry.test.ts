import { expect, test } from 'vitest'
import { routesInRegistry } from './7-routes-in-registry.ts'
import { faults } from './fixture.ts'

const feature = (text: string) => faults(routesInRegistry, { 'server/features/wallet/routes.ts': `${text}\n` })

test.each([
  "app.get('/api/x', handle)",
  "router.post('/x', handle)",
  "api.use('/admin', handle)",
  "api.route('/x').put(handle)",
])('%s bypasses the registry', (text) => {
  expect(feature(text)).toEqual([expect.stringContaining('bypasses the registry')])
})

test('a separate Express application is reported', () => {
  expect(feature("import express from 'express'")).toEqual([expect.stringContaining('Only platform/http')])
})

test('declared routes, maps, types and platform/http itself are allowed', () => {
  expect(
    feature("import type { Request } from 'express'\nexport const a = route({ path: '/x', policy: 'owner' })"),
  ).toEqual([])
  expect(feature("headers.get('etag')")).toEqual([])
  expect(
    faults(routesInRegistry, {
      'server/platform/http/api.ts': "import express from 'express'\nexpress().get('/', f)\n",
    }),
  ).toEqual([])
})
