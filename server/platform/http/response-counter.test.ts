import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { createResponseCounter } from './response-counter.ts'

test('a server that turns callers away has not failed; one with an error has', () => {
  const { handler, take } = createResponseCounter()
  for (const statusCode of [200, 404, 429, 500, 503]) {
    const response = Object.assign(new EventEmitter(), { statusCode })
    handler({} as Request, response as unknown as Response, () => {})
    response.emit('finish')
  }
  expect(take()).toEqual({ sent: 5, failed: 1 })
  expect(take()).toEqual({ sent: 0, failed: 0 })
})
