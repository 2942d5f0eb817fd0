/** The pages to which links of mails lead, each with `?token=`: a new password, a confirmed address, and a change of address that is stopped. */
export const accountLinkPaths = {
  reset: '/reset-password',
  verify: '/verify-email',
  stop: '/stop-email-change',
} as const

/** The link of a mail, as a path of the site. */
export const accountLink = (kind: keyof typeof accountLinkPaths, token: string) =>
  `${accountLinkPaths[kind]}?token=${token}`
