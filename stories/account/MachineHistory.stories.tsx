import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { MachineHistory } from '#ds/account/MachineHistory/index.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { derivedId } from '#stories/fixtures/demo-records.ts'
import {
  actions,
  actionsAfterFailure,
  history,
  historyOf,
  historyWithMoney,
  machineNow,
} from '#stories/fixtures/machines.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-machinehistory',
  title: 'Account/MachineHistory · Lịch sử của máy',
  component: MachineHistory,
  args: {
    entries: ready(history),
    walletHref: '/dashboard?tab=wallet',
    now: machineNow,
    words: vpsPane.vi,
    texts: machinePageTexts.vi.history,
  },
} satisfies Meta<typeof MachineHistory>

export default meta
type Story = StoryObj<typeof meta>

/** What has failed says why, and what is next; what is under way says how far it is. */
export const WithFailure: Story = {
  args: {
    entries: ready(
      historyOf([
        ...actions.slice(0, 1).map((one) => ({
          ...one,
          id: derivedId(one.id, 'a009'),
          type: 'restore' as const,
          state: 'running' as const,
          progress: 30,
          createdAt: machineNow,
          startedAt: machineNow,
          endedAt: null,
        })),
        ...actionsAfterFailure,
      ]),
    ),
  },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ canvasElement }) => {
    const [running, failed] = within(canvasElement).getAllByRole('listitem')
    await expect(running).toHaveTextContent(/Đang khôi phục snapshot… 30\s%/)
    await expect(failed).toHaveTextContent(/Chưa khởi động lại được.*Hãy thử Khởi động cứng/)
  },
}

/** What was paid and given back stands between what was done, by time; its receipt is in the wallet. */
export const WithMoney: Story = {
  args: { entries: ready(historyWithMoney) },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const own = machinePageTexts.vi.history
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const indexOf = (words: string) => rows.findIndex((row) => row.includes(words))
    await expect(indexOf(own.money.order)).toBe(rows.length - 1)
    await expect(indexOf(own.money.refund)).toBeGreaterThan(indexOf(own.done.snapshot))
    await expect(indexOf(own.money.refund)).toBeLessThan(indexOf(own.done.reboot))
    await expect(indexOf(own.money.resize)).toBe(indexOf(own.done.resize) + 1)
    await expect(rows[indexOf(own.money.renewal)]).toMatch(/−159\.000\s₫/)
    await expect(rows[indexOf(own.money.refund)]).toMatch(/\+70\.000\s₫/)
    await expect(canvas.getByRole('link', { name: new RegExp(`^${own.money.refund}`) })).toHaveAttribute(
      'href',
      '/dashboard?tab=wallet',
    )
  },
}

/** The latest ones, beside the graphs. */
export const Latest: Story = {
  args: { latest: { count: 3, allHref: '/dashboard/vps/41?tab=history' } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(canvasElement).getByRole('link', { name: machinePageTexts.vi.history.all })).toHaveAttribute(
      'href',
      '/dashboard/vps/41?tab=history',
    )
  },
}

export const Empty: Story = { args: { entries: ready([]) } }

export const Loading: Story = { args: { entries: loading } }

export const Failed: Story = {
  args: { entries: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}
