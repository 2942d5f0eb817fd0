import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeroScene } from '#ds/storefront/HeroScene/index.ts'
import { landings, mixedScene, scene } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/HeroScene',
  component: HeroScene,
  tags: ['beta'],
  args: { texts: scene, trialHref: '/login?mode=register' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroScene>

export default meta
type Story = StoryObj<typeof meta>

/** No machine has been measured: the petals have the names of the steps, and the panel is said to be an example. */
export const Promised: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('đến hết 31/12/2026')).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: 'Năm bước tạo máy' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Tạo máy',
      'Cấp IP',
      'Cài hệ điều hành',
      'Khởi động',
      'Sẵn sàng',
    ])
    await expect(canvas.getByText('Máy trong hình là ví dụ')).toBeVisible()
  },
}

/** With the times of a machine that was made, which are samples here. */
export const Measured: Story = {
  args: { stepTimes: ['0:09', '0:21', '3:02', '3:48', '4:12'], texts: mixedScene },
  parameters: {
    language: 'en',
    chromatic: {
      modes: { dark: { disable: true }, 'dark 1440': { theme: 'dark', viewport: 1440 }, ...inLightOnDesktop },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Máy này sẵn sàng sau')).toHaveTextContent('4:12')
    await expect(canvas.getByText('99.99%')).toBeVisible()
  },
}

/** The demo could not be opened: the visitor is told where the button was pressed. */
export const DemoFails: Story = {
  tags: ['!autodocs'],
  args: {
    onDemo: fn(async () => ({ ok: false as const, message: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.' })),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xem Demo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hệ thống đang bận.')
    await expect(args.onDemo).toHaveBeenCalledOnce()
  },
}

/** While no offer runs nothing is pink but the last petal. */
export const WithoutOffers: Story = {
  args: { texts: { ...scene, promotion: null, until: null, trial: 'Đặt VPS ngay' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Giảm/)).toBeNull()
  },
}

export const InChinese: Story = {
  args: { texts: landings.zh.scene },
  globals: { language: 'zh' },
  parameters: { chromatic: { modes: phone } },
}
