import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OrderCatalog } from '#contracts/catalog.ts'
import { leastPromises } from '#contracts/rules/plan-promises.ts'
import { SshKeyChoice } from '#ds/account/SshKeys/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { sshKeyChoiceTexts } from '#ds/texts/ssh-keys.ts'
import { quoting } from '#stories/fixtures/quotes.ts'
import { OrderDialog, type OrderDialogProps, type OrderResult } from './OrderDialog.tsx'
import type { OnQuote, QuoteResult } from './use-quote.ts'

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
      promises: leastPromises,
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

function open(balance: string, props: Partial<OrderDialogProps> = {}) {
  const onSubmit = vi.fn(async (): Promise<OrderResult> => ({ ok: true }))
  const dialog = (isOpen: boolean) => (
    <MessagesProvider value={componentMessages.vi}>
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
          texts={accountDialogTexts.vi.order}
          {...props}
        />
      </FormatProvider>
    </MessagesProvider>
  )
  const { rerender } = render(dialog(true))
  return { onSubmit, setOpen: (isOpen: boolean) => rerender(dialog(isOpen)) }
}

const radio = (name: string) => screen.getByRole('radio', { name })

/** Fills in the form with Tab and Space alone, ending in the name field. The period is chosen from the beginning. */
async function fillInByKeyboard() {
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  await userEvent.keyboard(' {Tab}{Tab} {Tab} {Tab}web-01')
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
  expect(screen.getByText('Vui lòng chọn gói VPS')).toBeTruthy()
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

const steps = () => document.querySelectorAll<HTMLElement>('[data-component="OrderStepHead"]')
const isShown = (element: Element) => element.getClientRects().length > 0

test('a phone has three numbered steps, and ticks those in which everything is chosen', async () => {
  await page.viewport(360, 800)
  open('49000')
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  expect([...steps()].filter(isShown).map(({ textContent }) => textContent)).toEqual([
    '1Chọn góiBước 1/3',
    '2Vị trí và hệ điều hànhBước 2/3',
    '3Đặt tên và xem lạiBước 3/3',
  ])
  // The first plan also selects a location and a system, so the second step can be passed without a choice.
  await userEvent.keyboard(' ')
  await vi.waitFor(() =>
    expect([...steps()].map(({ textContent }) => textContent)).toEqual([
      'Chọn gói (đã xong)Bước 1/3',
      'Vị trí và hệ điều hành (đã xong)Bước 2/3',
      '3Đặt tên và xem lạiBước 3/3',
    ]),
  )
  await page.viewport(1000, 800)
  expect([...steps()].filter(isShown)).toEqual([])
})

test('on a phone the button has the price, and beside it stands until when the wallet lasts', async () => {
  await page.viewport(360, 800)
  const forecast = { balance: '250000', until: '2027-12-31T00:00:00.000Z', lastsUntil: null, lines: [] }
  open('250000', { forecast, choice: { planId: 1, locationId: 1, os: 'ubuntu' } })
  const button = await screen.findByRole('button', { name: /^Đặt VPS/ })
  await vi.waitFor(() => expect(button.innerText).toMatch(/^Đặt VPS · 49\.000\s₫$/))
  const foot = button.closest<HTMLElement>('[data-component="OrderFooter"]')
  // 201.000 are left, which pay for four months more.
  const day = await vi.waitFor(() => {
    const time = foot?.querySelector('time[datetime^="2027-04-21"]')
    expect(time).not.toBeNull()
    return time as Element
  })
  expect(day.textContent).toBe('21/04/2027')
  expect(isShown(day)).toBe(true)
  expect(foot?.textContent).toContain('Ví đủ dùng đến')
  expect(foot?.textContent).not.toContain('Trả hôm nay')
})

test('before there is a quote, the summary shows an amount for today, without a period, and moves nothing when the quote arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<QuoteResult>()
  const onQuote = vi.fn<OnQuote>(() => promise)
  open('250000', { onQuote, choice: { planId: 1, locationId: 1, os: 'ubuntu' } })
  const total = (await screen.findAllByText('Trả hôm nay'))[0]?.closest('div') as HTMLElement
  await vi.waitFor(() => expect(onQuote).toHaveBeenCalledOnce())
  expect(total.textContent).toMatch(/^Trả hôm nay49\.000\s₫$/)
  expect(screen.getByText('Đang tính lại giá…')).toBeTruthy()
  const before = total.getBoundingClientRect().top
  resolve(await quoting(catalog)({ planId: 1, locationId: 1, billingPeriod: 'monthly' }))
  await screen.findByRole('list', { name: 'Chi tiết giá' })
  expect(screen.queryByText('Đang tính lại giá…')).toBeNull()
  const after = screen.getByText('Trả hôm nay').closest('div') as HTMLElement
  expect(after.getBoundingClientRect().top).toBe(before)
})

test('an order that is sent before there is a quote waits for it, and its discount is not a change of the price', async () => {
  const { promise, resolve } = Promise.withResolvers<QuoteResult>()
  const { onSubmit } = open('49000', { onQuote: () => promise })
  await fillInByKeyboard()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  const result = await quoting(catalog)({ planId: 1, locationId: 1, billingPeriod: 'monthly' })
  if (!result.ok) throw new Error(result.message)
  resolve({ ok: true, quote: { ...result.quote, total: '34300' } })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ total: '34300' }))
  expect(screen.queryByText(/^Giá vừa đổi/)).toBeNull()
})

test.each([360, 1000])('at %i px no line of specifications begins or ends with a dot', async (width) => {
  await page.viewport(width, 800)
  open('49000')
  await vi.waitFor(() => expect(document.activeElement).toBe(radio('Basic')))
  const line = document.querySelector('[class*="pieceLines"]') as HTMLElement
  expect(line.textContent).toBe('1\u00a0vCPU · 1\u00a0GB\u00a0RAM · 20\u00a0GB\u00a0SSD NVMe')
  const visible = (line.parentElement as HTMLElement).getBoundingClientRect()
  for (const dot of line.querySelectorAll('[class*="dot"]')) {
    const own = dot.getBoundingClientRect()
    const piece = dot.parentElement as HTMLElement
    const isFirstOfLine = piece.offsetTop > (piece.previousElementSibling as HTMLElement).offsetTop
    // At the start of a line it lies in what is cut off.
    expect(own.right <= visible.left + 0.5).toBe(isFirstOfLine)
  }
})

test('the keys that are chosen are sent with the order, and adding one does not send it', async () => {
  const onAdd = vi.fn(async () => ({ ok: true as const }))
  const { addDialog, add } = sshKeyChoiceTexts.vi
  const field = (
    <SshKeyChoice
      sshKeys={{ status: 'ready', data: [] }}
      value={['k1']}
      onValueChange={() => undefined}
      onAdd={onAdd}
      texts={sshKeyChoiceTexts.vi}
    />
  )
  const { onSubmit } = open('49000', { sshKeys: { ids: ['k1'], field } })
  await fillInByKeyboard()
  await userEvent.click(screen.getByRole('button', { name: add }))
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Khóa công khai/ }), 'ssh-ed25519 AAAA')
  await userEvent.click(screen.getByRole('button', { name: addDialog.submit }))
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledWith({ publicKey: 'ssh-ed25519 AAAA' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: addDialog.submit })).toBeNull())
  expect(onSubmit).not.toHaveBeenCalled()
  screen.getByRole('textbox', { name: /^Tên VPS/ }).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'web-01', sshKeyIds: ['k1'] }),
    expect.objectContaining({ total: '49000' }),
  )
})
