import { act, cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { ToastProvider } from './ToastProvider.tsx'
import { renderWithToasts } from './toast-test-tools.tsx'
import { useToast } from './use-toast.ts'

afterEach(cleanup)

function Greeting() {
  const { show } = useToast()
  useEffect(() => {
    show({ title: 'Đăng nhập thành công', description: 'Chào mừng bạn quay trở lại' })
  }, [show])
  return <main>Trang khách hàng</main>
}

const greetings = () => screen.queryAllByRole('group', { name: 'Đăng nhập thành công' })

test('in strict mode, which mounts twice, one toast is visible and closes after 5,000 ms', async () => {
  const { clock, unmount } = renderWithToasts(<Greeting />, { reactStrictMode: true })
  expect(greetings()).toHaveLength(1)
  expect(screen.getAllByRole('region', { name: 'Thông báo (F8)' })).toHaveLength(1)
  act(() => clock.advance(4999))
  expect(greetings()).toHaveLength(1)
  act(() => clock.advance(1))
  await expect.poll(() => greetings().length).toBe(0)
  unmount()
  expect(clock.pending()).toBe(0)
})

test('unmounting removes the region and all timers', () => {
  const { clock, unmount } = renderWithToasts(<Greeting />)
  expect(clock.pending()).toBe(1)
  unmount()
  expect(clock.pending()).toBe(0)
  expect(screen.queryByRole('region')).toBeNull()
})

test("the server's markup is hydrated without a warning, and then the region appears", async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = (
    <MessagesProvider value={componentMessages.vi}>
      <ToastProvider>
        <Greeting />
      </ToastProvider>
    </MessagesProvider>
  )
  const markup = renderToString(page)
  expect(markup).toBe('<main>Trang khách hàng</main>')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const recovered = vi.fn()
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }))
  expect(screen.getAllByRole('region', { name: 'Thông báo (F8)' })).toHaveLength(1)
  expect(greetings()).toHaveLength(1)
  expect(recovered).not.toHaveBeenCalled()
  expect(warnings).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
  warnings.mockRestore()
})

test('without a provider, useToast throws an error that names it', () => {
  expect(() => renderToString(<Greeting />)).toThrow('Wrap the page in <ToastProvider>')
})
