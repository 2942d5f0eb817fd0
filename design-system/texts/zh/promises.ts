/** What we promise on several pages. */
export const promises = {
  /** Beside a share of time. */
  uptime: '承诺可用性',
  setup: '5 分钟内开通',
}
