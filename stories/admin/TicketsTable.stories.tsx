import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TicketsTable } from '#ds/admin/TicketsTable/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { tickets } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnPhone, widths } from '#stories/modes.ts'
import { listArgs } from './list-args.ts'

const meta = {
  title: 'Back-office/TicketsTable',
  component: TicketsTable,
  tags: ['stable'],
  args: {
    texts: { list: supportOfficeTexts.list, ...supportOfficeTexts.tickets },
    ...listArgs,
    rows: ready(tickets),
    onOpen: fn(),
  },
} satisfies Meta<typeof TicketsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch tickets', onRetry: fn() } as const

export const EveryStatus: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Đang mở')).toHaveLength(2)
    await expect(canvas.getByText('Đang xử lý')).toBeVisible()
    await expect(canvas.getByText('Đã đóng')).toBeVisible()
  },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = { args: { rows: failed } }
