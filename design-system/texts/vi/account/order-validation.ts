import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'

/** Messages of the order dialog's form: apart from its other texts, because the default edition has them in English. */
export const validation: OrderDialogTexts['validation'] = {
  planRequired: 'Hãy chọn gói VPS',
  locationRequired: 'Hãy chọn vị trí máy chủ',
  nameRequired: 'Hãy đặt tên cho VPS',
  nameTooLong: 'Tên tối đa 50 ký tự',
  operatingSystemRequired: 'Hãy chọn hệ điều hành',
  billingPeriodRequired: 'Hãy chọn chu kỳ thanh toán',
}
