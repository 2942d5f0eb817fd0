import type { SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'

/** The systems that can be ordered. */
export const systemTable: SystemTableTexts = {
  caption: 'Hệ điều hành và hạn hỗ trợ',
  columns: {
    system: 'Hệ điều hành',
    endOfLife: 'Có bản vá bảo mật đến',
    state: 'Tình trạng',
    successors: 'Nên chọn thay thế',
  },
  supported: 'Đang được hỗ trợ',
  ended: 'Đã hết hỗ trợ',
  noEnd: 'Chưa công bố',
  noSuccessor: 'Không cần thay',
  none: 'Hiện chưa có hệ điều hành nào thuộc nhóm này.',
}
