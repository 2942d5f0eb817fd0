import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onlyFor, TermSwitch, termScope } from '#ds/storefront/TermSwitch/index.ts'
import { plans } from '#ds/texts/landing/plans.ts'
import { planOf } from '#stories/fixtures/catalogue.ts'
import { inLight, phone } from '#stories/modes.ts'

const meta = {
  id: 'storefront-termswitch',
  title: 'Storefront/TermSwitch · Chọn kỳ thanh toán',
  component: TermSwitch,
  args: { texts: plans.vi.period, prices: [planOf(4).prices, planOf(5).prices], onPeriodChange: fn() },
} satisfies Meta<typeof TermSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Monthly: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'Theo tháng' })).toBeChecked()
    await expect(canvas.getByText('Trả 10 tháng, dùng 12 tháng, tiết kiệm 16,7 %')).toBeVisible()
  },
}

/** The arrow keys choose. Inside the scope what belongs to the other term leaves, without a script. */
export const Chosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like States.
  decorators: [
    (Story) => (
      <div className={termScope}>
        <Story />
        <p className={onlyFor.monthly}>99.000</p>
        <p className={onlyFor.yearly}>990.000</p>
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('990.000')).not.toBeVisible()
    canvas.getByRole('radio', { name: 'Theo tháng' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^Theo năm/ })).toBeChecked()
    await expect(args.onPeriodChange).toHaveBeenCalledWith('yearly')
    await expect(canvas.getByText('990.000')).toBeVisible()
    await expect(canvas.getByText('99.000')).not.toBeVisible()
  },
}

/** A year that saves nothing promises nothing. */
export const NothingSaved: Story = {
  args: { prices: [{ monthly: { amount: 1000 }, yearly: { amount: 12_000 } }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Tiết kiệm 10%')).toBeNull()
  },
}

/** The pointer on a term that is not chosen, the keyboard's focus on the one that is. */
export const States: Story = {
  tags: ['!autodocs'],
  parameters: {
    pseudo: { hover: ['label:nth-child(2)'], focusVisible: ['[value="monthly"]'] },
    chromatic: { modes: inLight },
  },
}
