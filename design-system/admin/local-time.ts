/** Vietnam has no summer time. Times are entered as they are shown: in Vietnam's time zone. */
const OFFSET = 7 * 60 * 60 * 1000

/** Turns a time into the value of a field of type `datetime-local`. */
export const toLocalTime = (iso: string): string => new Date(Date.parse(iso) + OFFSET).toISOString().slice(0, 16)

/** Turns the value of such a field into a time. */
export const fromLocalTime = (text: string): string => new Date(`${text}:00.000+07:00`).toISOString()
