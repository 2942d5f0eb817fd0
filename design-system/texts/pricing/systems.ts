import type { SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** The systems that can be ordered. */
export const systemTable = localized<SystemTableTexts>({
  caption: {
    vi: 'Hệ điều hành và hạn hỗ trợ',
    en: 'Operating systems and their end of life',
    zh: '操作系统与维护期限',
  },
  columns: {
    system: { vi: 'Hệ điều hành', en: 'System', zh: '操作系统' },
    endOfLife: { vi: 'Có bản vá bảo mật đến', en: 'Security updates until', zh: '安全更新截止' },
    state: { vi: 'Tình trạng', en: 'Status', zh: '状态' },
    successors: { vi: 'Nên chọn thay thế', en: 'Recommended instead', zh: '建议改选' },
  },
  supported: { vi: 'Đang được hỗ trợ', en: 'Supported', zh: '维护中' },
  ended: { vi: 'Đã hết hỗ trợ', en: 'End of life', zh: '已停止维护' },
  noEnd: { vi: 'Chưa công bố', en: 'Not announced', zh: '尚未公布' },
  noSuccessor: { vi: 'Không cần thay thế', en: 'No change needed', zh: '无需更换' },
  none: {
    vi: 'Hiện chưa có hệ điều hành nào thuộc nhóm này.',
    en: 'No systems of this type are offered right now.',
    zh: '目前没有这类操作系统。',
  },
})
