import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

afterEach(cleanup)

function Page({ page, selector }: { page: string; selector?: string }) {
  useHeadingFocus(page, selector)
  return (
    <>
      <h1>{page}</h1>
      <article>{`part ${page}`}</article>
    </>
  )
}

test('the heading is focused when the page changes, but not on the first render', () => {
  const { rerender } = render(<Page page="login" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page page="tabs" />)
  expect(document.activeElement?.textContent).toBe('tabs')
})

test('the part of a page that was replaced is focused', () => {
  const { rerender } = render(<Page page="list" selector="article" />)
  rerender(<Page page="desk" selector="article" />)
  expect(document.activeElement?.textContent).toBe('part desk')
})
