import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SystemTable } from '#ds/storefront/SystemTable/index.ts'
import { systemTable } from '#ds/texts/pricing/systems.ts'
import { catalogue } from '#stories/fixtures/catalogue.ts'
import { inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-systemtable',
  title: 'Storefront/SystemTable · Bảng hệ điều hành',
  component: SystemTable,
  args: { texts: systemTable.vi, systems: catalogue.operatingSystems, today: '2026-11-23' },
} satisfies Meta<typeof SystemTable>

export default meta
type Story = StoryObj<typeof meta>

/** Systems past their end of life are marked, with what to choose instead. */
export const AllSystems: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Đã hết hỗ trợ')).toHaveLength(2)
    const debian = within(canvas.getByRole('row', { name: /^Debian 11/ }))
    await expect(debian.getByText('31/08/2026')).toBeVisible()
    await expect(debian.getByText('Debian 13 và Debian 12')).toBeVisible()
  },
}

export const NoSystems: Story = {
  args: { systems: [] },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}
