import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { filterBarTexts } from '#ds/texts/zh/filter-bar.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: '清除搜索',
  fullTexts: '显示被截断的内容',
  noMatches: (query) => `没有找到“${query}”`,
  noMatchesHint: '请检查拼写，或缩短关键词后再搜索。',
  updateFailed: '更新失败',
  number: { copyId: '复制完整 ID', copied: '已复制完整 ID', copyFailed: '浏览器不允许复制' },
  filterBar: filterBarTexts,
  noneFiltered: { title: '没有符合筛选条件的记录', hint: '请移除部分或全部筛选条件。' },
  sorting: {
    label: '排序',
    ascending: (column) => `${column}（升序）`,
    descending: (column) => `${column}（降序）`,
  },
  paging: '列表分页',
  page: (page) => `第 ${page} 页`,
  previousPage: '上一页',
  nextPage: '下一页',
  onFirstPage: '已是第一页',
  onLastPage: '已是最后一页',
  onThisPage: (count) => `本页 ${count}`,
}
