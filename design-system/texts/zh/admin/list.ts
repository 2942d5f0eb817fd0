import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: '清除搜索',
  fullTexts: '显示完整内容',
  noMatches: (query) => `没有找到“${query}”`,
  noMatchesHint: '请检查拼写，或缩短关键词后再搜索。',
  updateFailed: '更新失败',
  paging: '列表分页',
  page: (page) => `第 ${page} 页`,
  previousPage: '上一页',
  nextPage: '下一页',
  onFirstPage: '已是第一页',
  onLastPage: '已是最后一页',
}
