import { shownNumbers } from '#contracts/provider.ts'

/** The numbers of the provider; samples are marked. */
export const numbers = shownNumbers('en')
