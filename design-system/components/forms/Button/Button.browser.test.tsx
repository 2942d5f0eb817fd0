import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Button } from './Button.tsx'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Shows the button as it is while it is pressed, with the browser's own rules for `:active`. */
async function press(button: HTMLElement) {
  await cdp().send('DOM.enable')
  await cdp().send('CSS.enable')
  const { result } = await cdp().send('Runtime.evaluate', {
    expression: 'document.querySelector("iframe")?.contentDocument ?? document',
  })
  await cdp().send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await cdp().send('DOM.requestNode', { objectId: result.objectId ?? '' })
  const found = await cdp().send('DOM.querySelector', { nodeId, selector: '[data-component="Button"]' })
  await cdp().send('CSS.forcePseudoState', { nodeId: found.nodeId, forcedPseudoClasses: ['active'] })
  await expect.poll(() => button.matches(':active')).toBe(true)
}

afterEach(async () => {
  await cdp().send('CSS.disable')
  await setMotion('reduce')
  cleanup()
})

test.each([
  ['no-preference', '0px 1px'],
  ['reduce', '0px'],
] as const)('with motion %s, a pressed button is moved by %s', async (motion, moved) => {
  await setMotion(motion)
  render(<Button>Nạp tiền</Button>)
  const button = screen.getByRole('button')
  expect(getComputedStyle(button).translate).toBe('none')
  await press(button)
  expect(getComputedStyle(button).translate).toBe(moved)
})
