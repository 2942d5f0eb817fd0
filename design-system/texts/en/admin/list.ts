import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: 'Clear the search',
  fullTexts: 'Show in full',
  noMatches: (query) => `Nothing matches “${query}”`,
  noMatchesHint: 'Check the spelling, or search for a shorter part of it.',
  updateFailed: 'The update failed',
  paging: 'Pages of the list',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
}
