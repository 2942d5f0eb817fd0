/** What we promise on several pages. */
export const promises = {
  /** Beside a share of time. */
  uptime: 'promised uptime',
  setup: 'Set up in under 5 minutes',
}
