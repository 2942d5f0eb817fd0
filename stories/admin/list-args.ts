import { fn } from 'storybook/test'

/** Props that all lists of the back-office share: no search, first page. */
export const listArgs = { query: '', onQueryChange: fn(), page: 1 }
