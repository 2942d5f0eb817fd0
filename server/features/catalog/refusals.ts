import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  sold_out: {
    status: 409,
    en: 'This plan is sold out in this location. Please choose another location or plan.',
    vi: 'Gói này đã hết máy tại vị trí bạn chọn. Vui lòng chọn vị trí hoặc gói khác.',
    zh: '该套餐在所选机房已售罄，请选择其他机房或套餐。',
  },
  not_for_sale: {
    status: 409,
    en: 'Sales have not opened yet: nothing can be ordered at the moment.',
    vi: 'Sen Cloud chưa mở bán, hiện chưa đặt được VPS.',
    zh: '尚未开售，目前无法下单。',
  },
  image_unavailable: {
    status: 409,
    en: 'This system cannot be set up in this location at the moment. Please choose another system or location.',
    vi: 'Hệ điều hành này tạm thời không cài được tại vị trí bạn chọn. Vui lòng chọn hệ điều hành hoặc vị trí khác.',
    zh: '该系统暂时无法在所选机房安装，请选择其他系统或机房。',
  },
  catalog_changed: {
    status: 409,
    en: 'Someone else has changed this in the meantime. Please reload and make your change again.',
    vi: 'Mục này vừa được người khác thay đổi. Vui lòng tải lại và thực hiện lại thay đổi.',
    zh: '该内容已被他人修改，请重新加载后再次修改。',
  },
  already_exists: {
    status: 409,
    en: 'This ID is already taken. Please choose another one.',
    vi: 'Mã này đã được dùng. Vui lòng chọn mã khác.',
    zh: '该标识已被使用，请换一个。',
  },
  catalog_full: {
    status: 409,
    en: 'The catalogue cannot take another entry of this type.',
    vi: 'Danh mục đã có số lượng tối đa của loại mục này.',
    zh: '该类条目已达上限。',
  },
  price_holds: {
    status: 409,
    en: 'This price is already in effect. Please set a new one instead of cancelling it.',
    vi: 'Giá này đã có hiệu lực, không hủy được nữa. Vui lòng đặt giá mới.',
    zh: '该价格已生效，无法取消，请设置新价格。',
  },
})
