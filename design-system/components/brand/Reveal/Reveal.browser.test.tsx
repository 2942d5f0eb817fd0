import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Reveal } from './Reveal.tsx'

/** Emulates a user's motion setting, or printing. */
const emulate = (motion: 'reduce' | 'no-preference', media = '') =>
  cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-reduced-motion', value: motion }] })

beforeEach(async () => {
  await page.viewport(800, 600)
  await emulate('no-preference')
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
  await emulate('reduce')
})

const Page = () => (
  <main>
    <Reveal data-testid="first">Ở trên</Reveal>
    <div style={{ blockSize: 2000 }} />
    <Reveal data-testid="second">Ở dưới</Reveal>
    <div style={{ blockSize: 2000 }} />
  </main>
)

const element = (id: string) => screen.getByTestId(id)
const opacity = (id: string) => Number(getComputedStyle(element(id)).opacity)
const phase = (id: string) => element(id).dataset.phase
const untilWaiting = () => expect.poll(() => phase('second')).toBe('waiting')
const animatedProperties = () =>
  document
    .getAnimations()
    .map((animation) => (animation as CSSTransition).transitionProperty)
    .sort()

test('content in view on page load is visible and stays visible', async () => {
  render(<Page />)
  await untilWaiting()
  expect(phase('first')).toBeUndefined()
  expect(opacity('first')).toBe(1)
})

test('content below the window moves up by 12 px in 400 ms when it is scrolled into view', async () => {
  render(<Page />)
  await untilWaiting()
  expect(opacity('second')).toBe(0)
  expect(getComputedStyle(element('second')).transform).toBe('matrix(1, 0, 0, 1, 0, 12)')
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(animatedProperties).toEqual(['opacity', 'transform'])
  expect(document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration)).toEqual([
    400, 400,
  ])
  for (const animation of document.getAnimations()) animation.finish()
  expect(opacity('second')).toBe(1)
})

test('content that is scrolled out of view and back is visible at once', async () => {
  render(<Page />)
  await untilWaiting()
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(() => phase('second')).toBe('revealed')
  for (const animation of document.getAnimations()) animation.finish()
  window.scrollTo(0, 0)
  await frames()
  expect(phase('second')).toBe('revealed')
  expect(opacity('second')).toBe(1)
  element('second').scrollIntoView({ block: 'center' })
  await frames()
  expect(animatedProperties()).toEqual([])
})

test('the layout around it does not change', async () => {
  const layout = () => [document.documentElement.scrollHeight, element('second').offsetTop]
  render(<Page />)
  const before = layout()
  await untilWaiting()
  expect(layout()).toEqual(before)
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(() => phase('second')).toBe('revealed')
  expect(layout()).toEqual(before)
})

/** Resolves after observers have been notified. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

describe('nothing is hidden', () => {
  test('with reduced motion', async () => {
    await emulate('reduce')
    render(<Page />)
    await untilWaiting()
    expect(opacity('second')).toBe(1)
    expect(getComputedStyle(element('second')).transform).toBe('none')
  })

  test('when printed', async () => {
    render(<Page />)
    await untilWaiting()
    await emulate('no-preference', 'print')
    expect(opacity('second')).toBe(1)
  })

  test('without a script, and before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Page />)
    expect(opacity('second')).toBe(1)
    container.remove()
  })

  test('in a browser without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    render(<Page />)
    await frames()
    expect(opacity('second')).toBe(1)
  })

  test('if the observer is never notified', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    render(<Page />)
    await frames()
    expect(opacity('second')).toBe(1)
  })
})
