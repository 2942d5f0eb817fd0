import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the table of tickets. */
export const support: SupportPanelTexts['tickets'] = {
  caption: '工单',
  search: '搜索工单',
  searchPlaceholder: '编号或用户',
  empty: { title: '暂无工单', description: '客户提交的工单会显示在这里。' },
  loadFailed: '工单列表加载失败',
  count: (rows) => `${rows} 个工单`,
  columns: {
    id: '编号',
    subject: '标题',
    user: '用户',
    category: '分类',
    priority: '优先级',
    status: '状态',
    date: '日期',
    actions: '操作',
  },
  views: { all: '全部', open: '待回复', urgent: '紧急未关闭' },
  open: '打开',
  openFor: (subject) => `打开：${subject}`,
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
}
