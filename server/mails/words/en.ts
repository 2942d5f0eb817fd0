import type { CommonWords } from '#server/mails/mail-content.ts'
import { ticketPath } from '#server/mails/mail-facts.ts'
import type { MailWords } from '#server/mails/mail-words.ts'
import { planMails } from '#server/mails/plan-mails.ts'
import { planWords } from './plan-en.ts'

export const common: CommonWords = {
  colon: ': ',
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  linkHint: 'If the button does nothing, copy this address into your browser:',
  closing: 'Kind regards,',
  signature: 'The Sen Cloud team',
  hotline: (number) => `For help, call ${number}.`,
  unsubscribe: 'Stop emails of this type',
  unsubscribeHint: 'Stop emails of this type:',
}

const security = 'You get this email because it concerns the security of your Sen Cloud account.'
const service = 'You get this email because it concerns a service you use at Sen Cloud.'
const money = 'You get this email because the balance of your Sen Cloud wallet has changed.'
const withdrawal =
  'You get this email because you asked for money of your Sen Cloud wallet to be sent to your bank account.'
const support = 'You get this email because you sent Sen Cloud a support ticket.'
const notYou = 'If this was not you, change your password immediately and tell us.'
const halfHour = 'The link is valid for 30 minutes and works once.'

export const mails: MailWords = {
  'verify-email': ({ link }, { url }) => ({
    subject: 'Verify your email address',
    preheader: 'One step completes your Sen Cloud account.',
    blocks: [
      {
        paragraph:
          'Please verify that this address is yours, so that emails about your account and services reach the right person.',
      },
      { button: { label: 'Verify email', url: url(link) } },
      { note: `${halfHour} If you did not open a Sen Cloud account, ignore this email.` },
    ],
    reason: 'You get this email because this address was used to open a Sen Cloud account.',
  }),
  welcome: (_, { url }) => ({
    subject: 'Welcome to Sen Cloud',
    preheader: 'Your email is verified, and your account is ready.',
    blocks: [
      { paragraph: 'Your email is verified, and your account is ready.' },
      {
        paragraph:
          'Top up your wallet and order a server. We write to you when it is ready. Each period is charged to your wallet, and we remind you before it is due.',
      },
      { button: { label: 'Open the dashboard', url: url('/dashboard') } },
    ],
    reason: 'You get this email because you have opened a Sen Cloud account.',
  }),
  'reset-password': ({ link }, { url }) => ({
    subject: 'Reset your Sen Cloud password',
    preheader: 'The link is valid for 30 minutes.',
    blocks: [
      { paragraph: 'We received a request to reset the password of your account.' },
      { button: { label: 'Choose a new password', url: url(link) } },
      { note: `${halfHour} If you did not request it, ignore this email: your password stays as it is.` },
    ],
    reason: security,
  }),
  'password-changed': ({ at }, { dateTime, url }) => ({
    subject: 'Your password was changed',
    preheader: 'All other sessions have ended.',
    blocks: [
      {
        paragraph: `The password of your Sen Cloud account was changed on ${dateTime(at)}. Other devices have been logged out.`,
      },
      { paragraph: 'If this was not you, reset your password immediately and tell us.' },
      { button: { label: 'Reset your password', url: url('/forgot-password') } },
    ],
    reason: security,
  }),
  'email-change-confirm': ({ newAddress, link }, { url }) => ({
    subject: 'Confirm your new email address',
    preheader: 'Confirm to use this address for your Sen Cloud account.',
    blocks: [
      {
        paragraph: `You want to use ${newAddress} for your Sen Cloud account. Please confirm that this address is yours.`,
      },
      { button: { label: 'Confirm the new address', url: url(link) } },
      { note: `${halfHour} If this was not you, ignore this email.` },
    ],
    reason: 'You get this email because somebody wants to use this address for a Sen Cloud account.',
  }),
  'email-change-notice': ({ newAddress, link }, { url }) => ({
    subject: 'A change of your account’s email was requested',
    preheader: 'Please check that it was you.',
    blocks: [
      { paragraph: `A change of this Sen Cloud account’s email to ${newAddress} was requested.` },
      { paragraph: 'You can agree to the change, or stop it, on the page below.' },
      { button: { label: 'See the request', url: url(link) } },
      { note: `${halfHour} ${notYou}` },
    ],
    reason: security,
  }),
  'email-changed': ({ newAddress, at }, { dateTime }) => ({
    subject: 'Your account’s email was changed',
    preheader: 'From now on, Sen Cloud’s emails go to the new address.',
    blocks: [
      {
        paragraph: `The email of your account was changed to ${newAddress} on ${dateTime(at)}. From now on, log in with the new address.`,
      },
      { note: 'If this was not you, call us immediately.' },
    ],
    reason: security,
  }),
  'new-sign-in': ({ device, place, at }, { dateTime, url }) => ({
    subject: 'Login from a new device',
    preheader: `${device}, ${dateTime(at)}`,
    blocks: [
      { paragraph: 'Someone has just logged in to your account from a new device.' },
      {
        facts: [
          ['Device', device],
          ['Location', place ?? 'Unknown'],
          ['Time', dateTime(at)],
        ],
      },
      { paragraph: 'If it was you, there is nothing to do. If not, change your password immediately.' },
      { button: { label: 'Open your account', url: url('/account') } },
    ],
    reason: security,
  }),
  'two-factor-on': ({ at }, { dateTime }) => ({
    subject: 'Two-step verification is on',
    preheader: 'Your account is safer now.',
    blocks: [
      {
        paragraph: `Two-step verification was turned on on ${dateTime(at)}. From now on, logging in also needs a code from your authenticator app.`,
      },
      { paragraph: 'Keep your recovery codes in a safe place, in case you lose your phone.' },
      { note: notYou },
    ],
    reason: security,
  }),
  'two-factor-off': ({ at }, { dateTime }) => ({
    subject: 'Two-step verification is off',
    preheader: 'From now on, the password is enough to log in.',
    blocks: [
      {
        paragraph: `Two-step verification was turned off on ${dateTime(at)}. From now on, the password is enough to log in.`,
      },
      { note: notYou },
    ],
    reason: security,
  }),
  'recovery-code-used': ({ codesLeft, at }, { dateTime }) => ({
    subject: 'A recovery code was used',
    preheader: codesLeft === 1 ? 'You have 1 recovery code left.' : `You have ${codesLeft} recovery codes left.`,
    blocks: [
      {
        paragraph: `A recovery code was used to log in on ${dateTime(at)}. It cannot be used again; ${codesLeft} of them are left.`,
      },
      { note: notYou },
    ],
    reason: security,
  }),
  'passkey-added': ({ name, at }, { dateTime }) => ({
    subject: 'A passkey was added',
    preheader: `The passkey “${name}” can now log in to your account.`,
    blocks: [
      {
        paragraph: `The passkey “${name}” was added on ${dateTime(at)}. From now on, anyone who can unlock that device can log in.`,
      },
      { note: `${notYou} Remove the passkey on your account page as well.` },
    ],
    reason: security,
  }),
  'passkey-removed': ({ name, at }, { dateTime }) => ({
    subject: 'A passkey was removed',
    preheader: `The passkey “${name}” can no longer log in.`,
    blocks: [
      { paragraph: `The passkey “${name}” was removed on ${dateTime(at)}, and can no longer log in to your account.` },
      { note: notYou },
    ],
    reason: security,
  }),
  'account-locked': ({ reason }) => ({
    subject: 'Your account was locked',
    preheader: 'You cannot log in for now.',
    blocks: [
      { paragraph: 'Your Sen Cloud account was locked. You cannot log in until we unlock it.' },
      ...(reason ? [{ facts: [['Reason', reason]] as const }] : []),
      { paragraph: 'If you think this is a mistake, please contact us.' },
    ],
    reason: security,
  }),
  'account-closed': ({ at }, { dateTime }) => ({
    subject: 'Your account is closed',
    preheader: 'Thank you for using Sen Cloud.',
    blocks: [
      { paragraph: `As you requested, your account was closed on ${dateTime(at)}. Thank you for using Sen Cloud.` },
      {
        note: 'Transactions, invoices, rented servers and tickets are kept as long as the law requires, without your email; everything else is deleted.',
      },
    ],
    reason: security,
  }),
  'deposit-received': (facts, tools) => ({
    subject: `${tools.money(facts.amount)} arrived in your wallet`,
    preheader: `New balance: ${tools.money(facts.balance)}`,
    blocks: [
      {
        paragraph: facts.isFound
          ? 'We could not tell at first whose transfer this was. It is yours, and the money is in your wallet now.'
          : 'We have received your top-up. The money is in your wallet.',
      },
      {
        facts: [
          ['Amount', tools.money(facts.amount)],
          ...(facts.bonus === undefined ? [] : [['Top-up bonus', tools.money(facts.bonus)] as const]),
          ['New balance', tools.money(facts.balance)],
          ['Time', tools.dateTime(facts.at)],
        ],
      },
      { button: { label: 'See your wallet', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: money,
  }),
  'withdrawal-paid': ({ bank, account, reference, ...facts }, tools) => ({
    subject: `${tools.money(facts.amount)} was sent to your bank account`,
    preheader: `${bank} ${account}`,
    blocks: [
      { paragraph: 'We have sent the money that you withdrew.' },
      {
        facts: [
          ['Amount', tools.money(facts.amount)],
          ['To', `${bank} ${account}`],
          ["Bank's reference", reference],
          ['Time', tools.dateTime(facts.at)],
        ],
      },
      { note: 'If it has not arrived after one working day, write to us with the reference.' },
      { button: { label: 'See your wallet', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'withdrawal-rejected': ({ bank, account, reason, ...facts }, tools) => ({
    subject: `${tools.money(facts.amount)} could not be sent to your bank account`,
    preheader: 'All of the money is back in your wallet.',
    blocks: [
      { paragraph: 'We did not send the money that you withdrew. All of it is back in your wallet.' },
      {
        facts: [
          ['Amount', tools.money(facts.amount)],
          ['To', `${bank} ${account}`],
          ['New balance', tools.money(facts.balance)],
        ],
      },
      { paragraph: 'Why:' },
      { quote: reason },
      { button: { label: 'See your wallet', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'machine-ready': ({ vpsId, name, ipAddress, user }, { url }) => ({
    subject: `Your server ${name} is ready`,
    preheader: 'You can log in to it now.',
    blocks: [
      { paragraph: 'Your server is installed and running.' },
      {
        facts: [
          ['Name', name],
          ['IP address', ipAddress ?? 'See the server’s page'],
          ['User', user],
        ],
      },
      { paragraph: 'For your safety we never send passwords by email: you can see it on the server’s page.' },
      { button: { label: 'Open the server’s page', url: url(`/dashboard/vps/${vpsId}`) } },
    ],
    reason: service,
  }),
  'order-failed': (facts, tools) => ({
    subject: `Your server ${facts.name} could not be created`,
    preheader: facts.refund === '0' ? 'You were not charged.' : `${tools.money(facts.refund)} is back in your wallet.`,
    blocks: [
      {
        paragraph:
          facts.refund === '0'
            ? 'We are sorry: the server you ordered could not be created. You were not charged.'
            : 'We are sorry: the server you ordered could not be created. All of the money is back in your wallet.',
      },
      {
        facts: [
          ['Server', facts.name],
          ...(facts.refund === '0' ? [] : [['Refund', tools.money(facts.refund)] as const]),
        ],
      },
      { paragraph: 'You can order again, or write to us for help.' },
      { button: { label: 'Open the dashboard', url: tools.url('/dashboard') } },
    ],
    reason: service,
  }),
  ...planMails({ ...planWords, service, money }),
  'ticket-received': ({ number, title, ticketId }, { url }) => ({
    subject: `We received your ticket ${number}: ${title}`,
    preheader: 'We will reply as soon as we can.',
    blocks: [
      { paragraph: 'We have received your ticket and will reply as soon as we can.' },
      {
        facts: [
          ['Number', number],
          ['Subject', title],
        ],
      },
      { button: { label: 'See the ticket', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  'ticket-reply': ({ number, title, excerpt, ticketId }, { url }) => ({
    subject: `Reply to your ticket ${number}: ${title}`,
    preheader: excerpt,
    blocks: [
      { paragraph: 'We have replied to your ticket:' },
      { quote: excerpt },
      { button: { label: 'Read and reply', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  test: ({ at }, { dateTime }) => ({
    subject: 'Test email from Sen Cloud',
    preheader: 'The mail server works.',
    blocks: [
      {
        paragraph: `This email was sent on ${dateTime(at)} to test the mail server. If you can read it, everything works.`,
      },
    ],
    reason: 'You get this email because an admin sent a test email to this address.',
  }),
}
