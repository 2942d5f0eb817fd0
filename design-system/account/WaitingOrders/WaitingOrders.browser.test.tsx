import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { paymentNow, payments } from '#stories/fixtures/payments.ts'
import { WaitingOrders } from './WaitingOrders.tsx'

beforeEach(() => page.viewport(360, 800))
afterEach(cleanup)

const { order } = payments.orderWaits
const heading = createRef<HTMLHeadingElement>()

/** A page that takes the order out of the list once it is cancelled, as the site does. */
function Page() {
  const [orders, setOrders] = useState([order])
  return (
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <h1 ref={heading} tabIndex={-1}>
          Xin chào
        </h1>
        <WaitingOrders
          orders={orders}
          balance="0"
          now={paymentNow}
          payHref={(id) => `/dashboard/topup/${id}`}
          onCancel={async () => {
            setOrders([])
            return { ok: true }
          }}
          fallbackFocus={heading}
          texts={accountTabTexts.vi.waitingOrders}
        />
      </FormatProvider>
    </MessagesProvider>
  )
}

const button = () => screen.queryByRole('button', { name: 'Hủy đơn hàng cua-hang' })
const noDialog = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('an order that is kept stays with the focus on its button', async () => {
  render(<Page />)
  await userEvent.click(button() as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Giữ lại' }))
  await noDialog()
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
})

test('a cancelled order is gone with its panel, and the focus is where the page wants it', async () => {
  render(<Page />)
  await userEvent.click(button() as HTMLElement)
  await screen.findByRole('dialog', { name: 'Hủy đơn hàng cua-hang?' })
  await userEvent.click(screen.getByRole('button', { name: 'Hủy đơn hàng' }))
  await noDialog()
  expect(button()).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(heading.current))
})
