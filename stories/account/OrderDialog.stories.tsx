import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OrderDialog } from '#ds/account/OrderDialog/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { catalog, loading, now, ready } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/OrderDialog',
  component: OrderDialog,
  tags: ['stable'],
  args: {
    open: true,
    onOpenChange: fn(),
    catalog: ready(catalog),
    balance: '1250000',
    now,
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onTopUp: fn(),
    texts: accountTexts.order,
  },
  // On a docs page in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof OrderDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog('Đặt VPS mới'))
type Dialog = Awaited<ReturnType<typeof dialog>>

const choose = (order: Dialog, name: string) => userEvent.click(order.getByRole('radio', { name }))

async function fillIn(order: Dialog, plan = 'Basic') {
  await choose(order, plan)
  await choose(order, 'Singapore')
  await choose(order, 'Debian 11')
  await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
}

const submit = (order: Dialog) => order.getByRole('button', { name: /Đặt VPS|Đang tạo VPS/ })

export const NothingChosen: Story = {
  play: async () => {
    const order = await dialog()
    await waitFor(() => expect(order.getByText('Chọn một gói để xem giá và số dư còn lại.')).toBeVisible())
  },
}

export const Chosen: Story = {
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Pro')
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText('159.000 ₫')).toBeVisible()
    for (const choice of ['Pro', 'Singapore', 'Debian 11', 'web-01'])
      await expect(summary.getByText(choice)).toBeVisible()
    await expect(summary.getByText('21/12/2026')).toBeVisible()
    await expect(summary.getByText('1.091.000 ₫')).toBeVisible()
  },
}

/** The summary stays in view while the choices scroll. */
export const SummaryWhileScrolled: Story = {
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Pro')
    const name = order.getByRole('textbox', { name: /Tên VPS/ })
    name.scrollIntoView({ block: 'end' })
    await expect(order.getByRole('region', { name: 'Tóm tắt đơn hàng' })).toBeVisible()
  },
}

/** Every plan shows its price for a year. */
export const Yearly: Story = {
  play: async () => {
    const order = await dialog()
    await choose(order, 'Pro')
    await choose(order, 'Hàng năm')
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText('1.590.000 ₫')).toBeVisible()
    await expect(summary.getByText('21/11/2027')).toBeVisible()
    const plans = order.getByRole('radiogroup', { name: /^Gói VPS/ })
    for (const price of ['490.000 ₫', '890.000 ₫']) await expect(within(plans).getByText(price)).toBeVisible()
    plans.scrollIntoView({ block: 'start' })
    await expect(order.getByText('Tiết kiệm 10%')).toBeVisible()
  },
}

export const ShowsMissingFields: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const order = await dialog()
    await userEvent.click(submit(order))
    for (const message of [
      'Please select a VPS plan',
      'Please select a server location',
      'Please select an operating system',
      'VPS name is required',
    ])
      await expect(await order.findByText(message)).toBeVisible()
    await expect(order.queryByText('Để bạn dễ nhận ra, tối đa 50 ký tự.')).not.toBeInTheDocument()
    await waitFor(() => expect(order.getByRole('radio', { name: 'Basic' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusesALongName: Story = {
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    const name = order.getByRole('textbox', { name: /Tên VPS/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'a'.repeat(51))
    await userEvent.click(submit(order))
    await expect(await order.findByText('Name must be less than 50 characters')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    name.scrollIntoView({ block: 'center' })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** With one character less the message disappears. */
export const FiftyCharactersAreEnough: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Chosen, with another name.
  play: async (context) => {
    await RefusesALongName.play?.(context)
    const order = await dialog()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(order.queryByText('Name must be less than 50 characters')).not.toBeInTheDocument())
  },
}

export const OffersTheSystemsOfThePlan: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await choose(order, 'Standard')
    await choose(order, 'Windows Server 2019')
    await choose(order, 'Basic')
    await expect(order.queryByRole('radio', { name: 'Windows Server 2019' })).not.toBeInTheDocument()
    await expect(order.getByText('Gói Basic không hỗ trợ Windows Server 2019.')).toBeVisible()
    await choose(order, 'Standard')
    await expect(order.getByRole('radio', { name: 'Windows Server 2019' })).not.toBeChecked()
  },
}

export const BalanceTooSmall: Story = {
  args: { balance: '10000' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    const button = submit(order)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(order.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.')).toBeVisible()
    await expect(button).toHaveAccessibleDescription(/^Số dư không đủ\. Vui lòng nạp thêm tiền vào tài khoản\./)
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText('Bạn còn thiếu 39.000 ₫ để đặt VPS này.')).toBeVisible()
    await userEvent.click(order.getByRole('button', { name: 'Nạp tiền' }))
    await expect(args.onTopUp).toHaveBeenCalledWith('39000')
  },
}

export const BalanceJustEnough: Story = {
  args: { balance: '49000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      planId: 1,
      locationId: 3,
      name: 'web-01',
      operatingSystem: 'debian',
      billingPeriod: 'monthly',
    })
  },
}

export const ResetsAfterSuccess: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    await expect(await order.findByText('Chọn một gói để xem giá và số dư còn lại.')).toBeVisible()
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('')
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<SubmitResult>(() => {})) },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    const button = await order.findByRole('button', { name: 'Đang tạo VPS...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Refused: Story = {
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Xem lại thông tin rồi gửi lại.' })) },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    await expect(await order.findByText('Chưa đặt được VPS')).toBeVisible()
    await expect(order.getByText('Xem lại thông tin rồi gửi lại.')).toBeVisible()
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('web-01')
    await expect(order.getByRole('radio', { name: 'Debian 11' })).toBeChecked()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const BalanceUnknown: Story = {
  args: { balance: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await choose(order, 'Pro')
    await expect(order.queryByText('Sau khi đặt')).not.toBeInTheDocument()
    await expect(submit(order)).not.toHaveAttribute('aria-disabled')
  },
}

export const HugeBalance: Story = {
  args: { balance: '999999999999999' },
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Standard')
    await expect(order.getByText('999.999.999.910.999 ₫')).toBeVisible()
  },
}

export const LoadingCatalog: Story = {
  args: { catalog: loading },
  play: async () => {
    const order = await dialog()
    await expect(order.queryByRole('button', { name: 'Đặt VPS' })).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const CatalogFailed: Story = {
  args: {
    catalog: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() },
  },
  play: async ({ args }) => {
    const order = await dialog()
    await userEvent.click(order.getByRole('button', { name: 'Thử lại' }))
    await expect(args.catalog.status === 'error' && args.catalog.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
