import type { FilterBarTexts } from '#ds/admin/FilterBar/index.ts'
import { localized } from './localized.ts'

/** Views and filters of the lists of the back-office. */
export const filterBarTexts = localized<FilterBarTexts>({
  views: { vi: 'Chế độ xem đã lưu', en: 'Saved views', zh: '已保存的视图' },
  filters: { vi: 'Bộ lọc đang đặt', en: 'Filters', zh: '当前筛选' },
  addFilter: { vi: 'Thêm bộ lọc', en: 'Add a filter', zh: '添加筛选' },
  remove: {
    vi: (label) => `Bỏ bộ lọc ${label}`,
    en: (label) => `Remove the filter ${label}`,
    zh: (label) => `移除筛选：${label}`,
  },
  clear: { vi: 'Bỏ tất cả bộ lọc', en: 'Clear filters', zh: '清除全部筛选' },
  saveView: { vi: 'Lưu chế độ xem', en: 'Save this view', zh: '保存视图' },
  withinDays: {
    vi: (days) => `trong ${days}\u00a0ngày`,
    en: (days) => `within ${days}\u00a0${days === 1 ? 'day' : 'days'}`,
    zh: (days) => `${days}\u00a0天内`,
  },
  fromDay: { vi: (day) => `từ ${day}`, en: (day) => `from ${day}`, zh: (day) => `${day} 起` },
  untilDay: { vi: (day) => `đến ${day}`, en: (day) => `until ${day}`, zh: (day) => `截至 ${day}` },
  dialog: {
    days: { vi: 'Trong bao nhiêu ngày tới', en: 'Within how many days', zh: '未来多少天内' },
    from: { vi: 'Từ ngày', en: 'From', zh: '开始日期' },
    to: { vi: 'Đến ngày', en: 'Until', zh: '结束日期' },
    apply: { vi: 'Áp dụng', en: 'Apply', zh: '应用' },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    daysMissing: {
      vi: 'Vui lòng nhập số ngày, từ một trở lên.',
      en: 'Enter a number of days, one or more.',
      zh: '请输入天数，不少于一天。',
    },
    wrongOrder: {
      vi: 'Ngày cuối phải sau ngày đầu.',
      en: 'The last day must be after the first.',
      zh: '结束日期必须晚于开始日期。',
    },
  },
  saveDialog: {
    heading: { vi: 'Lưu chế độ xem', en: 'Save this view', zh: '保存视图' },
    name: { vi: 'Tên', en: 'Name', zh: '名称' },
    hint: {
      vi: 'Bộ lọc đang đặt được lưu cùng tên này.',
      en: 'The current filters are saved under this name.',
      zh: '当前的筛选条件会以此名称保存。',
    },
    save: { vi: 'Lưu', en: 'Save', zh: '保存' },
    saving: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    nameMissing: {
      vi: 'Vui lòng đặt tên cho chế độ xem này.',
      en: 'Enter a name for this view.',
      zh: '请为此视图命名。',
    },
    failed: { vi: 'Chưa lưu được chế độ xem', en: 'The view was not saved', zh: '视图未能保存' },
  },
})
