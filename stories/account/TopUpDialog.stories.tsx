import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TopUpDialog } from '#ds/account/TopUpDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { offers } from '#stories/fixtures/catalogue.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-topupdialog',
  title: 'Account/TopUpDialog · Hộp thoại nạp tiền',
  component: TopUpDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    texts: accountDialogTexts.vi.topUp,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TopUpDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog('Nạp tiền vào ví'))
type Dialog = Awaited<ReturnType<typeof dialog>>

const amountOf = (topUp: Dialog) => topUp.getByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
/** The button says the amount once there is one. */
const submit = (topUp: Dialog) => userEvent.click(topUp.getByRole('button', { name: /^Nạp/ }))
/** Amounts are written with a no-break space before the mark. */
const money = (text: string) => text.replace(' ', '\u00a0')
/** The name of a quick amount. The testing library leaves out the space before an element. */
const named = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.').replace(' ', '\\s?')}$`)
const sum = (topUp: Dialog, label: string) => topUp.getByText(label).nextElementSibling

export const EmptyForm: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const topUp = await dialog()
    await expect(amountOf(topUp)).toHaveFocus()
    for (const [method, time, fee] of [
      ['Chuyển khoản ngân hàng', '5–15 phút', 'Miễn phí'],
      ['MoMo', 'Tức thì', 'Miễn phí'],
      ['ZaloPay', 'Tức thì', 'Miễn phí'],
      ['Tiền mã hóa', '10–30 phút', 'Phí 1 %'],
    ] as const) {
      const card = topUp.getByRole('radio', { name: method }).closest('[data-component="RadioCard"]')
      await expect(card).toHaveTextContent(time)
      await expect(card).toHaveTextContent(fee)
    }
  },
}

/** What is ordered with the money completes itself as soon as it arrives. */
export const ForAnOrder: Story = {
  args: { suggestedAmount: '149000', orderName: 'cua-hang' },
  play: async () => {
    const topUp = await dialog()
    await expect(topUp.getByText('Khi tiền về, đơn hàng cua-hang tự hoàn tất.')).toBeVisible()
    await expect(amountOf(topUp)).toHaveValue('149.000')
  },
}

export const Filled: Story = {
  play: async ({ args }) => {
    const topUp = await dialog()
    await userEvent.click(topUp.getByRole('button', { name: named('200.000 ₫') }))
    await userEvent.click(topUp.getByRole('radio', { name: 'MoMo' }))
    await userEvent.type(topUp.getByRole('textbox', { name: /Ghi chú/ }), 'Nạp cho tháng 12')
    await submit(topUp)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: '200000',
      paymentMethod: 'momo',
      description: 'Nạp cho tháng 12',
    })
    // After a success, the next one starts empty.
    await waitFor(() => expect(amountOf(topUp)).toHaveValue(''))
    await expect(topUp.getByRole('radio', { name: 'MoMo' })).not.toBeChecked()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const ShowsMissingFields: Story = {
  play: async ({ args }) => {
    const topUp = await dialog()
    await submit(topUp)
    await expect(await topUp.findByText('Số tiền không được để trống')).toBeVisible()
    await expect(topUp.getByText('Vui lòng chọn phương thức thanh toán')).toBeVisible()
    await waitFor(() => expect(amountOf(topUp)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const RefusesLessThanTheMinimum: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const topUp = await dialog()
    await userEvent.click(topUp.getByRole('radio', { name: 'ZaloPay' }))
    await userEvent.type(amountOf(topUp), '49999')
    await submit(topUp)
    await expect(await topUp.findByText('Số tiền tối thiểu là 50,000 VND')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The minimum itself is accepted. */
export const AcceptsTheMinimum: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like EmptyForm.
  play: async (context) => {
    const { args } = context
    await RefusesLessThanTheMinimum.play?.(context)
    const topUp = await dialog()
    await userEvent.clear(amountOf(topUp))
    await userEvent.type(amountOf(topUp), '50000')
    await submit(topUp)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(topUp.queryByText('Số tiền tối thiểu là 50,000 VND')).not.toBeInTheDocument()
  },
}

export const CryptoFee: Story = {
  play: async () => {
    const topUp = await dialog()
    await userEvent.type(amountOf(topUp), '150001')
    await expect(topUp.queryByText('Phí')).not.toBeInTheDocument()
    await userEvent.click(topUp.getByRole('radio', { name: 'Tiền mã hóa' }))
    await expect(sum(topUp, 'Số tiền vào ví')).toHaveTextContent('150.001 ₫')
    await expect(sum(topUp, 'Phí')).toHaveTextContent('1.501 ₫')
    await expect(sum(topUp, 'Tổng thanh toán')).toHaveTextContent('151.502 ₫')
    await userEvent.click(topUp.getByRole('radio', { name: 'Chuyển khoản ngân hàng' }))
    await expect(sum(topUp, 'Tổng thanh toán')).toHaveTextContent('150.001 ₫')
    await userEvent.click(topUp.getByRole('radio', { name: 'Tiền mã hóa' }))
  },
}

/** What the offer adds is a line of its own, and in what arrives: from its minimum on. */
export const WithBonus: Story = {
  args: { offers: [offers.bonus] },
  play: async () => {
    const topUp = await dialog()
    await userEvent.type(amountOf(topUp), '499999')
    await expect(topUp.queryByText('Thưởng nạp tiền')).not.toBeInTheDocument()
    await userEvent.click(topUp.getByRole('button', { name: named('500.000 ₫') }))
    await expect(sum(topUp, 'Thưởng nạp tiền')).toHaveTextContent('+100.000 ₫')
    await expect(sum(topUp, 'Số tiền vào ví')).toHaveTextContent('600.000 ₫')
    await expect(sum(topUp, 'Tổng thanh toán')).toHaveTextContent('500.000 ₫')
  },
}

export const GroupsDigitsWhileTyping: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const topUp = await dialog()
    const amount = amountOf(topUp)
    await userEvent.type(amount, '1200000')
    await expect(amount).toHaveValue('1.200.000')
    // The caret is inside the number, and stays after the typed digit.
    await userEvent.type(amount, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(amount).toHaveValue('13.200.000')
    await expect(amount.selectionStart).toBe(2)
    // The caret is at a separator: a second Backspace removes the digit before it.
    await userEvent.keyboard('{ArrowRight}{Backspace}{Backspace}')
    await expect(amount).toHaveValue('1.200.000')
  },
}

export const QuickAmounts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const topUp = await dialog()
    const names = within(topUp.getByRole('group', { name: 'Chọn nhanh số tiền' }))
      .getAllByRole('button')
      .map((chip) => chip.textContent)
    await expect(names).toEqual(
      ['100.000 ₫', '200.000 ₫', '500.000 ₫', '1.000.000 ₫', '2.000.000 ₫', '5.000.000 ₫'].map(money),
    )
    const chip = topUp.getByRole('button', { name: named('500.000 ₫') })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(amountOf(topUp)).toHaveValue('500.000')
    await userEvent.type(amountOf(topUp), '0')
    await expect(topUp.getByRole('button', { name: named('5.000.000 ₫') })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The wallet will run out: what lasts for a month comes first. The method of the last top-up is chosen. */
export const LastsAMonth: Story = {
  args: { sensibleTopUp: { months: 1, amount: '138000' }, lastMethod: 'momo' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async () => {
    const topUp = await dialog()
    await expect(topUp.getByRole('radio', { name: 'MoMo' })).toBeChecked()
    await expect(topUp.getByRole('button', { name: 'Nạp tiền' })).toBeVisible()
    const [first] = within(topUp.getByRole('group', { name: 'Chọn nhanh số tiền' })).getAllByRole('button')
    await expect(first).toHaveTextContent('138.000 ₫đủ dùng 1 tháng')
    first?.focus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(amountOf(topUp)).toHaveValue('138.000')
    await expect(topUp.getByRole('button', { name: /^Nạp 138\.000\s₫$/ })).toBeVisible()
    first?.blur()
  },
}

/** A method that is no longer available is not chosen. */
export const LastMethodGone: Story = {
  args: { lastMethod: 'crypto', methods: { status: 'ready', data: ['bank_transfer', 'momo'] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const topUp = await dialog()
    for (const method of topUp.getAllByRole('radio')) await expect(method).not.toBeChecked()
  },
}

export const Suggested: Story = {
  args: { suggestedAmount: '149000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(amountOf(await dialog())).toHaveValue('149.000')
  },
}

export const TwoMethodsOffered: Story = {
  args: { methods: { status: 'ready', data: ['bank_transfer', 'momo'] } },
  play: async () => {
    const topUp = await dialog()
    await expect(topUp.getAllByRole('radio')).toHaveLength(2)
  },
}

/** The amount can be entered while the methods are loading. */
export const MethodsLoading: Story = {
  args: { methods: { status: 'loading' } },
  play: async () => {
    const topUp = await dialog()
    await expect(amountOf(topUp)).toHaveFocus()
    await expect(topUp.queryByRole('radio')).toBeNull()
  },
}

/** If they could not be loaded, all are offered, and the server refuses those that it does not accept. */
export const MethodsUnknown: Story = {
  args: { methods: { status: 'error', message: '503: Hệ thống đang bận.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const topUp = await dialog()
    await expect(topUp.getAllByRole('radio')).toHaveLength(4)
  },
}

/** No method is available: the dialog says why, and what to do. */
export const NoMethods: Story = {
  args: { methods: { status: 'ready', data: [] } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const topUp = await dialog()
    await expect(topUp.queryByRole('textbox')).toBeNull()
    await userEvent.click(topUp.getByText(accountDialogTexts.vi.topUp.close))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<SubmitResult>(() => {})) },
  play: async ({ args }) => {
    const topUp = await dialog()
    await userEvent.click(topUp.getByRole('radio', { name: 'MoMo' }))
    await userEvent.type(amountOf(topUp), '200000')
    await submit(topUp)
    await expect(await topUp.findByRole('button', { name: 'Đang tạo yêu cầu…' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Gửi lại sau ít phút.' })) },
  play: async () => {
    const topUp = await dialog()
    await userEvent.click(topUp.getByRole('radio', { name: 'MoMo' }))
    await userEvent.type(amountOf(topUp), '200000')
    await submit(topUp)
    await expect(await topUp.findByText('Lỗi tạo yêu cầu nạp tiền')).toBeVisible()
    await expect(topUp.getByText('Gửi lại sau ít phút.')).toBeVisible()
    await expect(amountOf(topUp)).toHaveValue('200.000')
    await expect(topUp.getByRole('radio', { name: 'MoMo' })).toBeChecked()
  },
}

export const HugeAmount: Story = {
  play: async () => {
    const topUp = await dialog()
    await userEvent.click(topUp.getByRole('radio', { name: 'Tiền mã hóa' }))
    await userEvent.type(amountOf(topUp), '999999999999')
    await submit(topUp)
    await expect(await topUp.findByText('Số tiền tối đa là 1.000.000.000 ₫')).toBeVisible()
  },
}
