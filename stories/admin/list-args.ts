import { fn } from 'storybook/test'

/** The time of the demo data. */
export const now = '2026-11-22T00:23:00.000Z'

/** Props that all lists of the back-office share: no search, first page. */
export const listArgs = { query: '', onQueryChange: fn(), page: 1 }
