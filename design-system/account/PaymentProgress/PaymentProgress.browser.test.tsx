import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PaymentStatus } from '#contracts/payments.ts'
import { languages } from '#contracts/rules/languages.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { topUpPageTexts } from '#ds/texts/top-up-page.ts'
import { done } from '#stories/fixtures/actions.ts'
import { payments } from '#stories/fixtures/payments.ts'
import { PaymentProgress } from './PaymentProgress.tsx'

afterEach(cleanup)

const texts = topUpPageTexts.vi.progress

/** A payment half an hour before it ends. */
const open = (status: PaymentStatus) => render(progress(status))

function progress(status: PaymentStatus, now = '2026-11-22T23:34:00.000Z') {
  return (
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <PaymentProgress
          status={status}
          now={now}
          onCancel={done}
          onReport={done}
          onAskAgain={done}
          next={null}
          supportHref="/dashboard?tab=support"
          texts={texts}
        />
      </FormatProvider>
    </MessagesProvider>
  )
}

test('the time that is left is said of the code, and at a gateway, where there is none, of the request', () => {
  open(payments.waiting)
  expect(screen.getByText('Mã còn dùng được 30 phút')).toBeDefined()
  cleanup()
  open(payments.redirected)
  expect(screen.getByText('Yêu cầu còn hiệu lực 30 phút')).toBeDefined()
  expect(screen.queryByText(/^Mã/)).toBeNull()
})

test('a screen reader hears how much time is left, not every minute, but once there are ten', () => {
  const { rerender } = open(payments.waiting)
  const at = (time: string) => rerender(progress(payments.waiting, `2026-11-22T${time}.000Z`))
  at('23:40:00')
  expect(screen.getByText('Mã còn dùng được 30 phút')).toBeDefined()
  at('23:54:00')
  expect(screen.getByText('Mã còn dùng được 10 phút')).toBeDefined()
})

test('an order needs all of the money, so that no other amount is suggested for it', () => {
  open(payments.waiting)
  expect(screen.getByText(texts.transfer.note)).toBeDefined()
  cleanup()
  for (const status of [payments.orderWaits, payments.orderShort]) {
    open(status)
    expect(screen.getByText(texts.order.note)).toBeDefined()
    expect(screen.queryByText(texts.transfer.note)).toBeNull()
    cleanup()
  }
})

test('an order that is done says of its VPS only what stays true once that runs, or is deleted', () => {
  const { done: words } = texts.order.views
  const order = { name: 'web-01', plan: 'Pro', total: '159.000 ₫', missing: '0 ₫', deadline: '' }
  expect(words.description(order)).toBe('Ví đã trả 159.000 ₫, VPS Pro của bạn được tạo ngay sau đó.')
  for (const language of languages)
    expect(topUpPageTexts[language].progress.order.views.done.description(order)).not.toMatch(/đang|being|正在/)
})

test('what is too much is said without a doubt which of the sums it is', () => {
  open(payments.over)
  expect(screen.getByText(/thừa 100\.000\s₫ so với yêu cầu/)).toBeDefined()
})

test('the code of an order that has expired is not to be made again, but the order', () => {
  open(payments.orderOver)
  expect(screen.getByText(/bạn có thể đặt lại đơn này/)).toBeDefined()
  expect(screen.queryByText(/hãy tạo mã mới/)).toBeNull()
  cleanup()
  open(payments.expired)
  expect(screen.getByText(/hãy tạo mã mới/)).toBeDefined()
})

test('what a gateway reports wrongly is looked at, and not to be paid again, also once its time is over', () => {
  for (const state of ['waiting', 'expired', 'cancelled'] as const) {
    open({ ...payments.inReview, state })
    expect(screen.getByRole('heading', { name: 'Khoản thanh toán đang được kiểm tra' })).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([texts.contact])
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
  }
})

test('a second payment is looked at beside the money of the first', () => {
  open(payments.paidAgain)
  expect(screen.getByRole('heading', { name: /^Đã nhận/ })).toBeDefined()
  expect(screen.getByText(/^MoMo báo thêm một lần thanh toán/)).toBeDefined()
  expect(screen.getByRole('link', { name: texts.contact })).toBeDefined()
  cleanup()
  open({ ...payments.paidAgain, inReview: false })
  expect(screen.queryByText(/^MoMo báo/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
