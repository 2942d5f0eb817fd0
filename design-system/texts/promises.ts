import { localizedAsWritten } from './localized.ts'

/** What we promise on several pages. */
export const promises = localizedAsWritten({
  /** Beside a share of time. */
  uptime: { vi: 'thời gian hoạt động cam kết', en: 'promised uptime', zh: '承诺可用性' },
  setup: { vi: 'Cài đặt dưới 5 phút', en: 'Set up in under 5 minutes', zh: '5 分钟内开通' },
})
