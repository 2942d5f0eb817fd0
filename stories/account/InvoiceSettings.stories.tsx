import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InvoiceSettings } from '#ds/account/InvoiceSettings/index.ts'
import { invoiceSettingsTexts as texts } from '#ds/texts/account-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { invoiceDetails, ownAccount } from '#stories/fixtures/own-account.ts'

const { dialog: words } = texts.vi

const meta = {
  id: 'account-invoicesettings',
  title: 'Account/InvoiceSettings · Thông tin xuất hóa đơn',
  component: InvoiceSettings,
  args: { details: invoiceDetails, name: ownAccount.user, onSave: fn(done), texts: texts.vi },
} satisfies Meta<typeof InvoiceSettings>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement, action: string) => {
  await userEvent.click(within(canvas).getByRole('button', { name: action }))
  return within(await openedDialog(words.heading))
}
const closed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())

export const OfACompany: Story = {}

export const None: Story = { args: { details: null }, parameters: { chromatic: { disableSnapshot: true } } }

/** A person's: the name is the customer's own. */
export const OfAPerson: Story = {
  args: { details: { company: null, taxCode: null, address: 'Số 7, ngõ 12, phường Hải Châu, Đà Nẵng' } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Long names break. */
export const LongNames: Story = {
  args: {
    details: {
      company: 'Công ty Cổ phần Tập đoàn Đầu tư Phát triển Công nghệ và Thương mại Dịch vụ Quốc tế Đông Nam Bộ',
      taxCode: '0100109106-001',
      address: 'Lô 12A, khu công nghệ cao, đường Nguyễn-Thị-Minh-Khai-nối-dài, phường Tân Phú, Thành phố Hồ Chí Minh',
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A code is checked by its last digit before it is sent, and saved as it is printed. */
export const ChecksTheTaxCode: Story = {
  args: { details: null },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, texts.vi.add)
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${words.company}`)), 'Hoa Sen Xanh')
    await userEvent.click(dialog.getByRole('button', { name: words.submit }))
    const code = dialog.getByLabelText(new RegExp(`^${words.taxCode}`))
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(words.companyNeedsTaxCode))
    await expect(dialog.getByLabelText(words.address)).toHaveAccessibleDescription(words.addressMissing)
    await userEvent.type(code, '010 010 9107')
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(words.wrongTaxCode))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(code)
    await userEvent.type(code, '010 010 9106')
    await userEvent.type(dialog.getByLabelText(words.address), ' Hà Nội ')
    await userEvent.click(dialog.getByRole('button', { name: words.submit }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ company: 'Hoa Sen Xanh', taxCode: '0100109106', address: 'Hà Nội' }),
    )
    await closed()
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** What was typed stays when the server does not take it. */
export const NotSaved: Story = {
  args: { onSave: fn(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')) },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, texts.vi.change)
    await userEvent.click(dialog.getByRole('button', { name: words.submit }))
    await expect(await dialog.findByText(words.failed)).toBeVisible()
    await expect(dialog.getByLabelText(words.address)).toHaveValue(invoiceDetails.address)
  },
}

export const Removes: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.remove }))
    await expect(args.onSave).toHaveBeenCalledWith(null)
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const NotRemoved: Story = {
  args: { onSave: fn(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.remove }))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(texts.vi.failed)
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
