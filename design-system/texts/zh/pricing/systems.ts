import type { SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'

/** The systems that can be ordered. */
export const systemTable: SystemTableTexts = {
  caption: '操作系统与维护期限',
  columns: {
    system: '操作系统',
    endOfLife: '安全更新截止',
    state: '状态',
    successors: '建议改选',
  },
  supported: '维护中',
  ended: '已停止维护',
  noEnd: '尚未公布',
  noSuccessor: '无需更换',
  none: '目前没有这类操作系统。',
}
