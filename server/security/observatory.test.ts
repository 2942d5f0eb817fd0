import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { observatoryScore } from './observatory-test-tools.ts'

/** The goal for every page. */
const GOAL = 140

/** The built site; if it is not built, pages with the same kinds of inline code replace it. */
const built = fileURLToPath(new URL('../../site/dist', import.meta.url))
const placeholder = mkdtempSync(join(tmpdir(), 'sen-cloud-pages-'))
afterAll(() => rmSync(placeholder, { recursive: true }))
for (const page of ['index.html', 'login/index.html', '404/index.html']) {
  const file = join(placeholder, 'pages/mixed', page)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '<p style="--a: 1">a</p><style>p{}</style><script>1</script><script src="/a.js"></script>')
}
const siteDir = existsSync(join(built, 'pages/pages.json')) ? built : placeholder
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`
const pages = [
  ...globSync('**/*.html', { cwd: join(siteDir, 'pages/mixed') }).map(addressOf),
  '/dashboard',
  '/admin',
  '/products/vps',
  '/api/docs',
]

const server = await startTestServer({ https: true, publicOrigin: 'https://sen.example', siteDir })

async function scan(path: string, options: RequestInit = {}) {
  const response = await fetch(server.origin + path, { ...options, redirect: 'manual' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const text = await response.text()
  return { headers: response.headers, html: isPage ? text : null }
}

test.each(pages)(`the page %s has at least ${GOAL} points`, async (path) => {
  const response = await scan(path)
  expect(response.html).not.toBeNull()
  const { score, marks } = observatoryScore(response)
  expect([score >= GOAL, marks]).toEqual([true, marks])
})

describe('every response of the API has at least as many', () => {
  test.each(server.routes.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const { score, marks } = observatoryScore(await scan(path, { method }))
    expect([score >= GOAL, marks]).toEqual([true, marks])
  })

  test('and one that starts a session has five more, for its cookie', async () => {
    const response = await scan('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@sen.test', password: 'mat-khau-thu-nghiem' }),
    })
    expect(observatoryScore(response)).toMatchObject({ score: 155, marks: { cookies: 5 } })
  })
})

test('weaker headers lower the score', () => {
  const good: Record<string, string> = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  }
  const scoreOf = (change: Record<string, string>, html = '') =>
    observatoryScore({ headers: new Headers({ ...good, ...change }), html }).score
  expect(scoreOf({})).toBe(120)
  expect(scoreOf({ 'content-security-policy': '' })).toBe(55)
  expect(
    scoreOf({ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }),
  ).toBe(80)
  expect(scoreOf({ 'content-security-policy': "default-src 'none'; script-src https:; frame-ancestors 'none'" })).toBe(
    80,
  )
  expect(scoreOf({ 'strict-transport-security': 'max-age=60' })).toBe(110)
  expect(scoreOf({ 'strict-transport-security': '' })).toBe(80)
  expect(scoreOf({ 'set-cookie': 'session=a; Secure; SameSite=Lax' })).toBe(70)
  expect(scoreOf({ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' })).toBe(50)
  expect(scoreOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(115)
})
