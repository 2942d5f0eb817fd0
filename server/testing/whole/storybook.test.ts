import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveStorybook } from '#server/platform/http/storybook.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-storybook-'))
afterAll(() => rmSync(dir, { recursive: true }))
const write = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), text)
}
write('index.html', '<p>Storybook</p><script>start()</script>')
write('iframe.html', '<p>Stories</p><script type="module">import "./assets/a.js"</script>')
write('assets/a.js', `${'lotus '.repeat(500)}`)
write('index.json', '{}')
write('pictures/a b.png', 'PNG')

const { origin } = await startTestServer({ storybookDir: dir, https: true })
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['/storybook/', 'Storybook', 'text/html; charset=utf-8'],
  ['/storybook/?path=/docs/components-button--docs', 'Storybook', 'text/html; charset=utf-8'],
  ['/storybook/iframe.html?id=a--b', 'Stories', 'text/html; charset=utf-8'],
  ['/storybook/assets/a.js', 'lotus', 'text/javascript; charset=utf-8'],
  ['/storybook/index.json', '{}', 'application/json; charset=utf-8'],
  ['/storybook/pictures/a%20b.png', 'PNG', 'image/png'],
])('%s is served, and not listed by search engines', async (path, content, type) => {
  for (const accepted of ['br', 'identity']) {
    const response = await get(path, { headers: { 'accept-encoding': accepted } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain(content)
  }
  expect(await (await get(path, { method: 'HEAD' })).text()).toBe('')
})

test('the page of Storybook allows its own scripts and frames, and no code that is evaluated', async () => {
  const response = await get('/storybook/')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe-eval')
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await policyOf('/storybook/iframe.html?id=components-button--docs')).not.toContain('unsafe-eval')
})

test.each([
  ['/products/editor', '/storybook/?path=/story/components-button--brand'],
  ['/products/components', '/storybook/?path=/docs/components-button--docs'],
  ['/products/templates', '/storybook/?path=/docs/screens-landingscreen--docs'],
  ['/storybook', '/storybook/'],
])('%s leads to %s', async (path, target) => {
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([path === '/storybook' ? 301 : 302, target])
})

test.each(['/storybook/none.js', '/storybook/..%2f..%2fpackage.json', '/storybook/%ff', '/storybook/assets/'])(
  '%s is not found',
  async (path) => expect((await get(path)).status).toBe(404),
)

test('without a built Storybook, its paths are those of the site', async () => {
  const other = await startTestServer()
  for (const path of ['/storybook/', '/products/editor'])
    expect((await fetch(other.origin + path, { redirect: 'manual' })).status).toBe(404)
})

test('a folder without a built Storybook says what to do', () => {
  expect(() => serveStorybook(join(dir, 'assets'))).toThrow('has no built Storybook: run npm run build:storybook.')
})
