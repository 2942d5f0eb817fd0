import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Vps } from '#contracts/vps.ts'
import { VpsFilter, VpsRows, type VpsRowsProps } from '#ds/account/VpsRows/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { vpsRows } from '#ds/texts/account/console.ts'
import { catalog, loading, now, ready } from '#stories/fixtures/account.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { actionsOf, useActionsOf } from '#stories/fixtures/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { lifeVps, manyVps, sixVps } from '#stories/fixtures/instances.ts'
import {
  inLight,
  inLightOnDesktop,
  inLightOnPhone,
  inLightOnTablet,
  largeTextOnPhone,
  narrowDesktop,
  phone,
  phoneAndDesktop,
  widths,
} from '#stories/modes.ts'

const {
  running,
  creating,
  suspended,
  failed: notCreated,
  failedTrial,
  rescue,
  trial,
  endedTrial,
  rebooting,
} = demo.machines

/** Its actions are in the language that the story is shown in. */
function Rows(args: VpsRowsProps) {
  const translated = useActionsOf()
  return <VpsRows {...args} actionsOf={args.actionsOf && translated} />
}

const desktop = { viewport: { value: 'desktop' } } as const
const desktopOnly = {
  dark: { disable: true },
  'dark 1440': { theme: 'dark', viewport: 1440 },
  ...inLightOnDesktop,
} as const

const meta = {
  id: 'account-vpsrows',
  title: 'Account/VpsRows · Các hàng VPS',
  component: VpsRows,
  globals: desktop,
  beforeEach: keepClipboard,
  render: (args) => <Rows {...args} />,
  args: {
    vps: ready(sixVps),
    catalog,
    now,
    texts: vpsRows.vi,
    actionsOf,
    onSelectedIdChange: fn(),
    onOrder: fn(),
    onQueryChange: fn(),
  },
} satisfies Meta<typeof VpsRows>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')].map((row) => within(row).getAllByRole('gridcell')[1])

/** What needs the customer comes first, what is over last. In a small window each row still has its place and what is due. */
export const SixStates: Story = {
  parameters: {
    chromatic: {
      modes: { ...widths, ...narrowDesktop, ...inLightOnTablet, ...inLightOnPhone, ...largeTextOnPhone },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = ['ke-toan-2026', 'api-giao-hang', 'blog-ca-nhan', 'cua-hang-online', 'kho-du-lieu', 'windows-thu']
    await expect(names(canvasElement).map((cell) => cell?.textContent)).toEqual(
      order.map((name) => expect.stringContaining(name)),
    )
    // The row says why.
    await expect(canvas.getByText('cần hỗ trợ mở lại')).toBeVisible()
    await expect(canvas.getByText(/^lỗi của Sen Cloud/)).toBeVisible()
    await expect(canvas.getByText('đã hoàn')).toBeVisible()
    // Five are rented. The one that failed costs nothing, nor does the one that is suspended, for as long as it is.
    await expect(canvas.getByText('346.000 ₫ mỗi tháng')).toBeVisible()
    await expect(canvas.getByText(/5 VPS đang thuê/)).toHaveTextContent('1 VPS tạm ngưng')
    // Each row is as high as the others, whatever it says; on phones, one with a reason has a line more, and what is due.
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')]
    if (canvas.queryAllByRole('columnheader').length > 0)
      await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
  },
}

/** What is suspended is not charged, and no days are counted: it is paid for until a day. What does not fit into a line is in its title. */
export const Suspended: Story = {
  args: { vps: ready([suspended, running]) },
  parameters: { chromatic: { modes: { ...phone, 'dark 768': { theme: 'dark', viewport: 768 } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('đang ngừng tính phí')).toBeInTheDocument()
    await expect(canvas.getByText('đã trả đến')).toBeVisible()
    await expect(canvas.getByText('04/12/2026')).toBeInTheDocument()
    await expect(canvas.getByText('89.000 ₫ mỗi tháng')).toBeVisible()
  },
}

/** What the end of a period brings: charged by itself, renewed by hand, ended, not paid yet, and suspended for that. The words say it; colour is the second sign. */
export const PeriodEnds: Story = {
  args: { vps: ready(Object.values(lifeVps)) },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = ['bi-tam-ngung', 'cho-thanh-toan', 'tu-gia-han', 'da-huy', 'web-chinh']
    await expect(names(canvasElement).map((cell) => cell?.textContent)).toEqual(
      order.map((name) => expect.stringContaining(name)),
    )
    await expect(canvas.getAllByText('chưa trả 159.000 ₫')).toHaveLength(2)
    for (const words of ['xóa ngày 29/11', 'tạm ngưng 23/11', 'hết hạn 25/11/2026', 'kết thúc 30/11/2026'])
      await expect(canvas.getAllByText(words)[0]).toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: /^Thanh toán và mở lại/ })[0]).toBeInTheDocument()
  },
}

/** What is being done stands in place of the state; a trial counts its days, and one that has ended is paid for. */
export const Others: Story = {
  args: { vps: ready([rebooting, rescue, trial, endedTrial]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Đang khởi động lại…')).toBeVisible()
    await expect(canvas.getByText('chế độ cứu hộ')).toBeVisible()
    await expect(canvas.getByText('còn 5 ngày dùng thử')).toBeVisible()
    await expect(canvas.getByText('đã hết hạn dùng thử')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Thanh toán/ }).length).toBe(2)
  },
}

/** Nothing was paid for a trial: nothing of it is said to have come back. */
export const NotCreated: Story = {
  args: {
    vps: ready([notCreated, failedTrial]),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^lỗi của Sen Cloud/)).toHaveLength(2)
    await expect(canvas.getAllByText('đã hoàn')).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Đặt lại/ })).toHaveLength(2)
    // None of them needs the customer, and none is in use: there is nothing to sum up.
    await expect(canvas.queryByText('VPS cần bạn xử lý được xếp trước')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/mỗi tháng/)).not.toBeInTheDocument()
  },
}

/** The same list with one machine, with twelve, and with two hundred. */
export const One: Story = {
  args: { vps: ready(sixVps.slice(0, 1)) },
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 VPS')).toBeInTheDocument()
  },
}

export const Twelve: Story = {
  args: { vps: ready(manyVps(12)) },
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(12)
    await expect(within(canvasElement).getByText(/12 VPS đang thuê/)).toBeVisible()
  },
}

/**
 * Rows out of view are neither laid out nor painted. The list has no pages, the window scrolls: here a box of forty rows does, since a picture of
 * all of them would be fifteen windows high.
 */
export const TwoHundred: Story = {
  args: { vps: ready(manyVps(200)) },
  // The pictures have one width: when it changes, other rows get their cells, a moment later.
  parameters: { chromatic: { modes: { ...phoneAndDesktop, 'dark 360': { disable: true }, ...inLightOnDesktop } } },
  render: (args) => (
    // The rows' surfaces reach beyond their texts. The box is no higher than the window, so that a picture needs no
    // further rows.
    <Box paddingInline="sm" style={{ blockSize: '52rem', overflowY: 'auto' }}>
      <Rows {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(200)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-copies]').length).toBeGreaterThan(16))
    await expect(within(canvasElement).getByText(/200 VPS đang thuê/)).toBeInTheDocument()
  },
}

const row = (index: 0 | 1 | 2 | 3 | 4) => `[data-row="${sixVps[index].id}"]`
const copyIn = (index: 0 | 3 | 4) => `${row(index)} [data-copies]`

/** The row of the instance that is open beside the list is raised, and runs to the edge. With everything that the pointer and the keyboard change. */
export const Selected: Story = {
  args: { selectedId: sixVps[0].id, actionsOf: undefined },
  parameters: {
    pseudo: {
      hover: [row(1), row(2), row(4), copyIn(4), copyIn(3)],
      active: [row(4), copyIn(3)],
      focusVisible: [row(3), copyIn(0)],
    },
    chromatic: {
      modes: {
        dark: { disable: true },
        'dark 1100': { theme: 'dark', viewport: 1100 },
        'light 1100': { theme: 'light', viewport: 1100 },
      },
    },
  },
}

/** The arrow keys and j, k move from row to row, Enter opens. Only the current row has tab stops. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')]
    const [first, second, third] = rows as [HTMLElement, HTMLElement, HTMLElement]
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('k{ArrowUp}{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(rows.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith(first.dataset.row)
    await expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
    const stops = [...canvasElement.querySelectorAll<HTMLElement>('button, a')].filter(({ tabIndex }) => tabIndex === 0)
    for (const stop of stops) await expect(first).toContainElement(stop)
  },
}

const inClipboard = fn((_: string) => Promise.resolve())
/** `c` copies the address of the row, which says so in its place. */
export const CopiedByKey: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    replaceClipboard(inClipboard)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('c')
    await expect(inClipboard).toHaveBeenCalledWith(sixVps[4].ipAddress)
    await waitFor(() => expect(canvas.getAllByText('Đã sao chép').length).toBeGreaterThan(0))
    await expect(canvasElement.querySelector('[data-row]')).toHaveFocus()
  },
}

/** If the browser refuses, the address is selected, and the row says how to copy it. */
export const CopyRefused: Story = {
  parameters: { chromatic: { modes: desktopOnly } },
  play: async ({ canvasElement }) => {
    replaceClipboard(() => Promise.reject(new Error('denied')))
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('button', { name: /^Sao chép/ })
    first?.click()
    await waitFor(() => expect(canvas.getAllByText('Đã chọn, nhấn Ctrl+C').length).toBeGreaterThan(0))
    await expect(String(getSelection())).toBe(sixVps[4].ipAddress)
    getSelection()?.removeAllRanges()
  },
}

function WithFilter(args: VpsRowsProps) {
  const [query, setQuery] = useState(args.query ?? '')
  return (
    <Stack space="sm">
      <VpsFilter value={query} onValueChange={setQuery} texts={args.texts} />
      <Rows {...args} query={query} onQueryChange={setQuery} />
    </Stack>
  )
}

export const NoMatches: Story = {
  args: { query: 'máy chủ mail' },
  render: (args) => <WithFilter {...args} />,
  parameters: { chromatic: { modes: inLight } },
}

/** Without marks and in any case; Escape in the field shows all again. */
export const Filters: Story = {
  render: (args) => <WithFilter {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'KẾ toan')
    await waitFor(() => expect(canvas.getByText(/Không có VPS nào khớp/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox'), '113.11')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(4))
  },
}

function WithChange(args: VpsRowsProps) {
  const [isResumed, setResumed] = useState(false)
  const list = dataOf(args.vps) ?? []
  const changed = isResumed ? list.map((vps) => (vps.status === 'suspended' ? resumed(vps) : vps)) : list
  return (
    <Stack space="sm" align="start">
      <Button size="small" onClick={() => setResumed(true)}>
        Đổi trạng thái
      </Button>
      <Rows {...args} vps={ready(changed)} style={{ inlineSize: '100%' }} />
    </Stack>
  )
}
const resumed = (vps: Vps): Vps => ({
  ...vps,
  status: 'active',
  suspendedReason: null,
  nextCharge: { amount: vps.price, date: vps.nextBillingDate },
})

/** A change of state moves the row to its new place, marks it until the customer has been there, and is announced once. */
export const Changes: Story = {
  render: (args) => <WithChange {...args} />,
  parameters: { chromatic: { modes: desktopOnly } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Đổi trạng thái' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('ke-toan-2026: Đang chạy')).toBeInTheDocument())
    const order = names(canvasElement).map((cell) => cell?.textContent ?? '')
    await expect(order.findIndex((name) => name.startsWith('ke-toan-2026'))).toBe(3)
    button.blur()
  },
}

export const LongNames: Story = {
  args: {
    vps: ready(
      sixVps.slice(0, 2).map((vps) => ({
        ...vps,
        name: 'maychukhovanmientrungvataynguyendulieuduphongsoho01',
        price: '999999999999',
        cpu: 128,
        ram: 1024,
        storage: 20_480,
      })),
    ),
  },
  parameters: { chromatic: { modes: phone } },
}

/** Until it is known which step is under way. */
export const JustOrdered: Story = {
  args: { vps: ready([{ ...creating, action: null }]) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('sẵn sàng trong vài phút')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { vps: ready([]) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đặt VPS đầu tiên' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { vps: loading },
  parameters: { chromatic: { modes: { ...inLight } } },
}

const onRetry = fn()
const failed = { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } as const

export const Failed: Story = {
  args: { vps: failed },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Retries: Story = {
  args: { vps: failed },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
