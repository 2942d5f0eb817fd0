import type { FilterBarTexts } from '#ds/admin/FilterBar/index.ts'

/** Views and filters of the lists of the back-office. */
export const filterBarTexts: FilterBarTexts = {
  views: 'Saved views',
  filters: 'Filters',
  addFilter: 'Add a filter',
  remove: (label) => `Remove the filter ${label}`,
  clear: 'Clear filters',
  saveView: 'Save this view',
  withinDays: (days) => `within ${days}\u00a0${days === 1 ? 'day' : 'days'}`,
  fromDay: (day) => `from ${day}`,
  untilDay: (day) => `until ${day}`,
  dialog: {
    days: 'Within how many days',
    from: 'From',
    to: 'Until',
    apply: 'Apply',
    cancel: 'Cancel',
    daysMissing: 'Enter a number of days, at least one.',
    wrongOrder: 'The last day must be after the first.',
  },
  saveDialog: {
    heading: 'Save this view',
    name: 'Name',
    hint: 'The current filters are saved under this name.',
    save: 'Save',
    saving: 'Saving…',
    nameMissing: 'Give this view a name.',
    failed: 'The view could not be saved',
  },
}
