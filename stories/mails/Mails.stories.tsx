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

/** It looks like another one, and differs in its words. */
const withoutPicture = { chromatic: { disableSnapshot: true } }

export const VerifyEmail: Story = { args: { kind: 'verify-email' } }
export const Welcome: Story = { args: { kind: 'welcome' }, parameters: withoutPicture }
export const ResetPassword: Story = { args: { kind: 'reset-password' }, parameters: withoutPicture }
export const PasswordChanged: Story = { args: { kind: 'password-changed' }, parameters: withoutPicture }
export const EmailChangeConfirm: Story = { args: { kind: 'email-change-confirm' }, parameters: withoutPicture }
export const EmailChangeNotice: Story = { args: { kind: 'email-change-notice' } }
export const EmailChanged: Story = { args: { kind: 'email-changed' }, parameters: withoutPicture }
export const NewSignIn: Story = { args: { kind: 'new-sign-in' } }
export const TwoFactorOn: Story = { args: { kind: 'two-factor-on' }, parameters: withoutPicture }
export const TwoFactorOff: Story = { args: { kind: 'two-factor-off' }, parameters: withoutPicture }
export const RecoveryCodeUsed: Story = { args: { kind: 'recovery-code-used' }, parameters: withoutPicture }
export const PasskeyAdded: Story = {
  args: { kind: 'passkey-added' },
  parameters: withoutPicture,
}
export const PasskeyRemoved: Story = {
  args: { kind: 'passkey-removed' },
  parameters: withoutPicture,
}
export const AccountLocked: Story = { args: { kind: 'account-locked' }, parameters: withoutPicture }
export const AccountClosed: Story = { args: { kind: 'account-closed' }, parameters: withoutPicture }
export const DepositReceived: Story = { args: { kind: 'deposit-received' } }
export const DepositWithBonus: Story = {
  args: { kind: 'deposit-received', facts: 'with a bonus' },
  parameters: withoutPicture,
}
export const DepositFound: Story = {
  args: { kind: 'deposit-received', facts: 'found by an admin' },
  parameters: withoutPicture,
}
export const WithdrawalPaid: Story = { args: { kind: 'withdrawal-paid' }, parameters: withoutPicture }
export const WithdrawalRejected: Story = { args: { kind: 'withdrawal-rejected' }, parameters: withoutPicture }
export const MachineReady: Story = { args: { kind: 'machine-ready' } }
export const OrderFailed: Story = { args: { kind: 'order-failed' }, parameters: withoutPicture }
export const RenewalReceipt: Story = { args: { kind: 'renewal-receipt' } }
/** A mail that is also as wide as a mail gets. */
export const RenewalReminder: Story = { args: { kind: 'renewal-reminder', isWide: true } }
export const RenewalCovered: Story = { args: { kind: 'renewal-reminder', facts: 'covered' } }
export const RenewalOverdue: Story = {
  args: { kind: 'renewal-reminder', facts: 'overdue' },
  parameters: withoutPicture,
}
export const RenewalNotAutomatic: Story = {
  args: { kind: 'renewal-reminder', facts: 'not automatic' },
  parameters: withoutPicture,
}
/** Less is missing than the smallest top-up. */
export const RenewalShortOfLittle: Story = {
  args: { kind: 'renewal-reminder', facts: 'short of little' },
  parameters: withoutPicture,
}
export const RenewalShortForOthers: Story = {
  args: { kind: 'renewal-reminder', facts: 'short for others, too' },
  parameters: withoutPicture,
}
export const MachineSuspended: Story = { args: { kind: 'machine-suspended' } }
export const MachineSuspendedAfterTrial: Story = {
  args: { kind: 'machine-suspended', facts: 'trial ended' },
  parameters: withoutPicture,
}
export const MachineSuspendedByAdmin: Story = {
  args: { kind: 'machine-suspended', facts: 'by an admin' },
  parameters: withoutPicture,
}
export const MachineResumed: Story = { args: { kind: 'machine-resumed' }, parameters: withoutPicture }
export const MachineResumedByAdmin: Story = {
  args: { kind: 'machine-resumed', facts: 'by an admin, with a reason' },
  parameters: withoutPicture,
}
export const MachineEndingSoon: Story = { args: { kind: 'machine-ending-soon' } }
export const MachineEndingAsCancelled: Story = {
  args: { kind: 'machine-ending-soon', facts: 'cancelled' },
  parameters: withoutPicture,
}
export const MachineEnded: Story = { args: { kind: 'machine-ended' } }
export const MachineEndedAsCancelled: Story = {
  args: { kind: 'machine-ended', facts: 'cancelled' },
  parameters: withoutPicture,
}
export const MachineEndedByAdmin: Story = {
  args: { kind: 'machine-ended', facts: 'by an admin' },
  parameters: withoutPicture,
}
export const TrialEnding: Story = { args: { kind: 'trial-ending' } }
export const TicketReceived: Story = { args: { kind: 'ticket-received' }, parameters: withoutPicture }
export const TicketReply: Story = { args: { kind: 'ticket-reply' } }
export const Test: Story = { args: { kind: 'test' }, parameters: { chromatic: { modes: inLight } } }

/** The longest one, as a device that prefers dark colours shows it. */
export const InTheDark: Story = {
  args: { kind: 'renewal-reminder', scheme: 'dark' },
}

/** What programs show that show only text. */
export const AsText: Story = {
  render: () => <MailText kind="renewal-reminder" language="vi" />,
  parameters: withoutPicture,
}
