import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  hypervisor_unavailable: {
    status: 503,
    en: 'The hypervisor is not responding. Please try again in a moment.',
    vi: 'Hypervisor không phản hồi. Vui lòng thử lại sau giây lát.',
    zh: '虚拟化平台无响应，请稍后再试。',
  },
  action_settled: {
    status: 409,
    en: 'The status of this action has changed. Reload the list.',
    vi: 'Tác vụ này đã chuyển sang trạng thái khác. Vui lòng tải lại danh sách.',
    zh: '该操作的状态已变更，请重新加载列表。',
  },
})
