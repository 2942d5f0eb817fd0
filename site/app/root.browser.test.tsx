import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#site/root.tsx'

test.each([
  ['vi', 'Trang gặp lỗi', 'Thử lại'],
  ['en', 'Something went wrong', 'Try again'],
])('a page that cannot be drawn says so in its language (%s), with a way to try again', async (lang, title, again) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('broken')
  }
  const Page = createRoutesStub([{ path: '/', Component: Broken, ErrorBoundary, handle: { lang } }])
  render(<Page />)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: again })).toBeVisible()
  error.mockRestore()
})
