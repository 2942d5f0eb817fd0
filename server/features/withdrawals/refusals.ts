import { WITHDRAWALS_OPEN_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals, Refusal } from '#server/platform/problems.ts'

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
  withdrawal_being_paid: {
    status: 409,
    en: 'Another admin is sending this money at the bank. Reload the list.',
    vi: 'Người khác đang chuyển khoản này ở ngân hàng. Vui lòng tải lại danh sách.',
    zh: '其他人正在银行办理这笔转账，请重新加载列表。',
  },
  reference_used: {
    status: 409,
    en: "This bank reference is recorded for another withdrawal. Check it in the bank's app.",
    vi: 'Mã giao dịch này đã được ghi cho một yêu cầu rút tiền khác. Vui lòng kiểm tra lại trong ứng dụng ngân hàng.',
    zh: '该流水号已登记在另一笔提现上，请在银行应用中核对。',
  },
})

/** A refusal that says who is sending the money of a withdrawal at the bank, and for how many minutes. */
export const beingPaid = (name: string, minutes: number) =>
  new Refusal(refusals.withdrawal_being_paid, {
    reason: {
      en: `${name} has been sending this money at the bank for ${minutes} min. Reload the list.`,
      vi: `${name} đang chuyển khoản này ở ngân hàng, từ ${minutes} phút trước. Vui lòng tải lại danh sách.`,
      zh: `${name} 正在银行办理这笔转账，已 ${minutes} 分钟。请重新加载列表。`,
    },
  })

/** A refusal that says which other withdrawal has a reference of the bank: the number of its transaction, and its holder. */
export const referenceUsed = (withdrawal: string) =>
  new Refusal(refusals.reference_used, {
    reason: {
      en: `This bank reference is recorded for the withdrawal ${withdrawal}. Check it in the bank's app.`,
      vi: `Mã giao dịch này đã được ghi cho yêu cầu rút tiền ${withdrawal}. Vui lòng kiểm tra lại trong ứng dụng ngân hàng.`,
      zh: `该流水号已登记在提现 ${withdrawal} 上，请在银行应用中核对。`,
    },
  })
