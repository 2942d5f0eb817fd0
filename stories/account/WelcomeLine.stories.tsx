import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { inLight, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-welcomeline',
  title: 'Account/WelcomeLine · Lời chào',
  component: WelcomeLine,
  args: { name: 'Minh', texts: accountTexts.vi.welcome, onTopUp: fn(), onOrder: fn() },
} satisfies Meta<typeof WelcomeLine>

export default meta
type Story = StoryObj<typeof meta>

export const GivenName: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Xin chào Minh')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTopUp).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** A customer without a name. */
export const NoName: Story = { args: { name: '' } }

/** The longest name that the server accepts, without a space. */
export const LongName: Story = {
  args: { name: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca' },
  parameters: { chromatic: { modes: widths } },
}
