import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ClosingCta } from '#ds/storefront/ClosingCta/index.ts'
import { closingCta } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-closingcta',
  title: 'Storefront/ClosingCta · Lời mời trên mặt nước',
  component: ClosingCta,
  args: {
    texts: closingCta,
    startHref: '/login?mode=register',
    contactHref: '/contact',
    onStart: fn((event) => event.preventDefault()),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClosingCta>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLinks: Story = { parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } } }

/** A page may open its dialog instead of following the link. */
export const Started: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like TwoLinks.
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Đăng ký dùng thử ngay' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
