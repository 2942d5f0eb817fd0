import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLight } from '#stories/modes.ts'
import { MailSheet, MailText } from './mail-preview.tsx'

const meta = {
  id: 'mails-all-mails',
  title: 'Mails/All mails · Thư gửi khách',
  component: MailSheet,
  tags: ['!autodocs'],
  args: { kind: 'test', scheme: 'light' },
  parameters: {
    // They are documents of their own, for mail clients and not for browsers.
    docs: { story: { inline: false, height: '900px' } },
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mail="loading"]')).toHaveLength(0))
  },
} satisfies Meta<typeof MailSheet>

export default meta
type Story = StoryObj<typeof meta>

export const VerifyEmail: Story = { args: { kind: 'verify-email' } }
export const ResetPassword: Story = { args: { kind: 'reset-password' } }
export const PasswordChanged: Story = { args: { kind: 'password-changed' } }
export const EmailChangeConfirm: Story = { args: { kind: 'email-change-confirm' } }
export const EmailChangeNotice: Story = { args: { kind: 'email-change-notice' } }
export const EmailChanged: Story = { args: { kind: 'email-changed' } }
export const NewSignIn: Story = { args: { kind: 'new-sign-in' } }
export const TwoFactorOn: Story = { args: { kind: 'two-factor-on' } }
export const TwoFactorOff: Story = { args: { kind: 'two-factor-off' } }
export const RecoveryCodeUsed: Story = { args: { kind: 'recovery-code-used' } }
export const PasskeyAdded: Story = {
  args: { kind: 'passkey-added' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const PasskeyRemoved: Story = {
  args: { kind: 'passkey-removed' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const AccountLocked: Story = { args: { kind: 'account-locked' } }
export const AccountClosed: Story = { args: { kind: 'account-closed' } }
export const DepositReceived: Story = { args: { kind: 'deposit-received' } }
export const MachineReady: Story = { args: { kind: 'machine-ready' } }
export const OrderFailed: Story = { args: { kind: 'order-failed' } }
/** A mail that is also as wide as a mail gets. */
export const RenewalReminder: Story = { args: { kind: 'renewal-reminder', isWide: true } }
export const MachineSuspended: Story = { args: { kind: 'machine-suspended' } }
export const TicketReceived: Story = { args: { kind: 'ticket-received' } }
export const TicketReply: Story = { args: { kind: 'ticket-reply' } }
export const Test: Story = { args: { kind: 'test' }, parameters: { chromatic: { modes: inLight } } }

/** The longest one, as a device that prefers dark colours shows it. */
export const InTheDark: Story = {
  args: { kind: 'renewal-reminder', scheme: 'dark' },
}

/** What programs show that show only text. */
export const AsText: Story = {
  render: () => <MailText kind="renewal-reminder" language="vi" />,
  parameters: { chromatic: { disableSnapshot: true } },
}
