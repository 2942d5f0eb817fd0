import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { VpsTable } from '#ds/admin/VpsTable/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { render, vpsInstances, web } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnPhone, widths } from '#stories/modes.ts'
import { listArgs } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const meta = {
  title: 'Back-office/VpsTable',
  component: VpsTable,
  tags: ['stable'],
  args: {
    texts: { list: adminTexts.list, ...adminTexts.vps },
    ...listArgs,
    rows: ready(vpsInstances),
    onStatusChange: fn(done),
  },
} satisfies Meta<typeof VpsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch VPS instances', onRetry: fn() } as const

const statusOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('combobox', { name: `Đổi trạng thái của ${name}` })

export const AllInstances: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
}

export const Suspends: Story = {
  args: { onStatusChange: fn(never) },
  play: async ({ args, canvasElement }) => {
    const select = statusOf(canvasElement, 'vinashop-web')
    await userEvent.selectOptions(select, 'Tạm ngưng')
    await expect(args.onStatusChange).toHaveBeenCalledWith(web.vps.id, 'suspended')
    await expect(select).toHaveValue('active')
    await expect(select).toHaveAccessibleDescription('Đang cập nhật...')
    await expect(statusOf(canvasElement, 'render-02')).not.toHaveAttribute('aria-busy')
  },
}

export const StatusFailed: Story = {
  args: { onStatusChange: fn(failing('Failed to update VPS status')) },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(statusOf(canvasElement, 'vinashop-web'), 'Tạm ngưng')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Failed to update VPS status')
  },
}

export const TerminateAsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(statusOf(canvasElement, 'render-02'), 'Đã chấm dứt')
    const dialog = await shownDialog('Chấm dứt render-02?')
    await expect(dialog.getByText('203.0.113.15')).toBeVisible()
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const TerminateCanBeCancelled: Story = {
  play: async ({ args, canvasElement }) => {
    const select = statusOf(canvasElement, 'render-02')
    select.focus()
    await userEvent.selectOptions(select, 'Đã chấm dứt')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(select).toHaveFocus())
    await expect(select).toHaveValue('active')
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
}

export const TerminatesOnceConfirmed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(statusOf(canvasElement, 'render-02'), 'Đã chấm dứt')
    await userEvent.click(await screen.findByRole('button', { name: 'Chấm dứt VPS' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(render.vps.id, 'terminated')
  },
}

export const TerminatedIsFinal: Story = {
  play: async ({ canvasElement }) => {
    const select = statusOf(canvasElement, 'render-01')
    await expect(select).toHaveAccessibleDescription('VPS đã chấm dứt không thể đổi trạng thái nữa')
    await expect(within(select).getByRole('option', { name: 'Đang chạy' })).toBeDisabled()
    await expect(within(select).getByRole('option', { name: 'Tạm ngưng' })).toBeDisabled()
  },
}
