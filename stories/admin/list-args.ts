import { fn } from 'storybook/test'

/** What every list of the back-office gets beside its rows: nothing searched for, one page. */
export const listArgs = { query: '', onQueryChange: fn(), page: 1 }

/** An act that never ends, for what shows meanwhile. */
export const never = () => new Promise<never>(() => {})
