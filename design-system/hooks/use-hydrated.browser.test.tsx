import { act } from '@testing-library/react'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useHydrated } from './use-hydrated.ts'

/** Shows what each of its renders was, the first one first. */
function Renders() {
  const renders = useRef<boolean[]>([])
  renders.current.push(useHydrated())
  return <p>{renders.current.join(' ')}</p>
}

test('a page is hydrated as it was prerendered, and is then rendered as hydrated', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Renders />)
  expect(container.textContent).toBe('false')
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, <Renders />, { onRecoverableError }))
  expect(container.textContent).toBe('false true')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
