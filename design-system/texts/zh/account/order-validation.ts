import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'

/** Messages of the order dialog's form: apart from its other texts, because the default edition has them in English. */
export const validation: OrderDialogTexts['validation'] = {
  planRequired: '请选择 VPS 套餐',
  locationRequired: '请选择服务器机房',
  nameRequired: '请填写 VPS 名称',
  nameTooLong: '名称最多 50 个字符',
  operatingSystemRequired: '请选择操作系统',
  billingPeriodRequired: '请选择计费周期',
}
