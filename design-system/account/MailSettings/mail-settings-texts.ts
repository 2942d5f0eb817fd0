import type { MailGroup } from '#contracts/rules/mail-kinds.ts'

interface MailGroupTexts {
  name: string
  /** Which mails these are. */
  description: string
}

export interface MailSettingsTexts {
  title: string
  /** Name of the group of checkboxes. */
  label: string
  /** The mails that everybody gets. */
  necessary: MailGroupTexts
  groups: Readonly<Record<MailGroup, MailGroupTexts>>
  failed: string
  /** Mails to the address came back. */
  undeliverable: { title: string; description: (email: string) => string }
}
