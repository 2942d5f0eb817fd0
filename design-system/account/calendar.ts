/** Vietnam is seven hours ahead of UTC all year. Dates of the account are counted there (product decisions). */
const vietnamOffset = 7 * 60 * 60 * 1000

/** The instant as a Date whose UTC fields read Vietnam's wall clock. */
const inVietnam = (iso: string) => new Date(Date.parse(iso) + vietnamOffset)

/**
 * The same day and time `months` later, in Vietnam. A day that the month lacks becomes its last: 31 January plus one is 28 or 29 February.
 * Count from the anchor date, never from a date that was clamped before. Takes and gives ISO 8601.
 */
export function addMonths(iso: string, months: number): string {
  const date = inVietnam(iso)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return new Date(date.getTime() - vietnamOffset).toISOString()
}
