import type { MailFeature } from '#server/features/mail/create-mail.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createMailNotices } from './mail-notices.ts'
import { createRenewalNotices } from './renewal-notices.ts'

/** Which events customers get a mail about. */
export function createNoticesFeature(
  { clock, ids }: Platform,
  { mail, users }: { mail: MailFeature; users: UsersFeature },
) {
  const { onSetByAdmin, ...renewals } = createRenewalNotices({ mail: mail.mail, users: users.store, clock, ids })
  return { ...createMailNotices({ mail: mail.mail, users: users.store, clock }), onSetByAdmin, renewals }
}
