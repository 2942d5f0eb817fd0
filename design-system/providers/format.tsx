import { createContext, type ReactNode, use, useMemo } from 'react'

/**
 * Formats money, numbers and times for one language, always in one time zone, so that server, browser and pictures agree. Spaces in
 * the results are no-break spaces, except in lists, dates and relative days; a negative number has a true minus (U+2212).
 */
export interface Formats {
  /** Dong with the currency sign, such as `49.000 ₫` or `₫49,000`. Takes an integer, or a string of its decimal digits. */
  currency: (dong: number | bigint | string) => string
  /** The same with an explicit sign, for money in and out: `+200.000 ₫`. */
  signedCurrency: (dong: number | bigint | string) => string
  /** At most three decimals, such as `2.847` and `4,9`, or `2,847` and `4.9`. */
  number: (value: number) => string
  /** A share of 1 with at most two decimals: 0.9999 as `99,99 %` or `99.99%`. */
  percent: (share: number) => string
  /** Memory, storage or traffic: `25 GB`, and from a thousand up `1,2 TB`. */
  gigabytes: (value: number) => string
  /** Several things in words, such as `A, B và C`. */
  list: (items: readonly string[]) => string
  /** Day: `21/11/2026`, `21 Nov 2026` or `2026-11-21`. Takes ISO 8601. */
  date: (iso: string) => string
  /** Day and time: `21/11/2026 14:05`, `21 Nov 2026, 14:05` or `2026-11-21 14:05`. Takes ISO 8601. */
  dateTime: (iso: string) => string
  /** Month: `11/2026`, `November 2026` or `2026年11月`. Takes ISO 8601. */
  month: (iso: string) => string
  /** How many days a time is before or after another, by the calendar: `hôm nay`, `in 3 days`. Takes ISO 8601. */
  relativeDays: (iso: string, now: string) => string
}

/** Dates are shown in Vietnam's time zone wherever the user is (product decisions: month arithmetic). */
const timeZone = 'Asia/Ho_Chi_Minh'

const DAY_MS = 86_400_000

/** The parts of a time in Vietnam, in digits: `2026`, `11`, `21`, `14`, `05`. */
const digits = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(iso: string): Record<'day' | 'month' | 'year' | 'hour' | 'minute', string> {
  const parts = digits.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts)
}

/** The number of a day in Vietnam's calendar. */
function dayNumberOf(iso: string): number {
  const { year, month, day } = partsOf(iso)
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone, month: 'long' })

/** Dates by language, made from their parts, since `Intl` writes them differently from browser to browser. */
function datesOf(language: string): Pick<Formats, 'date' | 'dateTime' | 'month'> {
  const dateOf = (iso: string, { day, month, year }: ReturnType<typeof partsOf>) => {
    if (language === 'vi') return `${day}/${month}/${year}`
    if (language === 'zh') return `${year}-${month}-${day}`
    return `${Number(day)} ${monthName.format(new Date(iso)).slice(0, 3)} ${year}`
  }
  return {
    date: (iso) => dateOf(iso, partsOf(iso)),
    dateTime: (iso) => {
      const parts = partsOf(iso)
      return `${dateOf(iso, parts)}${language === 'en' ? ',' : ''} ${parts.hour}:${parts.minute}`
    },
    month: (iso) => {
      const { month, year } = partsOf(iso)
      if (language === 'vi') return `${month}/${year}`
      return language === 'zh' ? `${year}年${Number(month)}月` : `${monthName.format(new Date(iso))} ${year}`
    },
  }
}

/** Calls a function once for each argument: formats of `Intl` are slow to create, and most pages need few. */
function once<Argument, Result>(create: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, Result>()
  return (argument) => {
    const known = results.get(argument) ?? create(argument)
    results.set(argument, known)
    return known
  }
}

/** Creates the formats for a BCP 47 language tag. Money is exact: it is parsed as BigInt, never as a float. */
export function createFormats(locale: string): Formats {
  const numberFormat = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
  const list = once((type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }))
  const relative = once((numeric: 'auto') => new Intl.RelativeTimeFormat(locale, { numeric }))
  const format = (value: number | bigint, options: Intl.NumberFormatOptions) =>
    numberFormat(options).format(value).replace('-', '\u2212')
  const number = (value: number) => format(value, plain)
  const language = locale.slice(0, 2)
  return {
    currency: (dong) => format(BigInt(dong), money),
    signedCurrency: (dong) => format(BigInt(dong), signedMoney),
    number,
    percent: (share) => format(share, shareOf1).replace(/\s?%/, language === 'vi' ? '\u00a0%' : '%'),
    gigabytes: (value) => (value < 1000 ? `${number(value)}\u00a0GB` : `${number(value / 1000)}\u00a0TB`),
    list: (items) => list('conjunction').format(items),
    ...datesOf(language),
    relativeDays: (iso, now) => {
      const text = relative('auto').format(dayNumberOf(iso) - dayNumberOf(now), 'day')
      // Some browsers begin the Vietnamese ones with a capital letter.
      return text.toLocaleLowerCase(locale)
    },
  }
}

const plain: Intl.NumberFormatOptions = {}
const shareOf1: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 }
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'VND' }
const signedMoney: Intl.NumberFormatOptions = { ...money, signDisplay: 'exceptZero' }

const FormatContext = createContext<Formats | null>(null)

export function FormatProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const formats = useMemo(() => createFormats(locale), [locale])
  return <FormatContext value={formats}>{children}</FormatContext>
}

/** The formats of the nearest FormatProvider. @throws without one. */
export function useFormats(): Formats {
  const formats = use(FormatContext)
  if (!formats) throw new Error('No formats. Wrap the page in <FormatProvider locale="vi-VN">.')
  return formats
}
