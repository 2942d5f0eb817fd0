/** What we promise on several pages. */
export const promises = {
  /** Beside a share of time. */
  uptime: 'thời gian hoạt động cam\u00a0kết',
  setup: 'Cài đặt dưới 5 phút',
}
