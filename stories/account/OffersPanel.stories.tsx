import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { amount } from '#stories/amount.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { offers } from '#stories/fixtures/catalogue.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, narrowDesktop, widths } from '#stories/modes.ts'

const referral = { link: 'https://sen.test/login?mode=register&ref=K7Q2MX', invited: 3, earned: '400000' }

const meta = {
  id: 'account-offerspanel',
  title: 'Account/OffersPanel · Bảng ưu đãi',
  component: OffersPanel,
  args: {
    offers: ready(Object.values(offers)),
    referral,
    now,
    texts: accountTabTexts.vi.offers,
    onOrder: fn(),
    onTopUp: fn(),
  },
} satisfies Meta<typeof OffersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const FourOffers: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Còn 41 ngày')).toBeVisible()
    for (const figure of ['Giảm 30 %', amount('+100.000 ₫'), '7 ngày', amount('200.000 ₫')])
      await expect(canvas.getByText(figure)).toBeVisible()
    await expect(canvas.getByText(/Áp dụng từ 500\.000 ₫\. Áp dụng đến hết 31\/12\/2026\./)).toBeVisible()
    await expect(canvas.getByText(referral.link)).toBeVisible()
    await expect(canvas.getByText('3 người đã đăng ký, bạn nhận được 400.000 ₫.')).toBeVisible()
  },
}

/** Two days before its end, the hours of an offer are counted. */
export const TheLastHours: Story = {
  args: { offers: ready([{ ...offers.discount, endsAt: '2026-11-23T03:00:00.000Z' }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Còn 48 giờ')).toBeVisible()
    await expect(canvas.getByText(/Áp dụng đến hết 23\/11\/2026/)).toBeVisible()
  },
}

/** An amount for one period and one plan, without a code and without an end. */
export const AnAmountForOnePlan: Story = {
  args: {
    offers: ready([
      {
        ...offers.discount,
        kind: 'amount',
        percent: undefined,
        amount: '50000',
        code: null,
        periods: 1,
        planIds: [5],
        billingPeriods: ['yearly'],
        endsAt: null,
      },
    ]),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(amount('50.000 ₫')).parentElement).toHaveTextContent('Giảm 50.000 ₫')
    await expect(canvas.queryByText(/^Còn/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt VPS ngay' }))
    await expect(args.onOrder).toHaveBeenCalledWith({ planId: 5, period: 'yearly' })
  },
}

/** Each offer does what it says. */
export const EachHasItsAction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt VPS ngay' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith({ code: 'CHAO30', period: 'monthly' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng thử ngay' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith({ trial: true })
    await userEvent.click(canvas.getByRole('button', { name: /^Nạp 500\.000\s₫$/ }))
    await expect(args.onTopUp).toHaveBeenCalledWith('500000')
    await expect(canvas.getByRole('button', { name: `Sao chép ${referral.link}` })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Sao chép CHAO30' })).toBeEnabled()
  },
}

export const LongTexts: Story = {
  args: {
    offers: ready([
      {
        ...offers.discount,
        title: 'Ưu đãi dành riêng cho khách hàng doanh nghiệp đăng ký lần đầu trong tháng',
        description: 'Giảm giá cho mọi VPS được đặt trong vòng 48 giờ kể từ khi tài khoản được tạo.',
        code: 'CHAO-MUNG-DOANH-NGHIEP-MOI-2026',
      },
      { ...offers.bonus, amount: '100000000', minimum: '1000000000' },
      offers.referral,
    ]),
  },
  parameters: { chromatic: { modes: inLightOnPhone } },
}

export const None: Story = {
  args: { offers: ready([]) },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hiện chưa có ưu đãi nào')).toBeVisible()
  },
}

export const Loading: Story = { args: { offers: loading }, parameters: { chromatic: { modes: inLight } } }

export const Failed: Story = {
  args: { offers: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { modes: inLight } },
}
