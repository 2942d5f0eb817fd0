import '#ds/css/global.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { transitionView } from './transition-view.ts'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(() => setMotion('no-preference'))
afterEach(async () => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  await setMotion('reduce')
})

function begun(start: { mock: { results: readonly { value: unknown }[] } }) {
  const [result] = start.mock.results
  if (!result) throw new Error('No transition has begun.')
  return result.value as ViewTransition
}

function showList() {
  document.body.innerHTML = '<p id="row">cua-hang</p><button type="button">Đặt</button>'
  return document.getElementById('row') as HTMLElement
}
const details = () => document.querySelector<HTMLElement>('h2')
const change = vi.fn(async () => {
  document.getElementById('row')?.remove()
  document.body.insertAdjacentHTML('beforeend', '<h2>cua-hang</h2>')
})
const nameOf = (element: HTMLElement | null) => element?.style.getPropertyValue('view-transition-name')
const movements = () =>
  document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('title'))

test('what is shared moves to its new place, within 200 ms, and has no name afterwards', async () => {
  const row = showList()
  const start = vi.spyOn(document, 'startViewTransition')
  transitionView(change, [{ name: 'title', before: row, after: details }])
  expect(nameOf(row)).toBe('title')
  const { ready, finished } = begun(start)
  await ready
  expect(nameOf(details())).toBe('title')
  expect(movements().length).toBeGreaterThan(0)
  for (const { effect } of movements()) expect(effect?.getTiming().duration).toBeLessThanOrEqual(200)
  await finished
  await expect.poll(() => nameOf(details())).toBe('')
})

test('the page takes clicks meanwhile', async () => {
  const row = showList()
  const onPress = vi.fn()
  document.querySelector('button')?.addEventListener('click', onPress)
  const start = vi.spyOn(document, 'startViewTransition')
  transitionView(change, [{ name: 'title', before: row, after: details }])
  await begun(start).ready
  for (const animation of document.getAnimations()) animation.pause()
  await userEvent.click(document.querySelector('button') as HTMLElement)
  expect(onPress).toHaveBeenCalledOnce()
  for (const animation of document.getAnimations()) animation.finish()
})

test('a change that does not come does not hold the page', async () => {
  const row = showList()
  const start = vi.spyOn(document, 'startViewTransition')
  transitionView(() => new Promise(() => undefined), [{ name: 'title', before: row, after: details }])
  await begun(start).updateCallbackDone
  expect(nameOf(row)).toBe('')
})

test('with reduced motion, and in a browser that has none, the change is made at once', async () => {
  showList()
  change.mockClear()
  await setMotion('reduce')
  const start = vi.spyOn(document, 'startViewTransition')
  transitionView(change, [])
  expect(change).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()

  await setMotion('no-preference')
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true })
  transitionView(change, [])
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(change).toHaveBeenCalledTimes(2)
})
