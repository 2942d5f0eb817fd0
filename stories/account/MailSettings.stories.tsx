import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MailSettings } from '#ds/account/MailSettings/index.ts'
import { mailSettingsTexts as texts } from '#ds/texts/account-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { longAccount, ownAccount } from '#stories/fixtures/own-account.ts'
import { inLightOnPhone } from '#stories/modes.ts'

const meta = {
  id: 'account-mailsettings',
  title: 'Account/MailSettings · Thư gửi cho bạn',
  component: MailSettings,
  args: {
    account: { ...ownAccount, mailGroups: { money: true, machines: true, support: false } },
    onChoose: fn(done),
    texts: texts.vi,
  },
} satisfies Meta<typeof MailSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { parameters: { chromatic: { modes: inLightOnPhone } } }

/** Mails came back: what to do about it comes first. */
export const Undeliverable: Story = {
  args: { account: { ...longAccount, isEmailDeliverable: false } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: texts.vi.groups.machines.name }))
    await expect(args.onChoose).toHaveBeenCalledWith({ machines: false })
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A choice that was not kept goes back. */
export const NotKept: Story = {
  args: { onChoose: fn(failing('Không kết nối được máy chủ.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const checkbox = canvas.getByRole('checkbox', { name: texts.vi.groups.money.name })
    await userEvent.click(checkbox)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.vi.failed)
    await waitFor(() => expect(checkbox).toBeChecked())
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
