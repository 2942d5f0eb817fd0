import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TicketsTable } from '#ds/admin/TicketsTable/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { tickets } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnPhone, inLightOnTablet, widths } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'

const meta = {
  title: 'Back-office/TicketsTable',
  component: TicketsTable,
  tags: ['stable'],
  args: {
    texts: { list: supportOfficeTexts.list, ...supportOfficeTexts.tickets },
    ...listArgs,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
    now,
    onFiltersChange: fn(),
    rows: ready(tickets),
    onOpen: fn(),
  },
} satisfies Meta<typeof TicketsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch tickets', onRetry: fn() } as const

export const EveryStatus: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone, ...inLightOnTablet } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The status has another place on tablets.
    const shown = (text: string) => canvas.getAllByText(text).filter((element) => element.checkVisibility())
    await expect(shown('Đang mở')).toHaveLength(2)
    await expect(shown('Đang xử lý')).toHaveLength(1)
    await expect(shown('Đã đóng')).toHaveLength(1)
  },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = { args: { rows: failed } }
