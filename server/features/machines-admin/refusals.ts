import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  hypervisor_unavailable: {
    status: 503,
    en: 'The hypervisor does not respond. Please try again in a moment.',
    vi: 'Hypervisor không trả lời. Vui lòng thử lại sau giây lát.',
    zh: '虚拟化平台无响应，请稍后重试。',
  },
  action_settled: {
    status: 409,
    en: 'This action is in another state by now. Load the list again.',
    vi: 'Tác vụ này đã chuyển sang trạng thái khác. Hãy tải lại danh sách.',
    zh: '该操作的状态已变更，请重新加载列表。',
  },
})
