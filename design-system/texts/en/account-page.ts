import type { AccountDataTexts, CloseAccountTexts } from '#ds/account/AccountData/index.ts'
import type { InvoiceSettingsTexts } from '#ds/account/InvoiceSettings/index.ts'
import type { MailSettingsTexts } from '#ds/account/MailSettings/index.ts'
import type { PasskeysTexts } from '#ds/account/Passkeys/index.ts'
import type { ProfileSettingsTexts } from '#ds/account/ProfileSettings/index.ts'
import type { SecuritySettingsTexts } from '#ds/account/SecuritySettings/index.ts'
import type { AccountHistoryTexts, SessionListTexts, SignInListTexts } from '#ds/account/SessionList/index.ts'
import type { AccountScreenTexts } from '#ds/screens/AccountScreen/index.ts'
import { header } from './account/header.ts'
import { phoneDialog, phoneVerification } from './account/phone-verification.ts'
import { secretTexts } from './api-tokens.ts'
import { authTexts } from './auth.ts'
import { recoveryTexts } from './recovery.ts'
import { secondFactor } from './second-factor.ts'

const { fields, missing, validation } = authTexts
const { reset } = recoveryTexts

/** Of the code that a change of the second factor needs. */
const proofHint = 'The six digits in the app, or a recovery code.'

/** The customer's own account. */
export const accountPageTexts: AccountScreenTexts = {
  title: header.account,
  back: 'Dashboard',
  tabsLabel: 'Parts of the account',
  tabs: { profile: 'Profile', security: 'Security' },
  developers: 'API tokens, webhooks and SSH keys',
  errorTitle: 'Could not load the account',
}

export const profileTexts: ProfileSettingsTexts = {
  title: 'About you',
  name: fields.name,
  noName: 'No name yet',
  change: 'Change',
  changeNamed: (setting) => `Change: ${setting}`,
  email: fields.email,
  verified: 'Verified',
  notVerified: 'Not verified',
  notVerifiedDetails:
    'Open the link in the mail that we sent, so that you can get back in when you forget the password.',
  sendLink: 'Send the link again',
  sendingLink: 'Sending…',
  linkSent: 'The link was sent. Look into your inbox, and into spam.',
  pendingEmail: (email, until) => `Waiting for ${email} to be confirmed. The link in the mail works until ${until}.`,
  keepEmail: 'Keep the old address',
  keepingEmail: 'Cancelling…',
  failed: 'That could not be done',
  phone: 'Phone number',
  noPhone: 'No number yet',
  phoneDetails: 'To be told when your servers or your wallet need attention.',
  verify: 'Verify',
  language: 'Language',
  theme: 'Appearance',
  themes: { dark: 'Dark', light: 'Light' },
  nameDialog: {
    heading: 'Change your name',
    description: 'It is used in your account, and in mails to you.',
    fullName: fields.name,
    firstName: 'First name',
    lastName: 'Last name',
    tooShort: 'A name must be at least 2 characters',
    cancel: 'Cancel',
    submit: 'Save',
    pending: 'Saving…',
    failed: 'The name was not saved',
  },
  emailDialog: {
    heading: 'Change your email',
    description: 'We send a link to the new address, and a notice to the present one.',
    newEmail: 'New email',
    emailHint: 'You log in with your present email until you open the link.',
    emailMissing: missing.email,
    invalidEmail: validation.email,
    password: 'Current password',
    passwordMissing: missing.password,
    cancel: 'Cancel',
    submit: 'Send the link',
    pending: 'Sending…',
    failed: 'The email was not changed',
  },
  phoneDialog,
  phoneVerification,
}

export const mailSettingsTexts: MailSettingsTexts = {
  title: 'Emails to you',
  label: 'Emails that are sent',
  necessary: {
    name: 'Security, renewals and suspensions',
    description: 'Always sent: unfamiliar sign-ins, password changes, servers about to expire or suspended.',
  },
  groups: {
    money: { name: 'Wallet and payments', description: 'When money reaches your wallet.' },
    machines: { name: 'Servers', description: 'When a new server is ready.' },
    support: { name: 'Support', description: 'When we receive your ticket and when we reply.' },
  },
  failed: 'Your choice was not saved',
  undeliverable: {
    title: 'Emails to you were returned',
    description: (email) => `We cannot deliver emails to ${email}. Change to another address above.`,
  },
}

export const invoiceSettingsTexts: InvoiceSettingsTexts = {
  title: 'Invoice details',
  buyer: 'Buyer',
  none: 'Your name',
  noneDetails: 'Add a company, a tax code or an address if your invoices need one.',
  taxCode: (code) => `Tax code ${code}`,
  add: 'Add details',
  change: 'Edit details',
  remove: 'Delete details',
  removing: 'Deleting…',
  failed: 'The details were not deleted',
  dialog: {
    heading: 'Invoice details',
    description: 'They are used for invoices from now on. Earlier invoices stay as they are.',
    company: 'Company',
    companyHint: 'Leave it empty for invoices in your own name.',
    taxCode: 'Tax code',
    taxCodeHint: 'Vietnamese: 10 digits, 13 of a branch, or the 12 of a personal identification number.',
    address: 'Address on invoices',
    wrongTaxCode: 'This tax code is not valid. Please check its digits.',
    companyNeedsTaxCode: 'A company needs a tax code.',
    addressMissing: 'Please enter the address for invoices.',
    cancel: 'Cancel',
    submit: 'Save',
    pending: 'Saving…',
    failed: 'The details were not saved',
  },
}

export const accountDataTexts: AccountDataTexts = {
  title: 'Your data',
  label: 'A copy of your data',
  file: 'One JSON file',
  details:
    'Account, sign-ins, transactions, servers, support tickets, SSH keys and the list of tokens. Without passwords, secrets and attached files.',
  download: 'Download',
}

export const closeAccountTexts: CloseAccountTexts = {
  title: 'Close the account',
  deleted: 'Deleted at once',
  deletedWhat:
    'Name, email, phone number, password, passkeys, sessions, API tokens, webhooks, SSH keys, authenticator codes and the login history.',
  kept: 'What is kept',
  keptWhat: 'Transactions, documents with the name and details on invoices, the machines that you rented, and tickets.',
  keptDetails:
    'The Vietnamese Law on Accounting wants documents to be kept for at least 10 years. What is kept no longer has your email.',
  before: 'Before you close it',
  nothingLeft: 'There is nothing left to do.',
  finalDetails: 'It cannot be opened again. You can register a new account with the same email.',
  obstacles: {
    machines: (count) => (count === 1 ? 'Cancel 1 machine' : `Cancel ${count} machines`),
    waitingOrders: (count) => (count === 1 ? 'Cancel 1 unpaid order' : `Cancel ${count} unpaid orders`),
    deposits: (count) => (count === 1 ? 'Cancel 1 pending top-up' : `Cancel ${count} pending top-ups`),
    withdrawals: (count) =>
      count === 1 ? 'Wait for 1 withdrawal, or cancel it' : `Wait for ${count} withdrawals, or cancel them`,
    balance: (amount) => `Withdraw ${amount} from your wallet`,
  },
  balanceDetails: 'For what cannot be withdrawn, such as bonuses or a very small amount, open a ticket.',
  close: 'Close the account',
  notYet: 'Please do what is listed here first',
  dialog: {
    heading: 'Close the account for good?',
    description: 'You are logged out on every device and cannot log in again. This cannot be undone.',
    email: 'Email of the account',
    emailHint: (email) => `Enter ${email} to confirm.`,
    wrongEmail: 'Please enter the email of this account.',
    password: 'Current password',
    passwordMissing: missing.password,
    cancel: 'Keep the account',
    submit: 'Close the account',
    pending: 'Closing…',
    failed: 'The account was not closed',
  },
}

export const securityTexts: SecuritySettingsTexts = {
  title: 'Logging in',
  password: fields.password,
  passwordDetails: 'A change of password ends all other sessions.',
  changePassword: 'Change password',
  secondFactor: 'Two-step verification',
  on: 'On',
  off: 'Off',
  onDetails: (since, codesLeft) =>
    `Since ${since}. ${codesLeft} unused recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`,
  fewCodes: 'Make new ones soon.',
  offDetails: 'Logging in then needs a code from your phone as well. Knowing the password is no longer enough.',
  turnOn: 'Turn on',
  turningOn: 'Preparing…',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  failed: 'That could not be done',
  passwordDialog: {
    heading: 'Change your password',
    description: 'Other devices have to log in again. This one stays logged in.',
    currentPassword: 'Current password',
    currentMissing: missing.password,
    password: reset.password,
    passwordHint: reset.passwordHint,
    tooShort: reset.tooShort,
    confirmPassword: reset.confirmPassword,
    confirmMissing: reset.confirmMissing,
    different: reset.different,
    cancel: 'Cancel',
    submit: reset.submit,
    pending: reset.pending,
    failed: reset.failed,
  },
  totpDialog: {
    ...secondFactor,
    heading: 'Turn on two-step verification',
    description: 'Use an app such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qrCode: 'QR code that adds the account to an authenticator app',
    scan: '1. In the app, choose to add an account, then scan this code.',
    orType: 'Cannot scan it? Type this key into the app:',
    secret: 'key',
    enterCode: '2. Enter the code that the app shows in the field below.',
    submit: 'Turn on',
    pending: 'Checking…',
    back: 'Cancel',
    doneHeading: 'Two-step verification is on',
  },
  turnOffDialog: {
    heading: 'Turn off two-step verification?',
    description: 'The password alone then opens the account. The recovery codes stop working.',
    password: 'Current password',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: 'Keep it on',
    submit: 'Turn off',
    pending: 'Turning off…',
    failed: 'It was not turned off',
  },
  newCodesDialog: {
    heading: 'Make new recovery codes?',
    description: 'Ten new codes replace the old ones, which stop working.',
    password: 'Current password',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: 'Cancel',
    submit: 'Make new codes',
    pending: 'Making them…',
    failed: 'No new codes were made',
    doneHeading: 'New recovery codes',
  },
  recoveryCodes: {
    ...secretTexts,
    description: 'Without your phone, each of these replaces a code of the app once.',
    codes: 'recovery codes',
    download: 'Download',
    fileName: 'sen-cloud-recovery-codes.txt',
    print: 'Print',
  },
}

const device = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  kinds: { computer: 'Computer', phone: 'Phone', tablet: 'Tablet', program: 'A program' },
  unknownDevice: 'Unknown device',
  fromNetwork: (network: string) => `network ${network}`,
  fromThisNetwork: 'in the same network as you',
}

export const sessionTexts: SessionListTexts = {
  ...device,
  title: 'Devices that are logged in',
  errorTitle: 'Could not load the devices',
  empty: 'No sessions',
  emptyDescription: 'Devices that are logged in appear here.',
  current: 'This device',
  lastSeen: (at) => `last active ${at}`,
  activeNow: 'active now',
  remembered: (until) => `stays logged in until ${until}`,
  notRemembered: 'until the browser is closed',
  end: 'Log out',
  ending: 'Logging out…',
  endNamed: (name) => `Log out ${name}`,
  endFailed: 'The device was not logged out',
  endOthers: 'Log out all other devices',
  endOthersDialog: {
    heading: () => 'Log out all other devices?',
    description:
      'Only this device stays logged in. If there is one that you do not recognise, change your password, too.',
    confirm: 'Log out the others',
    confirming: 'Logging out…',
    keep: 'Keep them',
    failed: 'They were not logged out',
  },
}

export const signInTexts: SignInListTexts = {
  ...device,
  title: 'Login history',
  description: 'The last 90 days. If one of them succeeded and was not you, change your password now.',
  errorTitle: 'Could not load the login history',
  empty: 'No logins yet',
  emptyDescription: 'Every login appears here, also those that were refused.',
  outcomes: {
    signed_in: 'Logged in',
    wrong_password: 'Wrong password',
    wrong_code: 'Wrong code',
    locked: 'Locked',
  },
  times: (count) => (count === 1 ? 'once' : `${count} times`),
}

export const passkeysTexts: PasskeysTexts = {
  title: 'Passkeys',
  description:
    'Sign in with your fingerprint, face or screen lock, without a password. A passkey also replaces a code.',
  add: 'Add a passkey',
  unsupported: 'This browser has no passkeys. Use a current version of Chrome, Edge, Firefox or Safari.',
  emptyTitle: 'No passkeys yet',
  emptyDescription: 'Add one to sign in quickly, with nothing that can be stolen or guessed.',
  errorTitle: 'The passkeys could not be loaded',
  added: (date) => `Added ${date}`,
  used: (date) => `Last used ${date}`,
  neverUsed: 'Never used',
  backedUp: 'Synced',
  oneDevice: 'On one device',
  rename: 'Rename',
  renameNamed: (name) => `Rename the passkey ${name}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove the passkey ${name}`,
  addDialog: {
    heading: 'Add a passkey',
    description: 'Once your password is checked, the browser asks where to keep the passkey.',
    name: 'Name of the passkey',
    nameHint: 'To recognise the device later. If left empty, it is named after browser and system.',
    password: securityTexts.passwordDialog.currentPassword,
    passwordMissing: missing.password,
    cancel: 'Cancel',
    submit: 'Continue in the browser',
    pending: 'Waiting for the browser…',
    failed: 'The passkey was not added',
  },
  renameDialog: {
    heading: 'Rename the passkey',
    description: 'This changes the name here, and not on the device.',
    name: 'Name of the passkey',
    nameMissing: 'Enter a name for the passkey',
    cancel: 'Cancel',
    submit: 'Save the name',
    pending: 'Saving…',
    failed: 'The name was not saved',
  },
  removeDialog: {
    description: 'It can no longer sign in. Delete it on the device, too.',
    cancel: 'Cancel',
    submit: 'Remove the passkey',
    pending: 'Removing…',
    failed: 'The passkey was not removed',
  },
  removeHeading: (name) => `Remove the passkey ${name}?`,
  codesHeading: 'Keep your recovery codes',
  recoveryCodes: {
    ...securityTexts.recoveryCodes,
    description: 'Without your passkey at hand, each of these replaces it once when you have to confirm something.',
  },
}

/** What toasts and forms say about passkeys. */
export const passkeyToasts = {
  added: 'Passkey added',
  renamed: 'Name of the passkey saved',
  removed: 'Passkey removed',
  notMade: 'The browser made no passkey: it was cancelled, or this device has one of your account already.',
}

export const accountHistoryTexts: AccountHistoryTexts = {
  title: 'Account history',
  description: 'What the Sen Cloud team did to your account. If something is not right, open a ticket.',
  errorTitle: 'Could not load the account history',
  empty: 'Nothing yet',
  emptyDescription: 'When we lock, unlock or change your account, you see here why.',
  kinds: {
    locked: 'Account locked',
    unlocked: 'Account unlocked',
    second_factor_reset: 'Two-step verification reset',
    phone_released: 'Phone numbers released',
    balance_changed: 'Balance adjusted',
    deposit_completed: 'Top-up approved',
    deposit_failed: 'Top-up rejected',
  },
  by: (name) => (name === null ? 'Sen Cloud' : `Sen Cloud – ${name}`),
  reason: (reason) => `reason: ${reason}`,
}

/** What a toast says once it is done. */
export const accountToasts = {
  closed: 'Your account is closed',
  closedDetails: 'Thank you for using Sen Cloud. A mail confirms it.',
  invoiceSaved: 'Invoice details saved',
  invoiceRemoved: 'Invoice details deleted',
  renamed: 'Name saved',
  emailRequested: 'A link was sent to the new address',
  emailKept: 'The change of email was cancelled',
  passwordChanged: 'Password changed',
  sessionEnded: 'Device logged out',
  othersEnded: 'All other devices were logged out',
  totpDisabled: 'Two-step verification is off',
}
