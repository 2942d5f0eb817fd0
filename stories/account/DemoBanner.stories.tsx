import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DemoBanner } from '#ds/account/DemoBanner/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-demobanner',
  title: 'Account/DemoBanner · Thông báo bản demo',
  component: DemoBanner,
  args: {
    texts: accountTexts.vi.demo,
    registerHref: '/login?mode=register',
    onRegister: fn((event) => event.preventDefault()),
    onLeave: fn(async () => ({ ok: true as const })),
  },
} satisfies Meta<typeof DemoBanner>

export default meta
type Story = StoryObj<typeof meta>

export const InTheDemo: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Đăng ký' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Thoát demo' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** While the session of the demo ends. */
export const Leaving: Story = {
  args: { onLeave: fn(() => new Promise<never>(() => {})) },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Thoát demo' }))
    await expect(canvas.getByRole('button', { name: 'Đang thoát demo…' })).toBeVisible()
  },
}
