import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Decision, decisionFolder, parseDecisions } from './decisions.ts'
import { ReviewReader } from './review-reader.ts'
import { serveReview } from './serve-review.ts'
import { TestRepository } from './test-repository.ts'

const button = 'components/Button'
let repository: TestRepository
let server: Server
let address: string
let first: string

beforeEach(async () => {
  repository = new TestRepository()
  await repository.picture(`${button}/one_dark`, 0)
  first = repository.commit('First')
  const handle = serveReview(new ReviewReader(repository.root, { isWritable: true }))
  server = createServer((request, response) => void handle(request, response, () => response.writeHead(418).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(repository.root, { recursive: true })
})

const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status

test('serves the index, a comparison, a history, and the pictures that they name', async () => {
  const after = await repository.picture(`${button}/one_dark`, 3)
  const comparison = await (await fetch(`${address}/review/since/${first}.json`)).json()
  expect(comparison.pictures).toMatchObject([{ id: `${button}/one_dark`, after: { hash: after } }])
  const picture = await fetch(`${address}/${comparison.pictures[0].before.file}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await statusOf('/review/index.json')).toBe(200)
  expect(await statusOf(`/review/history/${button}.json`)).toBe(200)
})

test('reads nothing but pictures and commits, and leaves other paths to Storybook', async () => {
  expect(await statusOf('/index.json')).toBe(418)
  expect(await statusOf(`/review/since/${'0'.repeat(40)}.json`)).toBe(404)
  for (const path of [
    'since/HEAD.json',
    'since/--output=x.json',
    'pictures/..%2f..%2fpackage.json',
    `pictures/${'0'.repeat(64)}.webp`,
    'history/..%2f..%2fx.json',
  ])
    expect(await statusOf(`/review/${path}`), path).toBe(404)
})

const decision: Decision = {
  picture: `${button}/one_dark`,
  before: null,
  after: 'a'.repeat(64),
  decision: 'refused',
  comment: 'Viền quá dày',
  reviewer: 'Nguyễn Văn Đạt',
  date: '2026-11-22T14:00:00.000Z',
}
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/review/decisions`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json', ...headers },
    body,
  })
const file = () => join(repository.root, decisionFolder, 'nguyen-van-dat.jsonl')

test('adds decisions to the file of their reviewer', async () => {
  const later: Decision = { ...decision, decision: 'withdrawn', comment: '', date: '2026-11-22T15:00:00.000Z' }
  expect(await (await post(JSON.stringify([decision]))).json()).toEqual([decision])
  expect((await post(JSON.stringify([later]))).status).toBe(200)
  expect(parseDecisions(readFileSync(file(), 'utf8'), 'file')).toEqual([decision, later])
})

test.each([
  ['from another site', 403, JSON.stringify([decision]), { Origin: 'https://example.com' }],
  ['as a form', 415, JSON.stringify([decision]), { 'Content-Type': 'text/plain' }],
  ['that are no decisions', 400, JSON.stringify([{ ...decision, picture: '../../x' }]), {}],
  ['that are no JSON', 400, '[', {}],
  ['of more than a megabyte', 413, ' '.repeat(1_000_001), {}],
])('refuses decisions %s', async (_, status, body, headers) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(existsSync(file())).toBe(false)
})
