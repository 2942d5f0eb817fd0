import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  pools_overlap: {
    status: 409,
    en: 'This network overlaps with another pool. Please choose another one.',
    vi: 'Mạng này trùng địa chỉ với một dải khác. Vui lòng chọn mạng khác.',
    zh: '该网段与其他地址池重叠，请选择其他网段。',
  },
  too_many_pools: {
    status: 409,
    en: 'The maximum number of address pools has been reached.',
    vi: 'Đã đủ số dải địa chỉ, không thêm được nữa.',
    zh: '地址池数量已达上限。',
  },
  address_in_use: {
    status: 409,
    en: 'A machine is using this address. It can be blocked once the machine is gone.',
    vi: 'Một máy ảo đang dùng địa chỉ này. Chỉ có thể khóa địa chỉ khi máy ảo không còn.',
    zh: '该地址正被虚拟机使用，虚拟机销毁后方可封禁。',
  },
})
