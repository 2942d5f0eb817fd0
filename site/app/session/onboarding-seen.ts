import { createStoredValue } from '#site/session/stored-value.ts'

const seenKey = 'onboardingSeen'

/** Whether the guide of the dashboard was closed in this browser. Whoever signs in here next does not get it again. */
export const onboardingSeen = createStoredValue<true>({
  keys: [seenKey],
  encode: () => ({ [seenKey]: 'true' }),
  decode: ({ [seenKey]: seen }) => (seen === 'true' ? true : null),
})
