import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { RenewalRow } from '#contracts/plan-life.ts'
import { RenewalsPanel, type RenewalsPanelProps } from '#ds/admin/RenewalsPanel/index.ts'
import { renewalsAdminTexts } from '#ds/texts/renewals-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dueRenewals, forecast, overdueRenewals, quietForecast, renewals } from '#stories/fixtures/renewals.ts'
import { phoneAndDesktop } from '#stories/modes.ts'
import { now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = renewalsAdminTexts.vi
const { due, hold } = texts
const noPicture = { chromatic: { disableSnapshot: true } }

const meta = {
  id: 'back-office-renewalspanel',
  title: 'Back-office/RenewalsPanel · Bảng gia hạn',
  component: RenewalsPanel,
  args: {
    texts,
    view: 'due',
    onViewChange: fn(),
    now,
    renewals: { rows: ready(dueRenewals), page: 1, onNextPage: fn() },
    filter: 'week',
    onFilterChange: fn(),
    forecast: ready(forecast),
    onHold: fn<RenewalsPanelProps['onHold']>(done),
    hrefOf: { vps: (id) => `/admin?tab=vps&q=${id}`, customer: (email) => `/admin?tab=users&q=${email}` },
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RenewalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement, { vps: { name } }: RenewalRow) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: due.holdFor(name) }))
  return shownDialog(hold.heading(name))
}
type Dialog = Awaited<ReturnType<typeof open>>
const field = (dialog: Dialog, label: string) => dialog.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
const save = (dialog: Dialog) => dialog.getByRole('button', { name: hold.submit })

/** What becomes of each renewal, and what happens if nothing is paid. The keyboard goes from view to view. */
export const Due: Story = {
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const rowOf = ({ vps }: RenewalRow) => canvas.getByRole('row', { name: new RegExp(vps.name) })
    await expect(rowOf(renewals.short)).toHaveTextContent(due.outcomes.short('22.000 ₫'))
    await expect(rowOf(renewals.held)).toHaveTextContent(due.held('12/12/2026'))
    await expect(rowOf(renewals.ends)).toHaveTextContent(due.outcomes.ends)
    await userEvent.click(canvas.getByRole('button', { name: due.filters.overdue }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('overdue')
    canvas.getByRole('tab', { name: texts.views.due }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('days'))
  },
}

export const Loading: Story = {
  args: { renewals: { rows: loading, page: 1 }, forecast: loading },
  parameters: noPicture,
}

/** The list says why it is empty. */
export const Empty: Story = {
  args: { renewals: { rows: ready([]), page: 1 }, filter: 'overdue', forecast: ready(quietForecast) },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(due.empty.overdue.title)).toBeVisible()
  },
}

const [retryForecast, retryRenewals] = [fn(), fn()]

/** Sums and list fail apart from each other, and are loaded again apart from each other. */
export const Failed: Story = {
  args: {
    renewals: { rows: { status: 'error', message: '503: Máy chủ bận', onRetry: retryRenewals }, page: 1 },
    forecast: { status: 'error', message: '503: Máy chủ bận', onRetry: retryForecast },
  },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(due.loadFailed)).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Thử lại' })
    await userEvent.click(first as HTMLElement)
    await expect(retryForecast).toHaveBeenCalledOnce()
    await expect(retryRenewals).not.toHaveBeenCalled()
  },
}

/** The forecast day by day, with every day of it. */
export const Days: Story = {
  args: { view: 'days' },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: texts.days.caption }))
    await expect(table.getAllByRole('row')).toHaveLength(forecast.days.length + 1)
    await expect(table.getByRole('row', { name: /26\/11/ })).toHaveTextContent('1.590.000')
  },
}

/** What is suspended or deleted if nothing is paid leads to its row and to its customer's. */
export const AtRisk: Story = {
  args: { view: 'endangered' },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('link', { name: renewals.short.vps.name })
    await expect(first).toHaveAttribute('href', `/admin?tab=vps&q=${renewals.short.vps.id}`)
    await expect(canvas.getByText(texts.endangered.kinds.suspended)).toBeVisible()
  },
}

export const NoneAtRisk: Story = {
  args: { view: 'endangered', forecast: ready(quietForecast) },
  parameters: noPicture,
}

/** An instance that is suspended as unpaid runs again: the dialog says so before it is saved. */
export const Hold: Story = {
  args: { filter: 'overdue', renewals: { rows: ready(overdueRenewals), page: 1 } },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /caphesang/ })).toHaveTextContent(due.isSuspended)
    const dialog = await open(canvasElement, renewals.suspended)
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(field(dialog, hold.until), '2026-12-05')
    await expect(dialog.getByText(hold.follows.resumes)).toBeVisible()
    await expect(dialog.getByText(hold.follows.held('05/12/2026'))).toBeVisible()
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText(hold.validation.reason)).toBeVisible()
    await expect(args.onHold).not.toHaveBeenCalled()
    await userEvent.type(field(dialog, hold.reason), 'Khách hứa trả thứ hai')
    await expect(save(dialog)).toBeEnabled()
  },
}

/** What was entered is sent, and nothing else. */
export const HoldSaved: Story = {
  parameters: noPicture,
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, renewals.held)
    await expect(field(dialog, hold.until)).toHaveValue('2026-12-12')
    await userEvent.clear(field(dialog, hold.until))
    await userEvent.type(field(dialog, hold.reason), ' Đã  trả ')
    await userEvent.click(save(dialog))
    await waitFor(() =>
      expect(args.onHold).toHaveBeenLastCalledWith(renewals.held.vps.id, { until: null, reason: 'Đã trả' }),
    )
  },
}

/** What the server finds wrong with a field is said at the field. */
export const HoldRefused: Story = {
  args: {
    onHold: fn<RenewalsPanelProps['onHold']>(async () => ({
      ok: false,
      message: 'Dữ liệu không hợp lệ',
      fieldErrors: [{ path: 'graceDays', message: 'Số ngày phải từ 3 đến 14' }],
    })),
  },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, renewals.short)
    await userEvent.type(field(dialog, hold.grace), '9')
    await userEvent.type(field(dialog, hold.reason), 'Chờ chuyển khoản')
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText('Số ngày phải từ 3 đến 14')).toBeVisible()
    await waitFor(() => expect(field(dialog, hold.grace)).toHaveFocus())
    await expect(dialog.queryByText(hold.failed)).toBeNull()
  },
}

/** Another failure is said above the form, in which everything stays. */
export const HoldFailed: Story = {
  args: { onHold: fn<RenewalsPanelProps['onHold']>(async () => ({ ok: false, message: '503: Máy chủ bận' })) },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, renewals.paid)
    await userEvent.click(field(dialog, hold.exempt))
    await userEvent.type(field(dialog, hold.reason), 'Máy của chúng ta')
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText('503: Máy chủ bận')).toBeVisible()
    await expect(field(dialog, hold.reason)).toHaveValue('Máy của chúng ta')
  },
}
