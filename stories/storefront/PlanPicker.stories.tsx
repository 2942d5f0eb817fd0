import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { PlanPicker } from '#ds/storefront/PlanPicker/index.ts'
import { planPicker } from '#ds/texts/landing/plan-picker.ts'
import { sentence } from '#stories/amount.ts'
import { catalogue, offers, planOf } from '#stories/fixtures/catalogue.ts'
import { inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-planpicker',
  title: 'Storefront/PlanPicker · Tấm bảng giá',
  component: PlanPicker,
  decorators: [
    (Story) => (
      <Box padding="md">
        <Story />
      </Box>
    ),
  ],
  args: {
    texts: planPicker.vi,
    plans: [planOf(4), planOf(5), planOf(6)],
    offer: offers.discount,
    planHref: ({ id }, period) => orderAddress({ planId: id, period, code: 'CHAO30' }),
    contactHref: '/contact',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanPicker>

export default meta
type Story = StoryObj<typeof meta>

/** Every plan answers the same questions; what it does not have is said. */
export const Monthly: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const [basic, pro, ultra] = within(canvasElement).getAllByRole('article')
    if (!basic || !pro || !ultra) throw new Error('There are not three plans')
    await expect(within(basic).getByText('49.000')).toBeVisible()
    await expect(within(pro).getByText(sentence('3 tháng đầu 69.300 ₫/tháng'))).toBeVisible()
    await expect(within(pro).getByText('Phổ biến nhất')).toBeVisible()
    await expect(within(pro).getByRole('link')).toHaveAttribute('href', '/dashboard?order=5&period=monthly&code=CHAO30')
    await expect(within(ultra).getByText(/^Gồm mọi thứ của Pro VPS, thêm: /)).toBeInTheDocument()
  },
}

/** The switch is a pair of radio buttons. Prices, links and notes of the year take the place of the month's, without a script. */
export const Yearly: Story = {
  args: { defaultPeriod: 'yearly' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pro = canvas.getByRole('article', { name: 'Pro VPS' })
    await expect(within(pro).getByText('990.000')).toBeVisible()
    await expect(within(pro).getByText(sentence('Tiết kiệm 198.000 ₫, còn 82.500 ₫/tháng'))).toBeVisible()
    await expect(within(pro).getByRole('link')).toHaveAttribute('href', '/dashboard?order=5&period=yearly&code=CHAO30')
  },
}

/** The arrow keys choose, as on every pair of radio buttons. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const monthly = canvas.getByRole('radio', { name: 'Theo tháng' })
    monthly.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^Theo năm/ })).toBeChecked()
    await expect(canvas.getByText('1.990.000')).toBeVisible()
    await expect(canvas.getByText('199.000')).not.toBeVisible()
  },
}

/** A plan that is sold out says so in place of its button; without an offer nothing is left of it. */
export const SoldOut: Story = {
  args: { plans: [planOf(4), { ...planOf(5), soldOut: true }, planOf(6)], offer: null },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const pro = within(canvasElement).getByRole('article', { name: 'Pro VPS' })
    await expect(within(pro).getByText('Hết máy')).toBeVisible()
    await expect(within(pro).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).queryByText(/tháng đầu/)).toBeNull()
  },
}

/** While nothing is sold, each plan says so in place of its button. */
export const NotForSale: Story = {
  args: { plans: [4, 5, 6].map((id) => ({ ...planOf(id), soldOut: true, notForSale: true })), offer: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Chưa mở bán')).toHaveLength(3)
    await expect(within(canvasElement).queryByRole('link', { name: /^Chọn/ })).toBeNull()
  },
}

/** The plans of all series, each series on a panel of its own; one switch is for both. */
export const BySeries: Story = {
  args: { plans: catalogue.plans, series: catalogue.series, headingSize: 'section' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Cloud VPS', 'VPS'])
    const basic = canvas.getByRole('article', { name: 'Basic' })
    await expect(within(basic).getAllByText('Không có')).toHaveLength(4)
  },
}

export const NothingOnSale: Story = {
  args: { plans: [] },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
    await expect(within(canvasElement).getByText(/^Hiện chưa có gói nào mở bán/)).toBeVisible()
  },
}
