import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { originPlaceholder } from '#contracts/site-origin.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-site-'))
const write = (path: string, bytes: string | Buffer) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), bytes)
}
const themeScript = "document.documentElement.dataset.theme='dark'"
const canonical = `<link rel="canonical" href="${originPlaceholder}/">`
write(
  'index.html',
  `<p style="--gap: 4px; content: &quot;a&quot;">Home</p><script>${themeScript}</script><script src="/assets/a.js"></script>`,
)
const long = `${canonical}<p>Dashboard</p>${'<p>Xin chào</p>'.repeat(100)}`
write('dashboard/index.html', long)
write('login/index.html', '<p>Sign in</p><style>p{color:red}</style>')
write('products/index.html', '<p>All products</p>')
write('products/vps/index.html', '<p>VPS Hosting</p>')
write('products/[category]/index.html', '<p>No products</p>')
write('404/index.html', `<p>404 Page Not Found</p><script>late()</script>${'<p>Home</p>'.repeat(100)}`)
write('robots.txt', `Sitemap: ${originPlaceholder}/sitemap.xml\n`)
const script = `export const a = '${'lotus '.repeat(300)}'`
write('assets/app-abc123.js', script)
write('assets/app-abc123.js.br', brotliCompressSync(script))
write('assets/app-abc123.js.gz', gzipSync(script))
write('assets/font-abc123.woff2', 'wOF2')
write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
write('manifest.webmanifest', '{}')
afterAll(() => rmSync(dir, { recursive: true }))

const { origin } = await startTestServer({ siteDir: dir, publicOrigin: 'https://sen.example' })
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(origin + path, { method, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** The response's bytes as they are sent: `fetch` would decompress them. */
const getRaw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>((done, failed) => {
    const sending = request(origin + path, { method, headers }, async (response) => {
      const chunks = await response.toArray()
      done({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) })
    })
    sending.once('error', failed).end()
  })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a path', () => {
  test.each([
    ['/', 'Home'],
    ['/login', 'Sign in'],
    ['/login/', 'Sign in'],
    ['/login?mode=register', 'Sign in'],
    ['/dashboard', 'Dashboard'],
    ['/products', 'All products'],
    ['/products/vps', 'VPS Hosting'],
    ['/products/vps/', 'VPS Hosting'],
    ['/products/cloud-solutions', 'No products'],
    ['/products/gì', 'No products'],
  ])('of the site, %s, returns its page', async (path, content) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain(content)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    '/pricing',
    '/products/vps/basic',
    '/Login',
    '/[]',
    '/404',
    '/index.html',
    '/login/index.html',
    '/assets',
  ])('that has no page, %s, returns a 404 with the not-found page', async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain('404 Page Not Found')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain(hashOf('late()'))
  })

  test('of a missing asset returns a 404 without a page', async () => {
    const { status, text } = await get('/assets/gone.js')
    expect([status, text]).toEqual([404, 'Not Found'])
    // Compressed files of the build are served only as encodings of the original files.
    expect((await get('/assets/app-abc123.js.br')).status).toBe(404)
  })

  test.each(['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/.git/config', '/%ff', '/assets/..%2findex.html'])(
    'such as %s reveals nothing',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).not.toMatch(/root:|sen-cloud|\[core\]/)
    },
  )

  test('of many slashes is processed as fast as any other', async () => {
    const processorTime = async (path: string) => {
      const before = process.cpuUsage()
      for (let count = 0; count < 10; count += 1) expect((await get(path)).status).toBe(404)
      return process.cpuUsage(before).user
    }
    const letters = await processorTime(`/${'x'.repeat(15_000)}`)
    // It would take a hundred times as long if the time were quadratic in the number of slashes.
    expect(await processorTime(`/${'/'.repeat(15_000)}x`)).toBeLessThan(20 * letters)
  })

  test('of the API is not shadowed', async () => {
    expect((await get('/api/health')).text).toBe('{"status":"ok"}')
    expect((await get('/api/nothing')).status).toBe(404)
  })
})

describe('a page', () => {
  test('allows exactly its own inline code', async () => {
    const home = (await get('/')).headers.get('content-security-policy')
    expect(home).toContain(`script-src 'self' ${hashOf(themeScript)};`)
    expect(home).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--gap: 4px; content: "a"')};`)
    expect(home).not.toContain('unsafe-inline')
    const signIn = (await get('/login')).headers.get('content-security-policy')
    expect(signIn).toContain("script-src 'self';")
    expect(signIn).toContain(`style-src 'self' ${hashOf('p{color:red}')};`)
  })

  test('contains the public origin of the site, like every other file with an absolute URL', async () => {
    expect((await get('/dashboard')).text).toContain('<link rel="canonical" href="https://sen.example/">')
    const robots = await get('/robots.txt')
    expect(robots.text).toBe('Sitemap: https://sen.example/sitemap.xml\n')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(robots.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('that is requested by a form is redirected to a GET, and the data of the form is ignored', async () => {
    const body = new URLSearchParams({ email: 'lan@khachhang.test', password: 'mat-khau-cua-lan' })
    const response = await fetch(`${origin}/login`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/login')
    expect((await fetch(`${origin}/gone`, { method: 'POST', body, redirect: 'manual' })).status).toBe(404)
  })
})

describe('the response body', () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
  const page = long.replace(originPlaceholder, 'https://sen.example')

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'none'],
    ['br;q=0, gzip;q=0', 'none'],
  ] as const)('for a browser that accepts %s is encoded with %s', async (accepted, coding) => {
    for (const [path, text, type] of [
      ['/dashboard', page, 'text/html; charset=utf-8'],
      ['/assets/app-abc123.js', script, 'text/javascript; charset=utf-8'],
    ] as const) {
      const { status, headers, bytes } = await getRaw(path, { 'accept-encoding': accepted })
      expect(status).toBe(200)
      expect(headers['content-encoding'] ?? 'none').toBe(coding)
      expect(headers['content-type']).toBe(type)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(decompress[coding](bytes).toString()).toBe(text)
      if (coding !== 'none') expect(bytes.length).toBeLessThan(text.length)
    }
  })

  test('is compressed for the not-found page, too', async () => {
    const { status, headers } = await getRaw('/gone', { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
  })

  test('is not compressed where that saves nothing', async () => {
    for (const path of ['/login', '/assets/font-abc123.woff2', '/favicon.svg']) {
      const { headers } = await getRaw(path, { 'accept-encoding': 'br' })
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  test('is empty for a HEAD, which has the same headers as a GET', async () => {
    for (const path of ['/dashboard', '/assets/app-abc123.js', '/gone']) {
      const accepted = { 'accept-encoding': 'br' }
      const [full, head] = [await getRaw(path, accepted), await getRaw(path, accepted, 'HEAD')]
      expect(head.bytes).toHaveLength(0)
      const { date: _date, 'x-request-id': _id, ...headers } = head.headers
      expect(full.headers).toMatchObject(headers)
    }
  })

  test('is not sent again to a client that has it in the same encoding', async () => {
    for (const path of ['/dashboard', '/assets/app-abc123.js']) {
      const etags = new Set<string>()
      for (const coding of ['br', 'gzip', 'identity']) {
        const { headers } = await getRaw(path, { 'accept-encoding': coding })
        const etag = String(headers.etag)
        etags.add(etag)
        const again = await getRaw(path, { 'accept-encoding': coding, 'if-none-match': etag })
        expect([again.status, again.bytes.length]).toEqual([304, 0])
      }
      expect(etags.size).toBe(3)
    }
  })

  test('of a file can be requested in part', async () => {
    const part = await getRaw('/assets/app-abc123.js', { range: 'bytes=0-5' })
    expect([part.status, part.headers['content-range'], part.bytes.toString()]).toEqual([
      206,
      `bytes 0-5/${script.length}`,
      'export',
    ])
    const outside = await getRaw('/assets/app-abc123.js', { range: 'bytes=99999-', 'accept-encoding': 'br' })
    expect([outside.status, outside.headers['content-encoding']]).toEqual([400, undefined])
    expect(JSON.parse(outside.bytes.toString()).code).toBe('malformed_request')
  })

  test('is cached forever for hashed assets, and revalidated for all other files', async () => {
    for (const path of ['/assets/app-abc123.js', '/assets/font-abc123.woff2']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    for (const [path, type] of [
      ['/favicon.svg', 'image/svg+xml'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-type')).toContain(type)
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
  })
})
