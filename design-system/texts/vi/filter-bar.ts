import type { FilterBarTexts } from '#ds/admin/FilterBar/index.ts'

/** Views and filters of the lists of the back-office. */
export const filterBarTexts: FilterBarTexts = {
  views: 'Chế độ xem đã lưu',
  filters: 'Bộ lọc đang đặt',
  addFilter: 'Thêm bộ lọc',
  remove: (label) => `Bỏ bộ lọc ${label}`,
  clear: 'Bỏ tất cả bộ lọc',
  saveView: 'Lưu chế độ xem',
  withinDays: (days) => `trong ${days}\u00a0ngày`,
  fromDay: (day) => `từ ${day}`,
  untilDay: (day) => `đến ${day}`,
  dialog: {
    days: 'Trong bao nhiêu ngày tới',
    from: 'Từ ngày',
    to: 'Đến ngày',
    apply: 'Áp dụng',
    cancel: 'Hủy',
    daysMissing: 'Nhập số ngày, ít nhất là một.',
    wrongOrder: 'Ngày cuối phải sau ngày đầu.',
  },
  saveDialog: {
    heading: 'Lưu chế độ xem',
    name: 'Tên',
    hint: 'Bộ lọc đang đặt được lưu cùng tên này.',
    save: 'Lưu',
    saving: 'Đang lưu…',
    nameMissing: 'Đặt tên cho chế độ xem này.',
    failed: 'Chưa lưu được chế độ xem',
  },
}
