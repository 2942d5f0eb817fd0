import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LocationMap } from '#ds/storefront/LocationMap/index.ts'
import { places } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-locationmap',
  title: 'Storefront/LocationMap · Dải trung tâm dữ liệu',
  component: LocationMap,
  args: { texts: places, pingUrls: ['/hanoi', '/hcm', '/singapore'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LocationMap>

export default meta
type Story = StoryObj<typeof meta>

/** Solid rings are measured, dashed ones promised. The figures stand in for a browser's measurement. */
export const Measured: Story = {
  args: { measured: { pings: [7, 34, 58], time: '21:04' } },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/lúc 21:04/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Đo lại' })).toBeVisible()
    await expect(canvas.getAllByText('từ thiết bị của bạn')).toHaveLength(3)
  },
}

/** Before the measurement, and where it fails, the promise stands alone. */
export const Unmeasured: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('< 10 ms')).toBeVisible()
    await expect(canvas.queryByText('Đo lại')).not.toBeVisible()
    for (const figure of canvas.getAllByText('từ thiết bị của bạn')) await expect(figure).not.toBeVisible()
    await expect(
      canvas.getByText('Bạn cũng đặt được máy chủ tại Tokyo (Nhật Bản), nhưng chưa có cam kết độ trễ.'),
    ).toBeVisible()
  },
}

const health = '/api/health'

/** All places answer at one address: one figure to that server, and no solid ring at a place where nothing was measured. */
export const OneServer: Story = {
  args: { pingUrls: [health, health, health], measured: { pings: [12], time: '21:04' } },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Độ trễ từ thiết bị của bạn đến máy chủ của trang này:/)).toHaveTextContent(
      /: 12 ms/,
    )
    await expect(canvas.getByText(/lúc 21:04/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Đo lại' })).toBeVisible()
    await expect(canvas.getByText('< 15 ms')).toBeVisible()
    await expect(canvas.queryByText('từ thiết bị của bạn')).toBeNull()
    await expect(canvas.queryByText(/nét liền/)).toBeNull()
    await expect(canvasElement.querySelector('[data-ping-ring]')).toBeNull()
  },
}

/** Before that figure is measured, and where it fails. */
export const OneServerUnmeasured: Story = {
  args: { pingUrls: [health, health, health] },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('ms', { exact: false, selector: '[data-ping-figure] *' })).not.toBeVisible()
    await expect(canvas.getByText('Chưa đo từ thiết bị của bạn.')).toBeVisible()
  },
}

/** One place did not answer. */
export const OneFailed: Story = {
  args: { measured: { pings: [7, null, 58], time: '21:04' } },
  parameters: { chromatic: { disableSnapshot: true } },
}
