import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Hero } from '#ds/storefront/Hero/index.ts'
import { landing, landings } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, narrowDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/Hero',
  component: Hero,
  tags: ['beta'],
  args: { texts: landing.hero, trialHref: '/login?mode=register' },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop } } },
} satisfies Meta<typeof Hero>

export default meta

export const WithPanel: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('img', { name: /bảng điều khiển VPS/ })
    await expect(within(panel).getByText('23 %')).toBeVisible()
    await expect(within(panel).getByText('1,2 GB')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}

/** While no offer runs there is no badge, and the main button orders. */
export const WithoutOffers: StoryObj<typeof meta> = {
  args: { texts: { ...landing.hero, promotion: null, trial: 'Đặt VPS ngay' } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/Giảm/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Đặt VPS ngay' })).toBeVisible()
  },
}

/** With the words and figures of the product spec, which the default edition shows in its Vietnamese page. */
export const InEnglish: StoryObj<typeof meta> = {
  args: { texts: landings.en.hero },
  globals: { language: 'en' },
  parameters: { chromatic: { modes: phone } },
}
