import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { filterBarTexts } from '#ds/texts/filter-bar.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts that all tables share. */
export const list = localized<AdminScreenTexts['list']>({
  clearSearch: { vi: 'Xóa tìm kiếm', en: 'Clear the search', zh: '清除搜索' },
  fullTexts: { vi: 'Hiện đầy đủ nội dung bị rút gọn', en: 'Show truncated texts in full', zh: '显示被截断的内容' },
  noMatches: {
    vi: (query) => `Không có kết quả cho “${query}”`,
    en: (query) => `Nothing matches “${query}”`,
    zh: (query) => `没有找到“${query}”`,
  },
  noMatchesHint: {
    vi: 'Hãy kiểm tra chính tả hoặc dùng từ khóa ngắn hơn.',
    en: 'Check the spelling or use a shorter keyword.',
    zh: '请检查拼写，或缩短关键词后再搜索。',
  },
  updateFailed: { vi: 'Không cập nhật được', en: 'The update failed', zh: '更新失败' },
  number: {
    copyId: { vi: 'sao chép mã đầy đủ', en: 'copy the full ID', zh: '复制完整 ID' },
    copied: { vi: 'Đã sao chép mã đầy đủ', en: 'Full ID copied', zh: '已复制完整 ID' },
    copyFailed: {
      vi: 'Trình duyệt không cho sao chép',
      en: 'The browser did not allow copying',
      zh: '浏览器不允许复制',
    },
  },
  filterBar: filterBarTexts,
  noneFiltered: {
    title: { vi: 'Không có dòng nào khớp bộ lọc', en: 'Nothing matches the filters', zh: '没有符合筛选条件的记录' },
    hint: {
      vi: 'Hãy bỏ bớt hoặc bỏ hết bộ lọc.',
      en: 'Remove some filters or all of them.',
      zh: '请移除部分或全部筛选条件。',
    },
  },
  sorting: {
    label: { vi: 'Sắp xếp', en: 'Sort', zh: '排序' },
    ascending: {
      vi: (column) => `${column}, tăng dần`,
      en: (column) => `${column}, ascending`,
      zh: (column) => `${column}（升序）`,
    },
    descending: {
      vi: (column) => `${column}, giảm dần`,
      en: (column) => `${column}, descending`,
      zh: (column) => `${column}（降序）`,
    },
  },
  paging: { vi: 'Trang của danh sách', en: 'Pages of the list', zh: '列表分页' },
  page: { vi: (page) => `Trang ${page}`, en: (page) => `Page ${page}`, zh: (page) => `第 ${page} 页` },
  previousPage: { vi: 'Trang trước', en: 'Previous page', zh: '上一页' },
  nextPage: { vi: 'Trang sau', en: 'Next page', zh: '下一页' },
  onFirstPage: { vi: 'Đây là trang đầu tiên', en: 'This is the first page', zh: '已是第一页' },
  onLastPage: { vi: 'Đây là trang cuối cùng', en: 'This is the last page', zh: '已是最后一页' },
  onThisPage: {
    vi: (count) => `${count} trên trang này`,
    en: (count) => `${count} on this page`,
    zh: (count) => `本页 ${count}`,
  },
  ofTotal: {
    vi: (shown, all) => `${shown} trên tổng số ${all}`,
    en: (shown, all) => `${shown} of ${all}`,
    zh: (shown, all) => `本页 ${shown}，共 ${all}`,
  },
  ofMore: {
    vi: (shown, counted) => `${shown} trong hơn ${counted}`,
    en: (shown, counted) => `${shown} of more than ${counted}`,
    zh: (shown, counted) => `本页 ${shown}，共超过 ${counted}`,
  },
})
