import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Messages of the order dialog's form: apart from its other texts, because the default edition has them in English (product spec, section 5). */
export const validation = localized<OrderDialogTexts['validation']>({
  mixed: { vi: 'en' },
  planRequired: { vi: 'Vui lòng chọn gói VPS', en: 'Please select a VPS plan', zh: '请选择 VPS 套餐' },
  locationRequired: {
    vi: 'Vui lòng chọn vị trí máy chủ',
    en: 'Please select a server location',
    zh: '请选择服务器机房',
  },
  nameRequired: { vi: 'Vui lòng đặt tên cho VPS', en: 'VPS name is required', zh: '请填写 VPS 名称' },
  nameTooLong: { vi: 'Tên tối đa 50 ký tự', en: 'Name must be less than 50 characters', zh: '名称最多 50 个字符' },
  operatingSystemRequired: {
    vi: 'Vui lòng chọn hệ điều hành',
    en: 'Please select an operating system',
    zh: '请选择操作系统',
  },
  billingPeriodRequired: {
    vi: 'Vui lòng chọn chu kỳ thanh toán',
    en: 'Please select a billing period',
    zh: '请选择计费周期',
  },
})
