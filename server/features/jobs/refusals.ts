import { declareRefusals } from '#server/platform/problems.ts'

/** What this feature refuses with, besides the generic refusals. */
export const refusals = declareRefusals({
  retry_pointless: {
    status: 409,
    en: 'There is nothing left for this job to do.',
    vi: 'Không còn gì để thử lại: việc này đã xong hoặc đã hoàn tiền.',
  },
  retry_possible: {
    status: 409,
    en: 'This job can still be tried again.',
    vi: 'Tác vụ này vẫn có thể thử lại, nên chưa thể bỏ qua.',
  },
})
