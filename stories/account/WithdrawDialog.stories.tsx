import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { WithdrawDialog } from '#ds/account/WithdrawDialog/index.ts'
import { withdrawDialogTexts as texts } from '#ds/texts/withdraw-dialog.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-withdrawdialog',
  title: 'Account/WithdrawDialog · Hộp thoại rút tiền',
  component: WithdrawDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    limits: ready({ available: '1400000', bonus: '0' }),
    customer: 'Nguyễn Quang Minh',
    onSubmit: fn(done),
    texts: texts.vi,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof WithdrawDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.vi.heading))
type Opened = Awaited<ReturnType<typeof dialog>>
const field = (opened: Opened, label: string) => opened.getByLabelText<HTMLInputElement>(label)
const submit = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: /^Rút (tiền$|\d)/ }))

async function fill(opened: Opened) {
  await userEvent.type(field(opened, texts.vi.amount), '500000')
  await userEvent.type(field(opened, texts.vi.bank), 'vcb')
  await userEvent.type(field(opened, texts.vi.account), '0123 456 789')
}

/** The name of the customer is filled in, as a bank writes it. */
export const Empty: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const opened = await dialog()
    await expect(field(opened, texts.vi.amount)).toHaveFocus()
    await expect(field(opened, texts.vi.holder)).toHaveValue('NGUYEN QUANG MINH')
  },
}

/** A short name of a bank becomes its name; account and holder are sent as banks write them. */
export const Filled: Story = {
  play: async ({ args }) => {
    const opened = await dialog()
    await fill(opened)
    await userEvent.tab()
    await expect(field(opened, texts.vi.bank)).toHaveValue('Vietcombank')
    await submit(opened)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: '500000',
      bankBin: '970436',
      account: '0123456789',
      holder: 'NGUYEN QUANG MINH',
    })
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A part of the balance is a bonus. */
export const WithBonus: Story = {
  args: { limits: ready({ available: '1400000', bonus: '100000' }) },
}

export const ShowsWrongFields: Story = {
  args: { customer: '' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.type(field(opened, texts.vi.amount), '1400001')
    await userEvent.type(field(opened, texts.vi.bank), 'Ngân hàng của tôi')
    await userEvent.type(field(opened, texts.vi.account), '123')
    await submit(opened)
    const { bank, account, holder } = texts.vi.validation
    for (const message of [bank, account, holder]) await expect(await opened.findByText(message)).toBeVisible()
    await expect(opened.getByText(/^Bạn chỉ rút được/)).toBeVisible()
    await waitFor(() => expect(field(opened, texts.vi.amount)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** By the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const opened = await dialog()
    await fill(opened)
    opened.getByRole('button', { name: /^Rút \d/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async () => {
    const opened = await dialog()
    await fill(opened)
    await submit(opened)
    await expect(await opened.findByRole('button', { name: texts.vi.submitting })).toBeVisible()
  },
}

/** What the server says stands over the form, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    onSubmit: fn(failing('Bạn đang có 3 yêu cầu rút tiền chưa xong. Vui lòng chờ một yêu cầu hoàn tất, hoặc hủy bớt.')),
  },
  play: async () => {
    const opened = await dialog()
    await fill(opened)
    await submit(opened)
    await expect(await opened.findByText(/3 yêu cầu rút tiền/)).toBeVisible()
    await expect(field(opened, texts.vi.account)).toHaveValue('0123 456 789')
  },
}

/** While the sum is not known, everything can be filled in. */
export const Loading: Story = { args: { limits: loading } }

export const NothingToWithdraw: Story = {
  args: { limits: ready({ available: '0', bonus: '100000' }) },
}
