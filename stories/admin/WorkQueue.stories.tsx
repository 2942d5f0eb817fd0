import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type WorkItem, WorkQueue } from '#ds/admin/WorkQueue/index.ts'
import { workQueueTexts } from '#ds/texts/vi/work-queue.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { actions, now, workGroups } from '#stories/fixtures/work-queue.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Back-office/WorkQueue',
  component: WorkQueue,
  tags: ['stable'],
  args: { texts: workQueueTexts, groups: workGroups, now },
  argTypes: { groups: { control: false } },
} satisfies Meta<typeof WorkQueue>

export default meta
type Story = StoryObj<typeof meta>

const hovered: WorkItem = {
  id: 'planned-1',
  number: 'GD-10396',
  title: 'Nguyễn Quang Minh',
  action: { label: 'Xem', onSelect: fn() },
}

/** Each kind of row; a group without work stays as one line. On a phone cards with two buttons. */
export const FiveGroups: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm 8' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Sắp tới' })).toHaveTextContent('Không còn việc')
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
    approve?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(actions.approve).toHaveBeenCalledOnce()
    approve?.blur()
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear()
  },
}

/** Nothing waits: each group says so. */
export const NothingToDo: Story = {
  args: { groups: workGroups.map((group) => ({ ...group, items: ready([]) })) },
}

/** Each group comes when it comes, and fails on its own. */
export const LoadingAndFailed: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: {
    groups: workGroups.slice(0, 3).map((group, index) => ({
      ...group,
      items:
        [loading, { status: 'error' as const, message: 'Máy chủ không trả lời.', onRetry: fn() }, ready([])][index] ??
        loading,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

/** A row below the pointer. */
export const States: Story = {
  args: { groups: [{ kind: 'planned', items: ready([hovered]) }] },
  parameters: { pseudo: { hover: ['[data-component="WorkRow"]'] }, chromatic: { modes: inLight } },
}
