import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  no_trial: {
    status: 409,
    en: 'There is no trial to pay for: it has already been paid for, or the VPS no longer exists.',
    vi: 'Không còn gói dùng thử để thanh toán: gói đã được thanh toán hoặc VPS không còn nữa.',
    zh: '没有可付款的试用：已经付款，或该 VPS 已不存在。',
  },
  suspended_by_admin: {
    status: 409,
    en: 'We have suspended this VPS. Please contact support before you pay for it.',
    vi: 'VPS này đã bị chúng tôi tạm ngưng. Vui lòng liên hệ hỗ trợ trước khi thanh toán.',
    zh: '该 VPS 已被我们暂停，请先联系客服再付款。',
  },
  trial_ended: {
    status: 409,
    en: 'The trial of this VPS has ended. It runs again when the customer pays for it.',
    vi: 'Thời gian dùng thử của VPS này đã hết. VPS sẽ chạy lại khi khách hàng thanh toán.',
    zh: '该 VPS 的试用已结束，客户付款后才会恢复运行。',
  },
  not_paid: {
    status: 409,
    en: 'This VPS is suspended because it was not paid for. It runs again when the customer pays, or when it is held.',
    vi: 'VPS này bị tạm ngưng vì chưa thanh toán. VPS sẽ chạy lại khi khách hàng thanh toán hoặc khi được gia hạn chờ.',
    zh: '该 VPS 因未付款而暂停，客户付款或被保留后才会恢复运行。',
  },
  not_renewable: {
    status: 409,
    en: 'This VPS cannot be renewed: it is still being set up, has ended, or nothing is charged for it.',
    vi: 'Không thể gia hạn VPS này: VPS đang khởi tạo, đã kết thúc hoặc không bị tính phí.',
    zh: '无法续费该 VPS：它仍在创建、已经结束，或无需付费。',
  },
  pay_trial: {
    status: 409,
    en: 'This VPS is on trial. Pay for the trial instead of renewing it.',
    vi: 'VPS này đang dùng thử. Hãy thanh toán gói dùng thử thay vì gia hạn.',
    zh: '该 VPS 正在试用，请为试用付款，而不是续费。',
  },
  not_refundable: {
    status: 409,
    en: 'The money for this VPS is not given back any more.',
    vi: 'VPS này không còn được hoàn tiền.',
    zh: '该 VPS 已无法退款。',
  },
  vps_terminated: {
    status: 409,
    en: 'This VPS has been terminated.',
    vi: 'VPS này đã chấm dứt vĩnh viễn.',
    zh: '该 VPS 已永久终止。',
  },
  vps_not_ready: {
    status: 409,
    en: 'Only the status of a VPS that has been set up can be changed.',
    vi: 'Chỉ có thể đổi trạng thái của VPS đã được khởi tạo xong.',
    zh: '只有创建完成的 VPS 才能更改状态。',
  },
})
