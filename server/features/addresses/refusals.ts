import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  pools_overlap: {
    status: 409,
    en: 'This network has addresses of another pool. Please choose another one.',
    vi: 'Mạng này trùng địa chỉ với một dải khác. Hãy chọn mạng khác.',
    zh: '该网段与其他地址池重叠，请选择其他网段。',
  },
  too_many_pools: {
    status: 409,
    en: 'There is no room for another pool of addresses.',
    vi: 'Đã đủ số dải địa chỉ, không thêm được nữa.',
    zh: '地址池数量已达上限。',
  },
  address_in_use: {
    status: 409,
    en: 'A machine has this address. It can be blocked once the machine is gone.',
    vi: 'Một máy đang dùng địa chỉ này. Chỉ có thể khóa khi máy không còn.',
    zh: '该地址正被机器使用，机器销毁后方可封禁。',
  },
})
