import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  retry_pointless: {
    status: 409,
    en: 'There is nothing left for this job to do.',
    vi: 'Không còn gì để thử lại: tác vụ này đã xong hoặc đã hoàn tiền.',
    zh: '此任务已无事可做：已完成或已退款。',
  },
  unknown_job_kind: {
    status: 409,
    en: 'This version of the server does not support this type of job; use a version that does.',
    vi: 'Phiên bản hiện tại không hỗ trợ loại tác vụ này; vui lòng xử lý trên phiên bản có hỗ trợ.',
    zh: '当前版本的服务器无法识别此类任务，请用支持它的版本处理。',
  },
  retry_possible: {
    status: 409,
    en: 'This job can still be tried again.',
    vi: 'Tác vụ này vẫn có thể thử lại, nên chưa thể bỏ qua.',
    zh: '此任务仍可重试，暂不能忽略。',
  },
})
