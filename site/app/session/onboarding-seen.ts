import { createStoredValue } from '#site/session/stored-value.ts'

const seenKey = 'onboardingSeen'

/** What earlier versions stored, without saying who had closed it. */
const SOMEONE = 'true'

/**
 * The id of the customer who has closed the guide of the dashboard in this browser. The server keeps it for the account; this one also holds when the
 * server could not be told.
 */
export const onboardingSeen = createStoredValue<string>({
  keys: [seenKey],
  encode: (userId) => ({ [seenKey]: userId }),
  decode: ({ [seenKey]: userId }) => userId ?? null,
})

/** Whether a customer has closed the guide in this browser, or, before it was kept who had, by anyone. */
export const hasSeenOnboarding = (userId: string): boolean => {
  const seenBy = onboardingSeen.get()
  return seenBy === userId || seenBy === SOMEONE
}
