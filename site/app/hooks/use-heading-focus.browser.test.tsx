import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

afterEach(cleanup)

function Page({ page }: { page: string }) {
  useHeadingFocus(page)
  return <h1>{page}</h1>
}

test('focuses the heading when the page changes, but not on the first render', () => {
  const { rerender } = render(<Page page="login" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page page="tabs" />)
  expect(document.activeElement?.textContent).toBe('tabs')
})
