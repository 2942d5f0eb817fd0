import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToken, linkTokenScript } from './link-token.ts'

const start = location.href

/** Runs the inline script as the page does. */
const run = () => new Function(linkTokenScript)()

beforeEach(() => {
  window.linkToken = undefined
})
afterEach(() => history.replaceState(null, '', start))

test('the inline script takes the token out of the address, and leaves the rest', () => {
  history.replaceState({ key: 'a' }, '', '?lang=vi&token=abc-123#end')
  run()
  expect(location.search).toBe('?lang=vi')
  expect(location.hash).toBe('#end')
  expect(history.state).toEqual({ key: 'a' })
  expect(linkToken()).toBe('abc-123')
})

test('without the script, the token is taken when it is read, and stays for as long as the page', () => {
  history.replaceState(null, '', '?token=abc-123')
  expect(linkToken()).toBe('abc-123')
  expect(location.search).toBe('')
  expect(linkToken()).toBe('abc-123')
})

test('an address without a token, or with an empty one, has none', () => {
  history.replaceState(null, '', '?lang=vi')
  expect(linkToken()).toBeUndefined()
  history.replaceState(null, '', '?token=')
  expect(linkToken()).toBeUndefined()
})
