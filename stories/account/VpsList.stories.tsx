import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ShownVpsStatus } from '#contracts/rules/vps-status.ts'
import { VpsList } from '#ds/account/VpsList/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { endedTrialVps, loading, now, ready, trialVps, vps } from '#stories/fixtures/account.ts'
import { demo, derivedId } from '#stories/fixtures/demo-records.ts'
import { inLight, narrowDesktop, phone, widths } from '#stories/modes.ts'

const one = vps.slice(2, 3)
const statuses = ['creating', 'active', 'suspended', 'terminated', 'failed', 'pending', 'completed'] as const

const meta = {
  title: 'Account/VpsList',
  component: VpsList,
  tags: ['beta'],
  args: {
    vps: ready(vps),
    now,
    texts: accountTexts.vps,
    onOrder: fn(),
    onPayTrial: fn(),
    onContactSupport: fn(),
  },
} satisfies Meta<typeof VpsList>

export default meta
type Story = StoryObj<typeof meta>

export const FourInstances: Story = { parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } } }

export const One: Story = { args: { vps: ready(one) } }

export const JustOrdered: Story = {
  args: { vps: ready(vps.slice(0, 1)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('VPS đang được thiết lập và sẽ sẵn sàng trong vài phút.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Sao chép/ })).not.toBeInTheDocument()
  },
}

export const EveryStatus: Story = {
  args: {
    vps: ready(
      statuses.map((status: ShownVpsStatus, index) => ({
        ...trialVps,
        id: derivedId(demo.user.id, `b5${index}e`),
        name: `may-chu-${index + 1}`,
        ipAddress: status === 'creating' || status === 'failed' ? null : `203.0.113.${index + 10}`,
        status,
        nextBillingDate: '2026-12-21T03:00:00.000Z',
        nextCharge:
          status === 'failed' || status === 'terminated' ? null : { amount: '34300', date: '2026-12-21T03:00:00.000Z' },
        trialEndsAt: null,
        suspendedReason: status === 'suspended' ? ('admin' as const) : null,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const status of statuses) await expect(canvas.getByText(accountTexts.vps.statuses[status])).toBeVisible()
    // While an instance is pending or being created, its address is announced. A failed one will have none.
    await expect(canvas.getAllByText('VPS đang được thiết lập và sẽ sẵn sàng trong vài phút.')).toHaveLength(2)
    await expect(canvas.getByText('Đang cấp phát')).toBeVisible()
    await expect(canvas.getByText('Không có')).toBeVisible()
    // A failed instance mentions the refund, and neither it nor a terminated one shows a renewal date.
    await expect(canvas.getByText(accountTexts.vps.failed)).toBeVisible()
    await expect(canvas.getAllByText('Không gia hạn')).toHaveLength(2)
    await expect(canvas.getAllByText('21/12/2026')).toHaveLength(statuses.length - 2)
    // The others say what they cost, and what is charged next: less, with a discount.
    await expect(canvas.getAllByText('49.000 ₫/tháng')).toHaveLength(statuses.length)
    await expect(canvas.getAllByText('34.300 ₫')).toHaveLength(statuses.length - 2)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** It says how long the trial lasts, and how to keep the instance. */
export const Trial: Story = {
  args: { vps: ready([trialVps]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Dùng thử còn 5 ngày')).toBeVisible()
    await expect(canvas.getByText('26/11/2026')).toBeVisible()
    // Nothing is charged by itself.
    await expect(canvas.queryByText('Số tiền kỳ tới')).not.toBeInTheDocument()
    canvas.getByRole('button', { name: /^Sao chép/ }).focus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Chuyển sang trả phí cua-hang-online' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPayTrial).toHaveBeenCalledWith(trialVps)
  },
  parameters: { chromatic: { modes: widths } },
}

/** Suspended because the trial has ended: it can be paid for, and runs again. */
export const EndedTrial: Story = {
  args: { vps: ready([endedTrialVps]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Dùng thử đã kết thúc')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển sang trả phí cua-hang-online' }))
    await expect(args.onPayTrial).toHaveBeenCalledWith(endedTrialVps)
  },
  parameters: { chromatic: { modes: phone } },
}

/** Suspended by an admin: paying would not help, so that support is offered, even if it is a trial. */
export const SuspendedByAnAdmin: Story = {
  args: { vps: ready([{ ...trialVps, status: 'suspended', suspendedReason: 'admin' }]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: /^Chuyển sang trả phí/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Liên hệ hỗ trợ cua-hang-online' }))
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    vps: ready(
      one.map((instance) => ({
        ...instance,
        name: 'Hệ thống quản lý kho vận miền Trung và Tây Nguyên 01',
        ipAddress: '203.113.131.240',
        cpu: 128,
        ram: 1024,
        storage: 20_480,
        operatingSystem: 'Windows Server 2019 Datacenter',
      })),
    ),
  },
  parameters: { chromatic: { modes: phone } },
}

/** The longest name without a space, which breaks anywhere. */
export const UnbreakableName: Story = {
  args: {
    vps: ready(one.map((instance) => ({ ...instance, name: 'maychukhovanmientrungvataynguyendulieuduphongsoho01' }))),
  },
  parameters: { chromatic: { modes: phone } },
}

export const Empty: Story = {
  args: { vps: ready([]) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đặt VPS đầu tiên' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { vps: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { vps: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const NamesEveryButton: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { name } of vps) {
      await expect(canvas.getByRole('button', { name: `Quản lý ${name}` })).toBeVisible()
      await expect(canvas.getByRole('button', { name: `Console ${name}` })).toBeVisible()
    }
  },
}
