import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

afterEach(cleanup)

function Page({ place }: { place: string }) {
  useHeadingFocus(place)
  return <h1>{place}</h1>
}

test('the heading of a new place takes the focus, the first one’s does not', () => {
  const { rerender } = render(<Page place="login" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page place="tabs" />)
  expect(document.activeElement?.textContent).toBe('tabs')
})
