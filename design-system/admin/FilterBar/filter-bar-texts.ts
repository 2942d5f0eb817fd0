/** The texts of FilterBar, in one language. */
export interface FilterBarTexts {
  /** Accessible names of the two lines. */
  views: string
  filters: string
  addFilter: string
  /** Accessible name of the button that removes a filter: "Bỏ bộ lọc Gia hạn". */
  remove: (label: string) => string
  clear: string
  saveView: string
  /** A number of days: "trong 7 ngày". */
  withinDays: (days: number) => string
  /** A range of days that is open at one end. */
  fromDay: (day: string) => string
  untilDay: (day: string) => string
  dialog: {
    days: string
    from: string
    to: string
    apply: string
    cancel: string
    daysMissing: string
    /** The first day is after the last. */
    wrongOrder: string
  }
  saveDialog: {
    heading: string
    name: string
    hint: string
    save: string
    saving: string
    nameMissing: string
    failed: string
  }
}
