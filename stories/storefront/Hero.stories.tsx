import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Hero } from '#ds/storefront/Hero/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/Hero',
  component: Hero,
  tags: ['beta'],
  args: { texts: landingTexts.hero, trialHref: '/login?mode=register' },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop } } },
} satisfies Meta<typeof Hero>

export default meta

export const WithPanel: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('img', { name: /bảng điều khiển VPS/ })
    await expect(within(panel).getByText('23%')).toBeVisible()
    await expect(within(panel).getByText('1.2GB')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
