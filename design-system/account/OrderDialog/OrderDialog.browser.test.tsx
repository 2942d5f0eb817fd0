import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OrderCatalog } from '#contracts/catalog.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { quoting } from '#stories/fixtures/quotes.ts'
import { OrderDialog, type OrderResult } from './OrderDialog.tsx'

beforeEach(() => page.viewport(1000, 900))
afterEach(cleanup)

const catalog: OrderCatalog = {
  series: [{ id: 'vps', name: 'VPS', description: '' }],
  plans: [
    {
      id: 1,
      seriesId: 'vps',
      name: 'Basic',
      cpu: 1,
      ram: 1,
      storage: 20,
      bandwidth: 1000,
      ipv4: 1,
      features: [],
      isPopular: false,
      priceMonthly: 49_000,
      priceYearly: 490_000,
      prices: { monthly: { amount: 49_000, listAmount: null }, yearly: { amount: 490_000, listAmount: null } },
      osSupported: ['ubuntu'],
      soldOut: false,
      soldOutLocations: [],
    },
  ],
  locations: [{ id: 1, name: 'Ho Chi Minh', country: 'Vietnam', city: 'Ho Chi Minh', flag: 'vn', soldOut: false }],
  operatingSystems: [{ id: 'ubuntu', name: 'Ubuntu 22.04 LTS', endOfLife: null, successorIds: [] }],
}

function open(balance: string) {
  const onSubmit = vi.fn(async (): Promise<OrderResult> => ({ ok: true }))
  const dialog = (isOpen: boolean) => (
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <OrderDialog
          open={isOpen}
          onOpenChange={() => {}}
          catalog={{ status: 'ready', data: catalog }}
          balance={balance}
          now="2026-11-21T03:00:00.000Z"
          onQuote={quoting(catalog)}
          onSubmit={onSubmit}
          onTopUp={() => {}}
          texts={accountTexts.order}
        />
      </FormatProvider>
    </MessagesProvider>
  )
  const { rerender } = render(dialog(true))
  return { onSubmit, setOpen: (isOpen: boolean) => rerender(dialog(isOpen)) }
}

const radio = (name: string) => screen.getByRole('radio', { name })

/** Fills in the form with Tab and Space alone, ending in the name field. */
async function fillInByKeyboard() {
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  await userEvent.keyboard(' {Tab} {Tab} {Tab}web-01')
}

test('a VPS can be ordered with the keyboard alone, and Enter in the name field submits', async () => {
  const { onSubmit } = open('49000')
  await fillInByKeyboard()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith(
    { planId: 1, locationId: 1, name: 'web-01', operatingSystem: 'ubuntu', billingPeriod: 'monthly' },
    expect.objectContaining({ total: '49000' }),
  )
})

test('while an order is pending its name cannot be changed', async () => {
  const { onSubmit } = open('49000')
  const { promise, resolve } = Promise.withResolvers<OrderResult>()
  onSubmit.mockReturnValueOnce(promise)
  await fillInByKeyboard()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  await userEvent.keyboard('-later')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tên VPS/ }).value).toBe('web-01')
  resolve({ ok: false, message: 'Thử lại sau' })
  await screen.findByText('Thử lại sau')
  await userEvent.keyboard('-later')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tên VPS/ }).value).toBe('web-01-later')
})

test('Enter does not submit an order that the balance does not cover', async () => {
  const { onSubmit } = open('48999')
  await fillInByKeyboard()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.')).toBeTruthy()
  await expect.poll(() => onSubmit.mock.calls).toHaveLength(0)
})

test('an invalid form focuses its first error, which may be the plan', async () => {
  open('49000')
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  screen.getByRole('button', { name: 'Đặt VPS' }).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  expect(screen.getByText('Hãy chọn gói VPS')).toBeTruthy()
})

test('an unfinished order is still filled in when the dialog opens again', async () => {
  const { setOpen } = open('49000')
  await fillInByKeyboard()
  setOpen(false)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  setOpen(true)
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tên VPS/ }).value).toBe('web-01'),
  )
  expect((radio('Basic') as HTMLInputElement).checked).toBe(true)
})
