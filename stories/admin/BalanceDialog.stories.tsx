import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { BalanceDialog } from '#ds/admin/BalanceDialog/index.ts'
import type { BalanceChange, BalanceMode, BalanceResult } from '#ds/admin/balance-change.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { hoangAnh } from '#stories/fixtures/admin.ts'
import { phone } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = adminTexts.vi.users.balanceDialog

const meta = {
  id: 'back-office-balancedialog',
  title: 'Back-office/BalanceDialog · Hộp thoại điều chỉnh số dư',
  component: BalanceDialog,
  args: {
    texts,
    open: true,
    onOpenChange: fn(),
    email: hoangAnh.email,
    currentBalance: '1250000',
    onSubmit: fn(done),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof BalanceDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogParts = async (mode: BalanceMode = 'set') => {
  const dialog = await shownDialog(texts.heading)
  if (mode !== 'set') await userEvent.selectOptions(dialog.getByLabelText(texts.mode), mode)
  return {
    dialog,
    input: dialog.getByLabelText(texts.amounts[mode]),
    reason: dialog.getByLabelText(texts.reason, { exact: false }),
    submit: dialog.getByRole('button', { name: texts.submit }),
  }
}

/** Email and current balance are read-only; the field is empty, and an empty value is never sent. */
export const EmptyAmount: Story = {
  play: async ({ args }) => {
    const { input, submit } = await dialogParts()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(submit)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(submit).toHaveAccessibleDescription(texts.emptyReason)
  },
}

export const SubmittedByButton: Story = {
  play: async ({ args }) => {
    const { input, submit } = await dialogParts()
    await userEvent.type(input, '1400000')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ balance: '1400000', expectedBalance: '1250000' })
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const SubmittedByEnter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const { input } = await dialogParts()
    await userEvent.type(input, '1400000{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ balance: '1400000', expectedBalance: '1250000' })
  },
}

/** A lower balance: the wallet's history will show the deduction. */
export const Lowered: Story = {
  play: async () => {
    const { dialog, input } = await dialogParts()
    await userEvent.type(input, '0')
    await expect(dialog.getByText(/một khoản điều chỉnh \u22121\.250\.000/)).toBeVisible()
  },
}

export const Unchanged: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const { dialog, input } = await dialogParts()
    await userEvent.type(input, '1250000')
    await expect(dialog.getByText(texts.unchanged)).toBeVisible()
  },
}

/** A difference with a reason: the resulting balance is shown before it is sent. */
export const Added: Story = {
  play: async ({ args }) => {
    const { dialog, input, reason, submit } = await dialogParts('add')
    await userEvent.type(input, '200000')
    await expect(dialog.getByText(/Số dư sau khi sửa: 1\.450\.000/)).toBeVisible()
    await userEvent.type(reason, ' Bù sự cố ngày 18/11 ')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith({
      difference: '200000',
      expectedBalance: '1250000',
      reason: 'Bù sự cố ngày 18/11',
    })
  },
}

export const Subtracted: Story = {
  play: async ({ args }) => {
    const { input } = await dialogParts('subtract')
    await userEvent.type(input, '50000{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ difference: '-50000', expectedBalance: '1250000' })
  },
}

/** More than the balance cannot be subtracted, and is not sent. */
export const BelowZero: Story = {
  play: async ({ args }) => {
    const { dialog, input, submit } = await dialogParts('subtract')
    await userEvent.type(input, '1250001{Enter}')
    await expect(dialog.getByText(/Ví chỉ có 1\.250\.000/)).toBeVisible()
    await userEvent.click(submit)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(submit).toHaveAccessibleDescription(texts.outOfBoundsReason)
  },
}

export const AboveMaximum: Story = {
  play: async ({ args }) => {
    const { dialog, input } = await dialogParts('add')
    await userEvent.type(input, '999999999999{Enter}')
    await expect(dialog.getByText(/^Số dư tối đa là 999\.999\.999\.999/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The customer has ordered meanwhile: the input stays, is applied to the new balance, and can be sent again. */
export const Moved: Story = {
  args: {
    onSubmit: fn(
      async ({ expectedBalance }: BalanceChange): Promise<BalanceResult> =>
        expectedBalance === '1250000' ? { ok: false, movedTo: '760000' } : { ok: true },
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const { dialog, input } = await dialogParts('add')
    await userEvent.type(input, '200000{Enter}')
    await expect(await dialog.findByText(/từ 1\.250\.000.* thành 760\.000/)).toBeVisible()
    await expect(dialog.getByText(/Số dư sau khi sửa: 960\.000/)).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ difference: '200000', expectedBalance: '760000' })
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ args }) => {
    const { dialog, input } = await dialogParts()
    await userEvent.type(input, '1400000{Enter}')
    await expect(await dialog.findByRole('button', { name: texts.pending })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(input, '{Enter}{Escape}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { onSubmit: fn(failing('Failed to update user balance')) },
  play: async ({ args }) => {
    const { dialog, input } = await dialogParts()
    await userEvent.type(input, '1400000{Enter}')
    await expect(await dialog.findByText('Failed to update user balance')).toBeVisible()
    await expect(input).toHaveValue('1400000')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
  },
}

/** The longest address and a huge amount: nothing overflows the dialog. */
export const LongEmailAndHugeBalance: Story = {
  args: {
    email: 'cong.tang.ton.nu.huyen.tran.phuong.anh@congtythuongmaidientu.test',
    currentBalance: '999999999999',
  },
  parameters: { chromatic: { modes: phone } },
  play: async () => {
    const { dialog, input } = await dialogParts()
    await userEvent.type(input, '1')
    await expect(dialog.getByText(/\u2212999\.999\.999\.998/)).toBeVisible()
  },
}
