import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasswordDialog, type PasswordResult } from '#ds/account/PasswordDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, phone } from '#stories/modes.ts'

const { password: texts } = machinePageTexts.vi
const shown = { ok: true as const, password: { user: 'root', password: 'mV7-quac-Lua-93' } }

const meta = {
  id: 'account-passworddialog',
  title: 'Account/PasswordDialog · Hộp thoại mật khẩu xem một lần',
  component: PasswordDialog,
  beforeEach: keepClipboard,
  args: {
    open: true,
    onOpenChange: fn(),
    vpsId: '41',
    user: 'root',
    onShow: fn(async (): Promise<PasswordResult> => shown),
    origin: 'https://sencloud.test',
    texts,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PasswordDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.heading('root')))

/** Nothing is taken from the server until that is wanted. */
export const Before: Story = {
  play: async ({ args }) => {
    await dialog()
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}

/** The password is copied, and gone when the dialog closes. */
export const Shown: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async () => {
    let copied = ''
    replaceClipboard(async (text) => {
      copied = text
    })
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.show }))
    await expect(await opened.findByText(shown.password.password)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: /^Sao chép/ }))
    await expect(copied).toBe(shown.password.password)
  },
}

/** The password was shown already, elsewhere. */
export const Refused: Story = {
  args: { onShow: fn(async (): Promise<PasswordResult> => ({ ok: false, message: 'Mật khẩu này đã được xem rồi.' })) },
  play: async () => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.show }))
    await expect(await opened.findByText('Mật khẩu này đã được xem rồi.')).toBeVisible()
  },
}
