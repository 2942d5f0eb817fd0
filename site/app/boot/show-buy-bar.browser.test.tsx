import { afterEach, expect, test } from 'vitest'
import { buyBarScript, showBuyBar } from './show-buy-bar.ts'

afterEach(() => document.body.replaceChildren())

test('the bar is shown while the hero is above the window', () => {
  document.body.innerHTML = '<section data-buy-after></section><div data-buy-bar></div>'
  const bar = document.querySelector('[data-buy-bar]')
  let seen: ((isPast: boolean) => void) | undefined
  showBuyBar(document, (target, callback) => {
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
    '<div data-buy-after style="block-size: 200px"></div><div data-buy-bar style="block-size: 5000px"></div>'
  const bar = document.querySelector('[data-buy-bar]')
  expect(buyBarScript().length).toBeLessThan(900)
  new Function(buyBarScript())()
  window.scrollTo(0, 1000)
  await expect.poll(() => bar?.hasAttribute('data-shown')).toBe(true)
  window.scrollTo(0, 0)
  await expect.poll(() => bar?.hasAttribute('data-shown')).toBe(false)
})
