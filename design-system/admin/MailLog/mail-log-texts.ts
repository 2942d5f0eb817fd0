import type { MailFailure, MailKind, MailState } from '#contracts/rules/mail-kinds.ts'
import { mailStates } from '#contracts/rules/mail-kinds.ts'
import type { AdminTableTexts } from '#ds/admin/AdminTable/index.ts'

/** Which mails are listed: all, or those of one state. */
export const mailFilters = ['all', ...mailStates] as const
export type MailFilter = (typeof mailFilters)[number]

export interface MailLogTexts extends AdminTableTexts {
  columns: {
    date: string
    kind: string
    address: string
    state: string
    attempts: string
    actions: string
  }
  filters: Readonly<Record<MailFilter, string>>
  kinds: Readonly<Record<MailKind, string>>
  /** The choice of a kind, and its first option. */
  kindLabel: string
  anyKind: string
  states: Readonly<Record<MailState, string>>
  failures: Readonly<Record<MailFailure, string>>
  /** Around the time of the next attempt. */
  nextAttempt: (time: string) => string
  read: string
  resend: string
  /** Sends a test mail to the admin who asks for it. */
  sendTest: string
  /** Once that is on its way; its address follows. */
  testSent: string
  /** Accessible name of a button of a row: the action, the kind and the recipient. */
  actionFor: (action: string, mail: string) => string
  /** Why a mail with a link cannot be sent again. */
  hadLink: string
  dialog: {
    subject: string
    address: string
    language: string
    date: string
    response: string
    loadFailed: string
    /** Why links that open something are missing. */
    withoutLinks: string
    languages: Readonly<Record<'vi' | 'en' | 'zh', string>>
  }
  resending: {
    heading: (address: string) => string
    description: string
    confirm: string
    cancel: string
  }
}
