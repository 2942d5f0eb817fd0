import { expect, test, vi } from 'vitest'
import { measureScript, pingOf } from '#site/boot/measure-places.ts'

/** Fetches that take these times, one after the other, by an injected clock. */
function tools(times: readonly number[]) {
  let time = 1000
  let count = 0
  const fetch = vi.fn(async () => {
    time += times[count++] ?? 0
    return { ok: true }
  })
  return { fetch, now: () => time }
}

test('a ping is the median of five fetches that no cache answers', async () => {
  const slowFirst = tools([180, 34, 31, 90, 35])
  expect(await pingOf('/api/health', slowFirst)).toBe(35)
  expect(slowFirst.fetch.mock.calls).toEqual(
    Array(5).fill(['/api/health', { method: 'HEAD', cache: 'no-store', credentials: 'omit' }]),
  )
})

test('a place that refuses, or does not answer, has no ping', async () => {
  const now = () => 0
  expect(await pingOf('/gone', { now, fetch: async () => ({ ok: false }) })).toBeNull()
  const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await pingOf('/offline', { now, fetch: offline })).toBeNull()
  expect(offline).toHaveBeenCalledOnce()
})

test('the script fits into its budget, and needs nothing from outside', () => {
  // The script is not minified; the build makes it smaller. All scripts of the page before its use have 5 kB.
  expect(measureScript().replaceAll(/^\s+|\/\/.*$/gm, '').length).toBeLessThan(2500)
  expect(measureScript()).not.toMatch(/import|__vi|require/)
})
