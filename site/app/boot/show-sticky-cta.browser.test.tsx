import { afterEach, expect, test } from 'vitest'
import { buyBarScript, showStickyCta } from './show-sticky-cta.ts'

afterEach(() => document.body.replaceChildren())

test('the bar is shown while the hero is above the window', () => {
  document.body.innerHTML = '<section data-buy-after></section><div data-sticky-cta></div>'
  const bar = document.querySelector('[data-sticky-cta]')
  let seen: ((isPast: boolean) => void) | undefined
  showStickyCta(document, (target, callback) => {
    expect(target).toBe(document.querySelector('[data-buy-after]'))
    seen = callback
  })
  expect(bar?.hasAttribute('data-shown')).toBe(false)
  seen?.(true)
  expect(bar?.hasAttribute('data-shown')).toBe(true)
  seen?.(false)
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
