import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeroScene } from '#ds/storefront/HeroScene/index.ts'
import { landings, mixedScene, scene } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-heroscene',
  title: 'Storefront/HeroScene · Cảnh mở đầu',
  component: HeroScene,
  args: { texts: scene, trialHref: '/login?mode=register' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroScene>

export default meta
type Story = StoryObj<typeof meta>

/** The words of the petals are inside of the page's grid, and lie neither on each other nor on the panel. */
async function expectInGrid(canvasElement: HTMLElement, steps: readonly HTMLElement[]) {
  const box = (part: Element | null | undefined) => (part as Element).getBoundingClientRect()
  const grid = box(canvasElement.querySelector('section > div'))
  const words = steps.map((step) => box(step.firstElementChild))
  const others = [...words, box(canvasElement.querySelector('[data-component="MachinePanel"]'))]
  for (const [index, word] of words.entries()) {
    await expect(word.left, `left edge of step ${index + 1}`).toBeGreaterThanOrEqual(grid.left - 0.5)
    await expect(word.right, `right edge of step ${index + 1}`).toBeLessThanOrEqual(grid.right + 0.5)
    const covered = others.filter(
      (other) =>
        other !== word &&
        word.left < other.right &&
        other.left < word.right &&
        word.top < other.bottom &&
        other.top < word.bottom,
    )
    await expect(covered, `what step ${index + 1} lies on`).toEqual([])
  }
}

/** The flower is seen as one: narrower than the panel, and hidden behind it with little more than its base. */
async function expectFlowerInView(canvasElement: HTMLElement) {
  const box = (selector: string) => (canvasElement.querySelector(selector) as Element).getBoundingClientRect()
  const flower = box('svg:has(+ ol)')
  const panel = box('[data-component="MachinePanel"]')
  await expect(flower.height, 'height of the flower').toBeGreaterThan(100)
  await expect(flower.bottom - panel.top, 'what the panel hides').toBeLessThan(0.4 * flower.height)
  await expect(flower.width, 'width of the flower').toBeLessThan(panel.width)
}

/** The hours on the chart's axis that are shown do not touch. */
async function expectHoursApart(panel: HTMLElement) {
  const hours = ['00', '06', '12', '21:04'].map((hour) => within(panel).getByText(hour).getBoundingClientRect())
  const shown = hours.filter(({ width }) => width > 0)
  await expect(shown.length).toBeGreaterThanOrEqual(4)
  for (const [index, hour] of shown.slice(1).entries()) {
    await expect(hour.left, `hour ${index + 2}`).toBeGreaterThan((shown[index] as DOMRect).right + 8)
  }
}

/** No machine has been measured: petals have a figure only if it belongs to their step, the last one the promise, dashed, and the panel is said to be an example. */
export const Promised: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('đến hết 31/12/2026')).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: 'Năm bước tạo VPS' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Tạo VPS',
      'Cấp IP1 IPv4',
      'Cài hệ điều hành10 lựa chọn',
      'Khởi động',
      'Sẵn sàngcam kết < 5\u00a0phút',
    ])
    await expectInGrid(canvasElement, steps)
    await expectFlowerInView(canvasElement)
    await expectHoursApart(canvas.getByRole('img', { name: /bảng\sđiều\skhiển VPS/ }))
    await expect(canvas.getByText('Máy chủ trong hình là ví dụ')).toBeVisible()
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
    await expect(canvas.getByText('Thời gian cài đặt')).toHaveTextContent('4:12')
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
    await userEvent.click(canvas.getByRole('button', { name: 'Xem demo' }))
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
