import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { VpsConsole } from './VpsConsole.tsx'

afterEach(cleanup)

const screen = (isOpen: boolean) => (
  <>
    <div style={{ blockSize: 600 }} />
    <VpsConsole
      list={<div style={{ blockSize: 2000 }} />}
      pane={isOpen && <div id="pane" style={{ blockSize: 1500 }} />}
    />
  </>
)

test('on a phone the pane that takes the place of the list begins at the top, however far the list was scrolled', async () => {
  await page.viewport(360, 780)
  const { rerender } = render(screen(false))
  window.scrollTo(0, 500)
  rerender(screen(true))
  expect(document.querySelector('#pane')?.getBoundingClientRect().top).toBeCloseTo(0, 0)
})
