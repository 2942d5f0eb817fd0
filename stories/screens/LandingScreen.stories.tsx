import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LandingScreen } from '#ds/screens/LandingScreen/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { widths } from '#stories/modes.ts'

const meta = {
  title: 'Screens/LandingScreen',
  component: LandingScreen,
  tags: ['beta'],
  args: { texts: landingTexts, onLogout: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const leadsTo = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(leadsTo('Dùng Thử Miễn Phí 7 Ngày')).toBe('/login?mode=register')
    await expect(leadsTo('Chọn Pro VPS')).toBe('/login?mode=register')
    await expect(canvas.getByRole('button', { name: 'Xem Demo' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Start' })).toBeNull()
  },
}

export const SignedIn: Story = {
  args: { user: { firstName: 'Lan', email: 'lan@sen.test', role: 'customer' } },
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole('link', { name: 'Chọn Pro VPS' })
    await expect(plan).toHaveAttribute('href', '/dashboard')
  },
}
