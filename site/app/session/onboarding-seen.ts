import { createStoredValue } from '#site/session/stored-value.ts'

const seenKey = 'onboardingSeen'

/** Whether the guide of the dashboard was closed in this browser. It is not opened again, even for another customer. */
export const onboardingSeen = createStoredValue<true>({
  keys: [seenKey],
  encode: () => ({ [seenKey]: 'true' }),
  decode: ({ [seenKey]: seen }) => (seen === 'true' ? true : null),
})
