/** Times as the providers write them: in GMT+7, which Vietnam has used all year since 1975. */

const OFFSET = 7 * 60 * 60 * 1000

/** A time in milliseconds as a clock in Vietnam shows it: `2024-08-14T21:41:48`. */
const localTime = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 19)

/** A time in milliseconds as banks write it: `2024-08-14 21:41:48`. */
export const bankTime = (at: number): string => localTime(at).replace('T', ' ')

/** A time in milliseconds as VNPay writes it: `20240814214148`. */
export const compactTime = (at: number): string => localTime(at).replace(/\D/g, '')

/** The day of a time in milliseconds as Casso writes it: `2024-08-14`. */
export const vietnamDay = (at: number): string => localTime(at).slice(0, 10)

/** The day of a time in milliseconds as ZaloPay writes it: `240814`. */
export const compactDay = (at: number): string => compactTime(at).slice(2, 8)

/** Reads a time as banks write it, `2024-07-25 14:02:37`, in milliseconds. Null for a text that is none, and for a day or time that does not exist. */
export function parseBankTime(text: string): number | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const at = Date.parse(`${day}T${time}.000Z`) - OFFSET
  return Number.isNaN(at) || localTime(at) !== `${day}T${time}` ? null : at
}
