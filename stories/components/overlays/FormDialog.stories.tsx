import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog, type FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'

const texts: FormDialogTexts = {
  heading: 'Nạp tiền vào ví',
  description: 'Tiền vào ví ngay khi cổng thanh toán xác nhận.',
  cancel: 'Hủy',
  submit: 'Nạp tiền',
  pending: 'Đang gửi...',
  failed: 'Chưa gửi được',
}

const meta = {
  id: 'components-formdialog',
  title: 'Components/Overlays/FormDialog · Hộp thoại có biểu mẫu',
  component: FormDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    texts,
    children: (
      <>
        <Field label="Số tiền" description="Tối thiểu 10.000 ₫">
          <NumberInput defaultValue="200000" suffix="₫" />
        </Field>
        <Field label="Ghi chú" error="Ghi chú dài quá 100 ký tự.">
          <Textarea rows={2} />
        </Field>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await openedDialog(texts.heading))

/** The last attempt failed. It is submitted with Enter in a field, and with the button. */
export const Failed: Story = {
  args: {
    error: 'Máy chủ không phản hồi. Vui lòng thử lại.',
    children: (
      <Field label="Số tiền" description="Tối thiểu 10.000 ₫">
        <NumberInput defaultValue="200000" suffix="₫" />
      </Field>
    ),
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(dialog.getByText('Chưa gửi được').closest('[role="alert"]')).toHaveTextContent(/không phản hồi/)
    await expect(dialog.getByRole('textbox', { name: 'Số tiền' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Nạp tiền' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
  parameters: { chromatic: { disableSnapshot: false } },
}

export const FocusesTheFirstError: Story = {
  args: { onSubmit: fn(async () => false) },
  play: async () => {
    const dialog = await opened()
    const wrong = dialog.getByRole('textbox', { name: 'Ghi chú' })
    const submit = dialog.getByRole('button', { name: 'Nạp tiền' })
    await userEvent.click(submit)
    await waitFor(() => expect(wrong).toHaveFocus())
    await userEvent.click(submit)
    await waitFor(() => expect(wrong).toHaveFocus())
  },
}

/** It neither closes nor submits again. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: 'Đang gửi...' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** With a footer of its own nothing is left to submit, and Enter in a field does nothing. */
export const NothingToSubmit: Story = {
  args: { footer: <Button>Xong</Button> },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('textbox', { name: 'Số tiền' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(dialog.queryByRole('button', { name: 'Nạp tiền' })).not.toBeInTheDocument()
  },
}
