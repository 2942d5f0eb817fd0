import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ProfileSettings } from '#ds/account/ProfileSettings/index.ts'
import { profileTexts as texts } from '#ds/texts/account-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { longAccount, newAccount, ownAccount } from '#stories/fixtures/own-account.ts'
import { inLight, phone, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-profilesettings',
  title: 'Account/ProfileSettings · Hồ sơ',
  component: ProfileSettings,
  args: {
    account: ownAccount,
    edition: 'vi',
    onRename: fn(done),
    onChangeEmail: fn(done),
    onKeepEmail: fn(done),
    onSendLink: fn(done),
    phone: { onSendCode: fn(done), onVerify: fn(done) },
    onThemeChange: fn(),
    texts: texts.vi,
  },
} satisfies Meta<typeof ProfileSettings>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement, setting: string, heading: string) => {
  await userEvent.click(within(canvas).getByRole('button', { name: texts.vi.changeNamed(setting) }))
  return within(await openedDialog(heading))
}
const closed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())

export const Verified: Story = { parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } } }

/** What is missing stands where it is done. */
export const NotVerified: Story = {
  args: { account: newAccount },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.sendLink }))
    await expect(await canvas.findByText(texts.vi.linkSent)).toBeVisible()
    await expect(args.onSendLink).toHaveBeenCalledOnce()
    leaveFocus()
  },
}

export const LongNames: Story = {
  args: { account: longAccount },
  parameters: { chromatic: { modes: phone } },
}

/** One field in a chosen language, which is split for the server. */
export const Renames: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, texts.vi.name, texts.vi.nameDialog.heading)
    const field = dialog.getByLabelText(new RegExp(`^${texts.vi.nameDialog.fullName}`))
    await userEvent.clear(field)
    await userEvent.type(field, 'Lê Thị Hồng Ngọc{Enter}')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith({ firstName: 'Ngọc', lastName: 'Lê Thị Hồng' }))
    await closed()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const TwoNames: Story = {
  args: { edition: 'mixed' },
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, texts.vi.name, texts.vi.nameDialog.heading)
    await expect(dialog.getByLabelText(new RegExp(`^${texts.vi.nameDialog.lastName}`))).toBeVisible()
  },
}

const wrong = 'Mật khẩu hiện tại không đúng.'

/** What was typed stays. */
export const WrongPassword: Story = {
  args: { onChangeEmail: fn(failing(wrong)) },
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, texts.vi.email, texts.vi.emailDialog.heading)
    await userEvent.type(dialog.getByLabelText(texts.vi.emailDialog.newEmail), 'lan@moi.example.vn')
    await userEvent.type(dialog.getByLabelText(texts.vi.emailDialog.password), 'khong-dung')
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.emailDialog.submit }))
    await expect(await dialog.findByText(wrong)).toBeVisible()
    await expect(dialog.getByLabelText(texts.vi.emailDialog.newEmail)).toHaveValue('lan@moi.example.vn')
  },
}

export const KeepsEmail: Story = {
  args: { account: longAccount },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.keepEmail }))
    await expect(args.onKeepEmail).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
