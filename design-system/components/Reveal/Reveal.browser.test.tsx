import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Reveal } from './Reveal.tsx'

/** As the browser would be told by a person's settings, or by printing. */
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
const waits = () => expect.poll(() => phase('second')).toBe('waiting')
const moving = () =>
  document
    .getAnimations()
    .map((animation) => (animation as CSSTransition).transitionProperty)
    .sort()

test('what is in view as the page opens is there, and stays', async () => {
  render(<Page />)
  await waits()
  expect(phase('first')).toBeUndefined()
  expect(opacity('first')).toBe(1)
})

test('what is below rises into place as it is scrolled into view, in 400 ms from 12 px', async () => {
  render(<Page />)
  await waits()
  expect(opacity('second')).toBe(0)
  expect(getComputedStyle(element('second')).transform).toBe('matrix(1, 0, 0, 1, 0, 12)')
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(moving).toEqual(['opacity', 'transform'])
  expect(document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration)).toEqual([
    400, 400,
  ])
  for (const animation of document.getAnimations()) animation.finish()
  expect(opacity('second')).toBe(1)
})

test('once: out of view and back, it is simply there', async () => {
  render(<Page />)
  await waits()
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(() => phase('second')).toBe('revealed')
  for (const animation of document.getAnimations()) animation.finish()
  window.scrollTo(0, 0)
  await frames()
  expect(phase('second')).toBe('revealed')
  expect(opacity('second')).toBe(1)
  element('second').scrollIntoView({ block: 'center' })
  await frames()
  expect(moving()).toEqual([])
})

test('nothing around it moves', async () => {
  const room = () => [document.documentElement.scrollHeight, element('second').offsetTop]
  render(<Page />)
  const before = room()
  await waits()
  expect(room()).toEqual(before)
  element('second').scrollIntoView({ block: 'center' })
  await expect.poll(() => phase('second')).toBe('revealed')
  expect(room()).toEqual(before)
})

/** Observers have told by then what they have to tell. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

describe('nothing is ever hidden', () => {
  test('where less motion is asked for', async () => {
    await emulate('reduce')
    render(<Page />)
    await waits()
    expect(opacity('second')).toBe(1)
    expect(getComputedStyle(element('second')).transform).toBe('none')
  })

  test('on paper', async () => {
    render(<Page />)
    await waits()
    await emulate('no-preference', 'print')
    expect(opacity('second')).toBe(1)
  })

  test('without a script, and before it has arrived', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Page />)
    expect(opacity('second')).toBe(1)
    container.remove()
  })

  test('in a browser without observers', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    render(<Page />)
    await frames()
    expect(opacity('second')).toBe(1)
  })

  test('by an observer that never tells anything', async () => {
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
