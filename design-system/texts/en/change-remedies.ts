import { componentMessages } from './components.ts'
import { remedies } from './remedies.ts'

/** What to do after a failed change, shown in the back-office. */
export const changeRemedies = {
  ...remedies,
  connection: componentMessages.loadFailedAdvice,
  credentials: 'Log in again, then try again.',
  support: 'This account may not do that.',
  input: 'Reload the list to see the latest state, then try again.',
}
