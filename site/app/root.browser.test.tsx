import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from '#ds/components/navigation/Link/index.ts'
import Root, { ErrorBoundary } from '#site/root.tsx'
import { TestPage } from '#site/testing/fake-api-test-tools.tsx'

afterEach(cleanup)

test.each([
  ['vi', 'Trang gặp lỗi', 'Thử lại'],
  ['en', 'Something went wrong', 'Try again'],
] as const)(
  'a page that cannot be rendered shows an error in its language (%s), with a retry button',
  async (lang, title, retry) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('broken')
    }
    const Page = createRoutesStub([{ path: '/', Component: Broken, ErrorBoundary }])
    render(
      <TestPage language={lang}>
        <Page />
      </TestPage>,
    )
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: retry })).toBeVisible()
    error.mockRestore()
  },
)

test('internal links are handled by the router; external ones, those with a target and files by the browser', async () => {
  const Links = () => (
    <>
      <Link href="/products" target="_self">
        Tải lại
      </Link>
      <Link href="https://sen.test/">Trang khác</Link>
      <Link href="/api/wallet/transactions.csv" download>
        Tải CSV
      </Link>
      <Link href="/products">Sản phẩm</Link>
    </>
  )
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        { index: true, Component: Links },
        { path: 'products', Component: () => <p>Tất cả sản phẩm</p> },
      ],
    },
  ])
  render(
    <TestPage>
      <Page />
    </TestPage>,
  )
  const handledByRouter: boolean[] = []
  // The listener runs after React's own. The browser must not leave the test's page.
  const onClick = (event: Event) => {
    handledByRouter.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', onClick)
  for (const name of ['Tải lại', 'Trang khác', 'Tải CSV', 'Sản phẩm'])
    act(() => screen.getByRole('link', { name }).click())
  window.removeEventListener('click', onClick)
  expect(await screen.findByText('Tất cả sản phẩm')).toBeVisible()
  expect(handledByRouter).toEqual([false, false, false, true])
})
