import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createHttpApp } from './http-app.ts'

test('an outage of the database is one line with its cause and one line a minute, however many requests it refuses', async () => {
  const clock = createManualClock()
  const lines: { msg: string; err?: object; failures?: number }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const refuse = () => {
    throw new Refusal('busy', { cause })
  }
  const server = createServer(createHttpApp({ handlers: [refuse], log: createLog('info', stream), clock }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const requests = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
  }
  await requests(20)
  clock.advance(59_000)
  await requests(20)
  clock.advance(1000)
  await requests(20)
  expect(lines).toMatchObject([
    { msg: 'busy', err: expect.anything() },
    { msg: 'busy, still', failures: 41 },
  ])
  // This is another outage, later.
  clock.advance(60_000)
  await requests(2)
  expect(lines.slice(2)).toMatchObject([{ msg: 'busy', err: expect.anything() }])
})
