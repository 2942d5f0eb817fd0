import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-site-'))
const write = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), text)
}
const themeScript = "document.documentElement.dataset.theme='dark'"
write(
  'index.html',
  `<p style="--gap: 4px; content: &quot;a&quot;">Home</p><script>${themeScript}</script><script src="/assets/a.js"></script>`,
)
write('login/index.html', '<p>Sign in</p><style>p{color:red}</style>')
write('__spa-fallback.html', '<p>Any page</p><script type="module" async>start()</script>')
write('assets/app-abc123.js', 'export {}')
write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rmSync(dir, { recursive: true }))

const { origin } = await startTestServer({ siteDir: dir })
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the site', () => {
  test.each([
    ['/', 'Home'],
    ['/login', 'Sign in'],
    ['/login/', 'Sign in'],
    ['/dashboard', 'Any page'],
    ['/products/vps', 'Any page'],
    ['/admin', 'Any page'],
    ['/__spa-fallback.html', 'Any page'],
  ])('answers %s with its page', async (path, content) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain(content)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('allows exactly the inline code of each page', async () => {
    const home = (await get('/')).headers.get('content-security-policy')
    expect(home).toContain(`script-src 'self' ${hashOf(themeScript)};`)
    expect(home).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--gap: 4px; content: "a"')};`)
    expect(home).not.toContain('unsafe-inline')
    const signIn = (await get('/login')).headers.get('content-security-policy')
    expect(signIn).toContain("script-src 'self';")
    expect(signIn).toContain(`style-src 'self' ${hashOf('p{color:red}')};`)
    const other = (await get('/dashboard')).headers.get('content-security-policy')
    expect(other).toContain(`script-src 'self' ${hashOf('start()')};`)
  })

  test('keeps hashed assets for ever and asks again about the rest', async () => {
    const asset = await get('/assets/app-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icon = await get('/favicon.svg')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
    const page = await get('/')
    const known = { 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await get('/', known)).status).toBe(304)
  })

  test('answers a missing asset with 404, not with a page', async () => {
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  test.each(['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/.git/config', '/%ff'])(
    'tells nothing by %s',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/root:|sen-cloud|\[core\]/)
    },
  )

  test('sends a form that came before its script back to the page, and takes nothing from it', async () => {
    const body = new URLSearchParams({ email: 'lan@khachhang.test', password: 'mat-khau-cua-lan' })
    const response = await fetch(`${origin}/login`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/login')
    expect((await fetch(`${origin}/gone`, { method: 'POST', body, redirect: 'manual' })).status).toBe(404)
  })

  test('answers an address of many slashes as quickly as any other', async () => {
    const path = `/${'/'.repeat(15_000)}x`
    const before = process.cpuUsage()
    for (let count = 0; count < 10; count += 1) expect((await get(path)).status).toBe(200)
    const { user } = process.cpuUsage(before)
    // A second and more when each slash is looked at from each other one.
    expect(user).toBeLessThan(700_000)
  })

  test('does not shadow the API', async () => {
    expect((await get('/api/health')).text).toBe('{"status":"ok"}')
    expect((await get('/api/nothing')).status).toBe(404)
  })
})
