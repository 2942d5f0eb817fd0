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
const writePage = (path: string, html: string, edition = 'mixed') => write(`pages/${edition}/${path}`, html)
const themeScript = "document.documentElement.dataset.theme='dark'"
const canonical = `<link rel="canonical" href="${originPlaceholder}/">`
writePage(
  'index.html',
  `<p style="--gap: 4px; content: &quot;a&quot;">Home</p><script>${themeScript}</script><script src="/assets/a.js"></script>`,
)
const long = `${canonical}<p>Dashboard</p>${'<p>Xin chào</p>'.repeat(100)}`
writePage('dashboard/index.html', long)
for (const [language, text] of [
  ['vi', 'Đăng nhập'],
  ['en', 'Sign in, please'],
] as const)
  writePage('login/index.html', `<style data-files="/assets/a-1.css /assets/b-2.css"></style><p>${text}</p>`, language)
write('client/assets/a-1.css', 'p{color:red}')
write('client/assets/b-2.css', 'a{color:blue}')
writePage('404/index.html', '<p>Không tìm thấy trang</p>', 'vi')
writePage('login/index.html', '<p>Sign in</p><style>p{color:red}</style>')
writePage('products/index.html', '<p>All products</p>')
writePage('products/vps/index.html', '<p>VPS Hosting</p>')
writePage('dashboard/topup/[id]/index.html', '<p>A top-up</p>')
writePage('products/[category]/index.html', '<p>No such category</p>')
writePage('products/[category]/[product]/index.html', '<p>No such product</p>')
writePage('404/index.html', `<p>404 Page Not Found</p><script>late()</script>${'<p>Home</p>'.repeat(100)}`)
write('client/robots.txt', `Sitemap: ${originPlaceholder}/sitemap.xml\n`)
const script = `export const a = '${'lotus '.repeat(300)}'`
write('client/assets/app-abc123.js', script)
write('client/assets/app-abc123.js.br', brotliCompressSync(script))
write('client/assets/app-abc123.js.gz', gzipSync(script))
write('client/assets/font-abc123.woff2', 'wOF2')
write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
write('client/manifest.webmanifest', '{}')
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
  ])('of the site, %s, returns its page', async (path, content) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain(content)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['/no-such-page', '/Login', '/[]', '/404', '/index.html', '/login/index.html', '/assets'])(
    'that has no page, %s, returns a 404 with the not-found page',
    async (path) => {
      const { status, headers, text } = await get(path)
      expect(status).toBe(404)
      expect(text).toContain('404 Page Not Found')
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-security-policy')).toContain(hashOf('late()'))
    },
  )

  test.each([
    ['/products/gì', 'No such category'],
    ['/products/nothing/', 'No such category'],
    ['/products/[category]', 'No such category'],
    ['/products/vps/nothing', 'No such product'],
    ['/products/nothing/nothing', 'No such product'],
    ['/products/vps/nothing/more', '404 Page Not Found'],
  ])('with an unknown name, %s, returns a 404 with the not-found page of that place', async (path, content) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain(content)
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

describe('the edition of a page', () => {
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')

  test.each([
    ['', {}, 'Sign in'],
    ['', { cookie: 'language=vi' }, 'Đăng nhập'],
    ['', { cookie: 'session=abc; language=en; theme=dark' }, 'Sign in, please'],
    ['', { cookie: 'xlanguage=vi' }, 'Sign in'],
    ['', { cookie: 'language=vi-VN' }, 'Sign in'],
    ['?lang=vi', {}, 'Đăng nhập'],
    ['?mode=register&lang=en', { cookie: 'language=vi' }, 'Sign in, please'],
    // The edition has no page of its own.
    ['?lang=zh', {}, 'Sign in'],
  ] as const)('at /login%s with %o is the chosen one', async (query, headers, text) => {
    const page = await get(`/login${query}`, headers)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<p>${text}</p>`)
    expect(page.headers.get('vary')).toMatch(/\bCookie\b/)
  })

  test('is stored for a year when an address chooses it, unless it is stored already', async () => {
    const chosen = await get('/login?lang=vi')
    expect(cookieOf(chosen)).toBe('language=vi; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(cookieOf(await get('/login?lang=vi', { cookie: 'language=en' }))).toContain('language=vi;')
    expect(cookieOf(await get('/login?lang=vi', { cookie: 'language=vi' }))).toBeNull()
    expect(cookieOf(await get('/login'))).toBeNull()
    expect(cookieOf(await get('/gone?lang=vi', {}, 'HEAD'))).toContain('language=vi;')
  })

  test('keeps its cookie to https where the site is', async () => {
    const { origin } = await startTestServer({ siteDir: dir, https: true })
    const { headers } = await fetch(`${origin}/login?lang=zh`)
    expect(headers.get('set-cookie')).toBe('language=zh; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  test.each(['xx', '', 'VI', 'mixed', 'vi&lang=en', '%00', 'vi%0d%0aSet-Cookie:a=b', '__proto__'])(
    'does not change with an invalid choice, lang=%s',
    async (value) => {
      const page = await get(`/login?lang=${value}`, { cookie: 'language=en' })
      expect([page.status, cookieOf(page)]).toEqual([200, null])
      expect(page.text).toContain('Sign in, please')
    },
  )

  test('is that of DEFAULT_LANGUAGE until one is chosen', async () => {
    const vietnamese = await startTestServer({ siteDir: dir, defaultLanguage: 'vi' })
    const textOf = async (path: string, headers = {}) => (await fetch(vietnamese.origin + path, { headers })).text()
    expect(await textOf('/login')).toContain('Đăng nhập')
    expect(await textOf('/login?lang=xx')).toContain('Đăng nhập')
    expect(await textOf('/login', { cookie: 'language=en' })).toContain('Sign in, please')
    expect(await textOf('/gone')).toContain('Không tìm thấy trang')
  })

  test('of the not-found page is chosen in the same way, and its status stays 404', async () => {
    const page = await get('/gone?lang=vi')
    expect([page.status, page.text]).toEqual([404, '<p>Không tìm thấy trang</p>'])
    expect((await get('/gone', { cookie: 'language=vi' })).text).toContain('Không tìm thấy trang')
  })

  test('has its own ETag, and the policy for its own inline code', async () => {
    const [english, vietnamese] = [await get('/login?lang=en'), await get('/login?lang=vi')]
    expect(english.headers.get('etag')).not.toBe(vietnamese.headers.get('etag'))
    const again = await getRaw('/login', {
      cookie: 'language=vi',
      'if-none-match': vietnamese.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    expect(english.text).toContain('<style>p{color:red}a{color:blue}</style>')
    expect(english.headers.get('content-security-policy')).toContain(hashOf('p{color:red}a{color:blue}'))
  })

  test('does not apply to assets and the API', async () => {
    for (const path of ['/assets/app-abc123.js?lang=vi', '/api/health?lang=vi', '/favicon.svg?lang=vi']) {
      const { headers } = await get(path)
      expect([headers.get('set-cookie'), headers.get('vary') ?? '']).toEqual([
        null,
        expect.not.stringContaining('Cookie'),
      ])
    }
  })
})

describe('the code of a customer who invites', () => {
  const cookieOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get('set-cookie')
  const cookie = 'referral=K7Q2MA9ZXB; Path=/; Max-Age=2592000; SameSite=Lax'

  test.each(['/?ref=K7Q2MA9ZXB', '/login?mode=register&ref=K7Q2MA9ZXB', '/products/vps?ref=K7Q2MA9ZXB'])(
    'is kept for 30 days when the address is %s',
    async (path) => {
      expect(await cookieOf(path)).toBe(cookie)
    },
  )

  test('is the first one that brought the visitor here', async () => {
    expect(await cookieOf('/?ref=K7Q2MA9ZXB', { cookie: 'language=vi; referral=FIRST23456' })).toBeNull()
    expect(await cookieOf('/', { cookie: 'referral=FIRST23456' })).toBeNull()
    // What no link of ours contains is replaced.
    expect(await cookieOf('/?ref=K7Q2MA9ZXB', { cookie: 'referral=' })).toBe(cookie)
  })

  test('is kept besides a choice of the language', async () => {
    const { headers } = await get('/login?lang=vi&ref=K7Q2MA9ZXB')
    expect(headers.getSetCookie()).toEqual([cookie, expect.stringContaining('language=vi;')])
  })

  test.each(['', 'a?b', 'x;Secure', 'x%0d%0aSet-Cookie:a=b', 'Ω', 'A'.repeat(41), 'A&ref=B'])(
    'is ignored when it is none: ref=%s',
    async (value) => {
      expect(await cookieOf(`/?ref=${value}`)).toBeNull()
    },
  )

  test('is sent only over https where the site is, and not kept by assets', async () => {
    const { origin } = await startTestServer({ siteDir: dir, https: true })
    expect((await fetch(`${origin}/?ref=K7Q2MA9ZXB`)).headers.get('set-cookie')).toBe(`${cookie}; Secure`)
    expect(await cookieOf('/favicon.svg?ref=K7Q2MA9ZXB')).toBeNull()
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

  test('is there for every id of a personal page, and leads to the one without script', async () => {
    for (const path of ['/dashboard/topup/abc', '/dashboard/topup/01a2-77?x=1']) {
      const { status, bytes } = await getRaw(path)
      expect([status, bytes.toString()]).toEqual([200, '<p>A top-up</p>'])
    }
    expect((await getRaw('/dashboard/topup')).status).toBe(404)
    const { status, headers } = await getRaw('/dashboard/topup/abc?view=text&lang=en')
    expect([status, headers.location]).toEqual([303, '/api/wallet/payments/abc/page?language=en'])
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
