import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  price_changed: {
    status: 409,
    en: 'The price has changed. Please reload and check it again.',
    vi: 'Giá đã thay đổi. Vui lòng tải lại trang và kiểm tra lại.',
  },
  vps_terminated: {
    status: 409,
    en: 'This instance is terminated for good.',
    vi: 'VPS này đã chấm dứt vĩnh viễn.',
  },
  vps_not_ready: {
    status: 409,
    en: 'Only an instance that has been set up can change its status.',
    vi: 'Chỉ có thể đổi trạng thái của VPS đã được khởi tạo xong.',
  },
})
