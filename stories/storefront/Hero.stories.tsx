import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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

/** The demo is being opened, and could not be: the visitor is told where the button was pressed, and may press again. */
export const DemoFails: StoryObj<typeof meta> = {
  args: {
    onDemo: fn(async () => ({ ok: false as const, message: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.' })),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xem Demo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hệ thống đang bận.')
    await expect(args.onDemo).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Xem Demo' })).toBeEnabled()
  },
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
