import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhoneVerificationBanner } from '#ds/account/PhoneVerificationBanner/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/PhoneVerificationBanner',
  component: PhoneVerificationBanner,
  tags: ['beta'],
  args: { texts: accountTexts.phone, onVerify: fn() },
} satisfies Meta<typeof PhoneVerificationBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Unverified: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Xác minh ngay' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}
