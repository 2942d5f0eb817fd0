import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: 'Xóa tìm kiếm',
  fullTexts: 'Hiện đầy đủ',
  noMatches: (query) => `Không có kết quả cho “${query}”`,
  noMatchesHint: 'Kiểm tra lại chính tả, hoặc tìm bằng một phần ngắn hơn.',
  updateFailed: 'Không cập nhật được',
  paging: 'Trang của danh sách',
  page: (page) => `Trang ${page}`,
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  onFirstPage: 'Đây là trang đầu tiên',
  onLastPage: 'Đây là trang cuối cùng',
}
