import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, Plus, Server } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Table, type TableColumn, type TableLine, type TableProps } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import {
  forcedColors,
  inLight,
  inLightOnDesktop,
  inLightOnPhone,
  largeText,
  narrowDesktop,
  phone,
  widths,
} from '#stories/modes.ts'

interface Instance {
  id: string
  name: string
  address: string
  plan: string
  status: keyof typeof states
  price: number
}

const states: Record<string, { tone: BadgeProps['tone']; icon: LucideIcon; word: string }> = {
  active: { tone: 'positive', icon: CircleCheck, word: 'Người dùng hoạt động' },
  creating: { tone: 'caution', icon: Clock, word: 'Đang tạo' },
  suspended: { tone: 'critical', icon: CircleX, word: 'Tạm ngưng' },
  terminated: { tone: 'neutral', icon: Ban, word: 'Đã hủy' },
}

const instances: Instance[] = [
  { id: '1', name: 'web-ban-hang-01', address: '103.21.148.7', plan: 'Pro', status: 'active', price: 159000 },
  { id: '2', name: 'Kế toán nội bộ', address: '103.21.148.19', plan: 'Basic', status: 'creating', price: 49000 },
  { id: '3', name: 'game-palworld', address: '103.21.149.201', plan: 'Standard', status: 'suspended', price: 890000 },
  { id: '4', name: 'Kho dữ liệu cũ', address: '103.21.149.3', plan: 'Standard', status: 'terminated', price: 89000 },
]

const Money = ({ amount }: { amount: number }) => useFormats().currency(amount)
const State = ({ status }: Pick<Instance, 'status'>) => {
  const { tone, icon, word } = states[status] as (typeof states)[string]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

const columns: TableColumn<Instance>[] = [
  { id: 'name', header: 'Máy chủ', cell: ({ name }) => name, rowHeader: true },
  {
    id: 'address',
    header: 'Địa chỉ IP',
    cell: ({ address }) => (
      <Text size="small" family="mono" render={<span />}>
        {address}
      </Text>
    ),
  },
  { id: 'plan', header: 'Gói', cell: ({ plan }) => plan, hideBelow: 'large' },
  { id: 'status', header: 'Trạng thái', cell: ({ status }) => <State status={status} /> },
  { id: 'price', header: 'Giá mỗi tháng', cell: ({ price }) => <Money amount={price} />, align: 'end' },
  {
    id: 'actions',
    header: <VisuallyHidden>Thao tác</VisuallyHidden>,
    cell: ({ name }) => (
      <Button size="small" tone="neutral" emphasis="outline" aria-label={`Quản lý ${name}`}>
        Quản lý
      </Button>
    ),
    align: 'end',
    hideBelow: 'medium',
  },
]

const retry = fn()

const feet: Record<string, Partial<TableColumn<Instance>>> = {
  name: { foot: '4 máy' },
  price: { foot: <Money amount={instances.reduce((sum, { price }) => sum + price, 0)} /> },
}

const meta = {
  id: 'components-table',
  title: 'Components/Data/Table · Bảng',
  component: Table<Instance>,
  args: {
    caption: 'VPS của bạn',
    columns,
    rows: instances,
    rowKey: ({ id }) => id,
    empty: (
      <EmptyState
        icon={Server}
        title="Chưa có máy chủ nào"
        description="Tạo máy chủ đầu tiên của bạn, nó sẽ sẵn sàng sau vài phút."
        action={<Button icon={Plus}>Tạo VPS</Button>}
      />
    ),
    error: (
      <ErrorState
        title="Không tải được danh sách máy chủ"
        description="Kiểm tra kết nối mạng rồi thử lại."
        onRetry={retry}
      />
    ),
  },
} satisfies Meta<TableProps<Instance>>

export default meta
type Story = StoryObj<typeof meta>

/** Columns disappear from the right as the window narrows; a table that is still too wide scrolls inside the frame. */
export const FourInstances: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...largeText } } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'VPS của bạn' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4)
    await expect(within(table).getByRole('columnheader', { name: 'Giá mỗi tháng' })).toBeVisible()
  },
}

export const Compact: Story = { args: { density: 'compact' }, parameters: { chromatic: { modes: widths } } }

/** Rows in groups: above the first row of each its heading, which screen readers read with the rows. */
export const Grouped: Story = {
  args: {
    groupOf: ({ plan }) => ({ id: plan, heading: `Gói ${plan}` }),
    rows: [...instances.slice(2), ...instances.slice(0, 2)],
    narrow: 'stack',
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const headings = canvasElement.querySelectorAll('th[scope="rowgroup"]')
    await expect([...headings].map(({ textContent }) => textContent)).toEqual(['Gói Standard', 'Gói Pro', 'Gói Basic'])
    const [, standard] = canvas.getAllByRole('rowgroup')
    await expect(within(standard as HTMLElement).getAllByRole('row')).toHaveLength(3)
  },
}

/** On a phone each row is a block: its name, then each value next to its column's name. */
export const StackedWhenNarrow: Story = {
  args: { narrow: 'stack', density: 'compact' },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'VPS của bạn' })
    await expect(within(table).getAllByRole('row')).toHaveLength(instances.length + 1)
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length)
  },
}

/** Where each value is said without its column's name. */
const places: Record<string, TableLine> = {
  name: { row: 'first' },
  status: { row: 'first', atEnd: true },
  address: { row: 'second' },
  plan: { row: 'second' },
  price: { row: 'second', atEnd: true },
  actions: { row: 'own' },
}

/** On a phone each row is two short lines and its button, without the names of the columns, which screen readers still hear. */
export const LinesWhenNarrow: Story = {
  args: {
    narrow: 'lines',
    density: 'compact',
    columns: columns.map(({ hideBelow: _, ...column }) => ({
      ...column,
      ...(places[column.id] && { line: places[column.id] }),
    })),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'VPS của bạn' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length)
    await expect(within(table).getAllByRole('cell')).toHaveLength(instances.length * (columns.length - 1))
    const first = within(within(table).getByRole('row', { name: /^web-ban-hang-01/ }))
    if (canvasElement.offsetWidth >= 768) return
    const place = (part: HTMLElement) => part.getBoundingClientRect()
    const name = place(first.getByRole('rowheader'))
    await expect(place(first.getByText('Người dùng hoạt động')).top).toBeLessThan(name.bottom)
    await expect(place(first.getByText('103.21.148.7')).top).toBeGreaterThanOrEqual(name.bottom)
    await expect(place(first.getByText('Pro')).top).toBeLessThan(place(first.getByText('103.21.148.7')).bottom)
  },
}

export const CaptionVisible: Story = { args: { captionVisible: true }, parameters: { chromatic: { modes: inLight } } }

export const Loading: Story = {
  args: { rows: [], status: 'loading', skeletonRows: 4 },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải')
  },
}

const rowHeights = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)

/** Skeleton rows are as high as the rows that replace them. */
export const LoadingKeepsItsHeight: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like FourInstances and Loading.
  render: (args) => (
    <>
      <div data-testid="ready">
        <Table {...args} />
      </div>
      <div data-testid="loading">
        <Table {...args} rows={[]} status="loading" skeletonRows={4} caption="Đang tải" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(rowHeights(canvas.getByTestId('loading'))).toEqual(rowHeights(canvas.getByTestId('ready')))
  },
}

export const Empty: Story = {
  args: { rows: [] },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Chưa có máy chủ nào')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { rows: [], status: 'error' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Too wide for its container: the frame can be focused, has the table's name, and scrolls with the arrow keys. */
export const ScrolledByKeyboard: Story = {
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '22rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByRole('region', { name: 'VPS của bạn' })
    await userEvent.tab()
    await expect(frame).toHaveFocus()
  },
}

/** A table that fits adds no tab stop. */
export const FitsWithoutTabStop: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like FourInstances.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = canvas.getByRole('table').parentElement as HTMLElement
    await waitFor(() => expect(scroller).toHaveAttribute('data-fits'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quản lý web-ban-hang-01' })).toHaveFocus()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

const many = Array.from({ length: 40 }, (_, index) => ({
  ...(instances[index % instances.length] as Instance),
  id: `${index}`,
}))

/** The header stays in view while forty rows scroll. */
export const StickyHeader: Story = {
  args: { rows: many, density: 'compact' },
  decorators: [
    (Story) => (
      <Box
        data-testid="window"
        tabIndex={0}
        role="region"
        aria-label="Cửa sổ"
        style={{ blockSize: '20rem', overflow: 'auto' }}
      >
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scrolled = canvas.getByTestId('window')
    await waitFor(() => expect(canvas.getByRole('table').parentElement).toHaveAttribute('data-fits'))
    scrolled.scrollTop = 500
    const header = canvas.getByRole('columnheader', { name: 'Máy chủ' })
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(scrolled.getBoundingClientRect().top, 0))
  },
}

/** A row below the pointer, and the keyboard's focus on a frame that scrolls. */
export const States: Story = {
  ...ScrolledByKeyboard,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'VPS của bạn' })
  },
  parameters: {
    pseudo: { hover: ['tbody tr:nth-child(2)'], focusVisible: ['[role="region"]'] },
    chromatic: { modes: inLight },
  },
}

const sortedColumns = columns
  .filter(({ id }) => id !== 'actions')
  .map((column) => ({ ...column, sortable: column.id !== 'address', ...feet[column.id] }))

/** The heads are buttons; the foot has the totals. The caller sorts. */
export const SortedWithTotals: Story = {
  args: { columns: sortedColumns, sort: { column: 'price', direction: 'descending' }, onSortChange: fn() },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const price = canvas.getByRole('columnheader', { name: 'Giá mỗi tháng' })
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Máy chủ' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(price).getByRole('button'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'price', direction: 'ascending' })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'status', direction: 'ascending' })
    await expect(canvas.queryByRole('button', { name: 'Địa chỉ IP' })).toBeNull()
    await expect(canvas.getByRole('rowheader', { name: '4 máy' })).toBeVisible()
  },
}

/** The pointer on one button that sorts, pressed, and the keyboard's focus on the next. */
export const SortStates: Story = {
  args: {
    columns: sortedColumns.slice(2, 4).map(({ foot: _, ...column }) => column),
    rows: instances.slice(0, 1),
    onSortChange: fn(),
  },
  parameters: {
    pseudo: {
      hover: ['th:nth-child(1) button'],
      active: ['th:nth-child(1) button'],
      focusVisible: ['th:nth-child(2) button'],
    },
    chromatic: { modes: inLight },
  },
}

/** On a phone the buttons that sort stand above the blocks, in one line. */
export const SortedWhenStacked: Story = {
  args: { ...SortedWithTotals.args, narrow: 'stack' },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

/** The edge behind which it goes on fades. */
export const FadesAtItsEdges: Story = {
  args: { fadesAtEdges: true },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('table').parentElement as HTMLElement
    if (scroller.scrollWidth <= scroller.clientWidth) return
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-end', 'true'))
    await expect(scroller).not.toHaveAttribute('data-more-start')
    scroller.scrollLeft = scroller.scrollWidth
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-start', 'true'))
    scroller.scrollLeft = Math.round((scroller.scrollWidth - scroller.clientWidth) / 2)
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-end', 'true'))
  },
}

export const ForcedColors: Story = {
  ...FourInstances,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
