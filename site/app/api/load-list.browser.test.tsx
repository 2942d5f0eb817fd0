import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as noResponseArea from '#ds/texts/no-response.ts'
import { textAreaOf } from '#site/texts/text-area.ts'
import { loadList } from './load-list.ts'

await textAreaOf(noResponseArea).load({ edition: 'mixed', language: 'vi' })

beforeEach(() => {
  document.documentElement.lang = 'vi'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

/** Pages of a list, as the server sends them. */
function serve(pages: Record<string, { rows: object[]; next?: string }>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    const page = pages[path]
    return page
      ? Response.json(page.rows, { headers: page.next ? { 'x-next-cursor': page.next } : {} })
      : Response.json({ detail: 'Không có' }, { status: 404 })
  })
  return requested
}

test('a list of one page is one request', async () => {
  const requested = serve({ '/api/vps/user/41': { rows: [{ id: '2' }, { id: '1' }] } })
  expect(await loadList('/api/vps/user/41')).toEqual([{ id: '2' }, { id: '1' }])
  expect(requested).toEqual(['/api/vps/user/41'])
})

test('a long list is loaded to its end, in order', async () => {
  serve({
    '/api/vps/user/41': { rows: [{ id: '3' }], next: 'a+b' },
    '/api/vps/user/41?limit=200&cursor=a%2Bb': { rows: [{ id: '2' }], next: 'c' },
    '/api/vps/user/41?limit=200&cursor=c': { rows: [{ id: '1' }] },
  })
  expect(await loadList('/api/vps/user/41')).toEqual([{ id: '3' }, { id: '2' }, { id: '1' }])
})

test('when a later page cannot be loaded, there is no half list', async () => {
  serve({ '/api/vps/user/41': { rows: [{ id: '2' }], next: 'gone' } })
  await expect(loadList('/api/vps/user/41')).rejects.toMatchObject({ status: 404 })
})

test('the pages after a first one of another length have the most that a response has', async () => {
  const requested = serve({
    '/api/wallet/transactions/41?limit=20': { rows: [{ id: '2' }], next: 'a' },
    '/api/wallet/transactions/41?limit=200&cursor=a': { rows: [{ id: '1' }] },
  })
  expect(await loadList('/api/wallet/transactions/41?limit=20')).toEqual([{ id: '2' }, { id: '1' }])
  expect(requested).toHaveLength(2)
})
