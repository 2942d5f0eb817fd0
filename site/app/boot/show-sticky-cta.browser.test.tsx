import { afterEach, expect, test } from 'vitest'
import { buyBarScript, showStickyCta } from './show-sticky-cta.ts'

afterEach(() => document.body.replaceChildren())

test('the bar is shown while the hero is above the window and the last call is below it', () => {
  document.body.innerHTML =
    '<section data-buy-after></section><section data-buy-until></section><div data-sticky-cta></div>'
  const bar = document.querySelector('[data-sticky-cta]')
  const seen = new Map<Element, (isPast: boolean, isInView: boolean) => void>()
  showStickyCta(document, (target, callback) => seen.set(target, callback))
  const [hero, call] = seen.values()
  expect([...seen.keys()]).toEqual([...document.querySelectorAll('section')])
  expect(bar?.hasAttribute('data-shown')).toBe(false)
  hero?.(true, false)
  expect(bar?.hasAttribute('data-shown')).toBe(true)
  call?.(false, true)
  expect(bar?.hasAttribute('data-shown')).toBe(false)
  call?.(true, false)
  expect(bar?.hasAttribute('data-shown')).toBe(false)
  call?.(false, false)
  expect(bar?.hasAttribute('data-shown')).toBe(true)
  hero?.(false, true)
  expect(bar?.hasAttribute('data-shown')).toBe(false)
})

test('the script is small and observes the window by itself', async () => {
  document.body.innerHTML =
    '<div data-buy-after style="block-size: 200px"></div><div data-sticky-cta style="block-size: 5000px"></div>'
  const bar = document.querySelector('[data-sticky-cta]')
  expect(buyBarScript().length).toBeLessThan(900)
  new Function(buyBarScript())()
  window.scrollTo(0, 1000)
  await expect.poll(() => bar?.hasAttribute('data-shown')).toBe(true)
  window.scrollTo(0, 0)
  await expect.poll(() => bar?.hasAttribute('data-shown')).toBe(false)
})
