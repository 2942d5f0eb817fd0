import { WITHDRAWALS_OPEN_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  too_many_withdrawals: {
    status: 409,
    en: `You have ${WITHDRAWALS_OPEN_MAX} withdrawals in progress. Please wait until one of them is done, or cancel one.`,
    vi: `Bạn đang có ${WITHDRAWALS_OPEN_MAX} yêu cầu rút tiền chưa xong. Vui lòng chờ một yêu cầu hoàn tất, hoặc hủy bớt.`,
    zh: `您有 ${WITHDRAWALS_OPEN_MAX} 笔提现尚未完成，请等待其中一笔完成或取消一笔。`,
  },
  withdrawal_not_cancellable: {
    status: 409,
    en: 'Only a withdrawal that has not been processed yet can be cancelled. Reload the page to see its current status.',
    vi: 'Chỉ có thể hủy yêu cầu rút tiền chưa được xử lý. Vui lòng tải lại trang để xem tình trạng mới nhất.',
    zh: '只有尚未处理的提现可以取消，请刷新页面查看最新状态。',
  },
  withdrawal_decided: {
    status: 409,
    en: 'The status of this withdrawal has changed. Reload the list.',
    vi: 'Yêu cầu rút tiền này đã chuyển sang trạng thái khác. Vui lòng tải lại danh sách.',
    zh: '该提现的状态已变更，请重新加载列表。',
  },
})
