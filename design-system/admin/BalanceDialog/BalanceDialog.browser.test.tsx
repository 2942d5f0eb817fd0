import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BalanceChange, BalanceResult } from '#ds/admin/balance-change.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { BalanceDialog } from './BalanceDialog.tsx'

afterEach(cleanup)

const texts = adminTexts.vi.users.balanceDialog

test('each time the balance has changed, the dialog names the one it showed, and sends the current one', async () => {
  const onSubmit = vi
    .fn<(change: BalanceChange) => Promise<BalanceResult>>()
    .mockResolvedValueOnce({ ok: false, movedTo: '900000' })
    .mockResolvedValueOnce({ ok: false, movedTo: '800000' })
    .mockResolvedValueOnce({ ok: true })
  const onOpenChange = vi.fn()
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <BalanceDialog
          texts={texts}
          email="lan@sen.test"
          currentBalance="1000000"
          open
          onOpenChange={onOpenChange}
          onSubmit={onSubmit}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
  await userEvent.fill(await screen.findByLabelText(texts.amounts.set, { exact: false }), '1200000')
  const pressSubmit = () => userEvent.click(screen.getByRole('button', { name: texts.submit }))
  const notice = () => screen.queryByRole('alert')?.textContent?.replace(/\s/g, ' ')
  await pressSubmit()
  await expect.poll(notice).toMatch(/1\.000\.000 ₫ thành 900\.000 ₫/)
  await pressSubmit()
  await expect.poll(notice).toMatch(/900\.000 ₫ thành 800\.000 ₫/)
  expect(onOpenChange).not.toHaveBeenCalled()
  await pressSubmit()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  expect(onSubmit.mock.calls.map(([{ expectedBalance }]) => expectedBalance)).toEqual(['1000000', '900000', '800000'])
})

test.each<[string, BalanceResult, close: string | undefined]>([
  ['the balance had moved and it was cancelled', { ok: false, movedTo: '900000' }, texts.cancel],
  ['the change had failed and it was cancelled', { ok: false, message: 'Máy chủ bận' }, texts.cancel],
  ['the change was saved', { ok: true }, undefined],
])('reopened after %s, the dialog is empty and uses the balance it is given', async (_, result, close) => {
  const onSubmit = vi.fn<(change: BalanceChange) => Promise<BalanceResult>>(async () => result)
  function Page() {
    const [open, setOpen] = useState(true)
    const [currentBalance, setCurrentBalance] = useState('1000000')
    const reopen = () => {
      setCurrentBalance('500000')
      setOpen(true)
    }
    return (
      <MessagesProvider value={componentMessages.vi}>
        <FormatProvider locale="vi-VN">
          <button type="button" onClick={reopen}>
            Sửa lại
          </button>
          <BalanceDialog
            texts={texts}
            email="lan@sen.test"
            currentBalance={currentBalance}
            open={open}
            onOpenChange={setOpen}
            onSubmit={onSubmit}
          />
        </FormatProvider>
      </MessagesProvider>
    )
  }
  render(<Page />)
  const amount = () => screen.findByLabelText(texts.amounts.set, { exact: false })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.fill(await amount(), '1200000')
  await userEvent.fill(screen.getByLabelText(texts.reason, { exact: false }), 'Bù sự cố')
  await press(texts.submit)
  if (close !== undefined) {
    await screen.findByRole('alert')
    await press(close)
  }
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await press('Sửa lại')
  expect(await amount()).toHaveProperty('value', '')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.fill(await amount(), '600000')
  await press(texts.submit)
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ balance: '600000', expectedBalance: '500000' }])
})
