import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type WorkItem, WorkQueue } from '#ds/admin/WorkQueue/index.ts'
import { workQueueTexts } from '#ds/texts/work-queue.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { actions, now, workGroups } from '#stories/fixtures/work-queue.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'back-office-workqueue',
  title: 'Back-office/WorkQueue · Hàng việc cần làm',
  component: WorkQueue,
  args: { texts: workQueueTexts.vi, groups: workGroups, now },
  argTypes: { groups: { control: false } },
} satisfies Meta<typeof WorkQueue>

export default meta
type Story = StoryObj<typeof meta>

const hovered: WorkItem = {
  id: 'planned-1',
  number: 'GD-00019',
  title: 'Nguyễn Quang Minh',
  action: { label: 'Xem', onSelect: fn() },
}

/** In a wide queue, whatever the group: amounts end, and times and buttons begin, below each other. */
async function expectOneGrid(canvasElement: HTMLElement) {
  const places = (selector: string, side: 'left' | 'right') =>
    new Set([...canvasElement.querySelectorAll(selector)].map((part) => part.getBoundingClientRect()[side]))
  await expect(places('[data-component="WorkRow"] [data-component="Money"]', 'right').size).toBe(1)
  await expect(places('[data-part="age-words"]', 'left').size).toBe(1)
  const solving = '[data-component="WorkRow"] [data-component="Button"]:last-child'
  await expect(places(solving, 'left').size).toBe(1)
  await expect(places(solving, 'right').size).toBe(1)
}

/** Each kind of row; a group without work stays as one line. On a phone cards with two buttons. */
export const FiveGroups: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm 8' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Việc sắp tới' })).toHaveTextContent('Không còn việc')
    if (canvasElement.offsetWidth > 1000) await expectOneGrid(canvasElement)
    const unmatched = within(canvas.getByRole('region', { name: 'Tiền về chưa khớp 2' }))
    await expect(unmatched.getByText(/^276\.000/)).toBeVisible()
    await expect(unmatched.getByText('chờ 25 phút')).toBeVisible()
    await expect(canvas.getByText('quá hạn 2 giờ 10 phút')).toBeVisible()
    await expect(canvas.getByText('còn 18 phút')).toBeVisible()
    const credit = unmatched.getByRole('button', { name: 'Cộng cho Minh' })
    await expect(credit).toHaveAccessibleDescription(/187\.000/)
    await userEvent.click(credit)
    await expect(actions.credit).toHaveBeenCalledOnce()
    const [approve] = canvas.getAllByRole('button', { name: 'Duyệt…' })
    // The next thing to do is the one strong button: others that are sensible have a soft fill.
    const fill = (button: HTMLElement | undefined) => button && getComputedStyle(button).backgroundColor
    const later = canvas.getByRole('button', { name: 'Duyệt lần hai…' })
    await expect(fill(later)).toBe(fill(credit))
    await expect(fill(approve)).not.toBe(fill(credit))
    approve?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(actions.approve).toHaveBeenCalledOnce()
    approve?.blur()
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear()
  },
}

/** More waits than is shown: the numbers are of all of it. Where there is no list of all, it says how many follow; a sum of some is not a sum. */
export const MoreThanShown: Story = {
  args: {
    groups: workGroups.slice(0, 3).map((group) => ({
      ...group,
      total: 23,
      ...(group.kind === 'tickets' && { allHref: '/admin?tab=support' }),
    })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm 69' })).toBeVisible()
    const deposits = within(canvas.getByRole('region', { name: 'Nạp tiền chờ duyệt 23' }))
    await expect(deposits.getByText(/^Còn 21 việc nữa/)).toBeVisible()
    await expect(deposits.queryByText(/^25\.200\.000/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Xem cả 23 việc' })).toHaveAttribute('href', '/admin?tab=support')
  },
}

/** Nothing waits: each group says so. */
export const NothingToDo: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { groups: workGroups.map((group) => ({ ...group, items: ready([]) })) },
}

/** They come together: one that came by itself would push the others down. */
export const Loading: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { groups: workGroups.map((group, index) => (index === 1 ? { ...group, items: loading } : group)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm' })).toBeVisible()
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}

/** Each group fails on its own. */
export const Failed: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: {
    groups: workGroups.slice(0, 2).map((group, index) => ({
      ...group,
      items:
        [{ status: 'error' as const, message: 'Máy chủ không trả lời.', onRetry: fn() }, ready([])][index] ?? loading,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

/** A row below the pointer. */
export const States: Story = {
  args: { groups: [{ kind: 'planned', items: ready([hovered]) }] },
  parameters: { pseudo: { hover: ['[data-component="WorkRow"]'] }, chromatic: { modes: inLight } },
}
