import type { FilterBarTexts } from '#ds/admin/FilterBar/index.ts'

/** Views and filters of the lists of the back-office. */
export const filterBarTexts: FilterBarTexts = {
  views: '已保存的视图',
  filters: '当前筛选',
  addFilter: '添加筛选',
  remove: (label) => `移除筛选：${label}`,
  clear: '清除全部筛选',
  saveView: '保存视图',
  withinDays: (days) => `${days}\u00a0天内`,
  fromDay: (day) => `${day} 起`,
  untilDay: (day) => `截至 ${day}`,
  dialog: {
    days: '未来多少天内',
    from: '开始日期',
    to: '结束日期',
    apply: '应用',
    cancel: '取消',
    daysMissing: '请输入天数，至少为一天。',
    wrongOrder: '结束日期必须晚于开始日期。',
  },
  saveDialog: {
    heading: '保存视图',
    name: '名称',
    hint: '当前的筛选条件会以此名称保存。',
    save: '保存',
    saving: '正在保存…',
    nameMissing: '请为此视图命名。',
    failed: '视图未能保存',
  },
}
