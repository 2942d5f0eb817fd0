import { fn } from 'storybook/test'
import type { SubmitResult } from '#ds/components/use-action.ts'

/** What every list of the back-office gets beside its rows: nothing searched for, one page. */
export const listArgs = { query: '', onQueryChange: fn(), page: 1 }

/** An action that succeeds. */
export const done = async (): Promise<SubmitResult> => ({ ok: true })

/** An action that fails for this reason. */
export const failing = (message: string) => async (): Promise<SubmitResult> => ({ ok: false, message })

/** An action that never ends, for what shows meanwhile. */
export const never = () => new Promise<never>(() => {})
