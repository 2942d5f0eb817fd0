import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { filterBarTexts } from '#ds/texts/vi/filter-bar.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: 'Xóa tìm kiếm',
  fullTexts: 'Hiện hết chữ bị cắt',
  noMatches: (query) => `Không có kết quả cho “${query}”`,
  noMatchesHint: 'Kiểm tra lại chính tả, hoặc tìm bằng một phần ngắn hơn.',
  updateFailed: 'Không cập nhật được',
  number: {
    copyId: 'sao chép mã đầy đủ',
    copied: 'Đã sao chép mã đầy đủ',
    copyFailed: 'Trình duyệt không cho sao chép',
  },
  filterBar: filterBarTexts,
  noneFiltered: { title: 'Không có dòng nào khớp bộ lọc', hint: 'Bỏ bớt một bộ lọc, hoặc bỏ hết.' },
  sorting: {
    label: 'Sắp xếp',
    ascending: (column) => `${column}, tăng dần`,
    descending: (column) => `${column}, giảm dần`,
  },
  paging: 'Trang của danh sách',
  page: (page) => `Trang ${page}`,
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  onFirstPage: 'Đây là trang đầu tiên',
  onLastPage: 'Đây là trang cuối cùng',
  onThisPage: (count) => `${count} trên trang này`,
}
