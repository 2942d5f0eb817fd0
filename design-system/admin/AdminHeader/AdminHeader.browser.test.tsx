import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { AdminHeader } from './AdminHeader.tsx'

afterEach(cleanup)

test('two clicks sign out once, and the button is busy until the request has resolved', async () => {
  const request = Promise.withResolvers<SubmitResult>()
  const signOut = vi.fn(() => request.promise)
  await page.viewport(1024, 720)
  const admin = { firstName: 'Hoàng', lastName: 'Phạm', email: 'admin@sen.test' }
  render(
    <MessagesProvider value={componentMessages.vi}>
      <ThemeProvider>
        <AdminHeader texts={adminTexts.vi.header} admin={admin} onSignOut={signOut} />
      </ThemeProvider>
    </MessagesProvider>,
  )
  const button = screen.getByRole('button', { name: adminTexts.vi.header.logout })
  act(() => {
    button.click()
    button.click()
  })
  expect(signOut).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => request.resolve({ ok: false, message: 'Máy chủ bận' }))
  expect(button.getAttribute('aria-busy')).toBeNull()
})
