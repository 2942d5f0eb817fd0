import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { filterBarTexts } from '#ds/texts/en/filter-bar.ts'

/** Texts that all tables share. */
export const list: AdminScreenTexts['list'] = {
  clearSearch: 'Clear the search',
  fullTexts: 'Show texts that are cut off',
  noMatches: (query) => `Nothing matches “${query}”`,
  noMatchesHint: 'Check the spelling, or search for a shorter part of it.',
  updateFailed: 'The update failed',
  number: { copyId: 'copy the full ID', copied: 'Full ID copied', copyFailed: 'The browser did not allow copying' },
  filterBar: filterBarTexts,
  noneFiltered: { title: 'Nothing matches the filters', hint: 'Remove a filter, or all of them.' },
  sorting: {
    label: 'Sort',
    ascending: (column) => `${column}, ascending`,
    descending: (column) => `${column}, descending`,
  },
  paging: 'Pages of the list',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
  onThisPage: (count) => `${count} on this page`,
}
