import { createContext, type ReactNode, use, useMemo } from 'react'

/** Which amounts have a sign: negative ones (`auto`), all but zero (`always`), none (`never`). */
export type SignDisplay = 'auto' | 'always' | 'never'

/** A part of an amount of money. The unit includes the space between it and the figure, if the language has one. */
export interface AmountPart {
  type: 'figure' | 'unit'
  text: string
}

/**
 * Formats money, numbers and times for one language, always in one time zone, so that server, browser and pictures agree. Spaces in
 * the results are no-break spaces, except in lists, days and relative days; a negative number has a true minus (U+2212).
 */
export interface Formats {
  /** Dong with the currency sign, such as `49.000 ₫` or `₫49,000`. Takes an integer, or a string of its decimal digits. */
  currency: (dong: number | bigint | string) => string
  /** The same with an explicit sign, for money in and out: `+200.000 ₫`. */
  signedCurrency: (dong: number | bigint | string) => string
  /** The same in parts, whose texts together are what `currency` or `signedCurrency` returns. The component Money shows them. Default: `auto`. */
  currencyParts: (dong: number | bigint | string, sign?: SignDisplay) => readonly AmountPart[]
  /** At most three decimals, such as `2.847` and `4,9`, or `2,847` and `4.9`. */
  number: (value: number) => string
  /** A share of 1 with at most two decimals: 0.9999 as `99,99 %` or `99.99%`. */
  percent: (share: number) => string
  /** Memory, storage or traffic: `25 GB`, and from a thousand up `1,2 TB`. */
  gigabytes: (value: number) => string
  /** A number with its unit, at most three decimals: `18,6 Mbit/s`. */
  quantity: (value: number, unit: string) => string
  /** From one number to another: `5–15`, or with a unit `5–15 phút`. */
  range: (from: number, to: number, unit?: string) => string
  /** Several things in words, such as `A, B và C`. */
  list: (items: readonly string[]) => string
  /** Day: `21/11/2026`, `21 Nov 2026` or `2026-11-21`. Takes ISO 8601. */
  date: (iso: string) => string
  /** Day and time: `21/11/2026 14:05`, `21 Nov 2026, 14:05` or `2026-11-21 14:05`. Takes ISO 8601. */
  dateTime: (iso: string) => string
  /** Month with its year: `8/2026` (after the word `Tháng`), `August 2026` or `2026年8月`. Takes ISO 8601. */
  month: (iso: string) => string
  /** Time of day: `07:23`. Takes ISO 8601. */
  time: (iso: string) => string
  /** Day without its year, where that is clear: `22/11`, `22 Nov` or `11-22`. Takes ISO 8601. */
  day: (iso: string) => string
  /** The same with its weekday: `CN 22/11`, `Sun 22 Nov` or `11-22 周日`. Takes ISO 8601. */
  weekday: (iso: string) => string
  /** Month on an axis, with the year only in January: `T11`, `Nov` or `11月`; `T1/27`, `Jan ’27` or `27年1月`. Takes ISO 8601. */
  shortMonth: (iso: string) => string
  /** How many days a time is before or after another, by the calendar: `hôm nay`, `in 3 days`. Takes ISO 8601. */
  relativeDays: (iso: string, now: string) => string
  /** The same for a day on which something is due: `còn 3 ngày`, `hôm nay`, `quá hạn 2 ngày`. Takes ISO 8601. */
  daysLeft: (iso: string, now: string) => string
  /**
   * Day and time as short as a list of events needs them: `Hôm nay 02:10`, in the same year `20/11 09:41`, otherwise as `dateTime`.
   * Its spaces are no-break spaces. Takes ISO 8601.
   */
  shortDateTime: (iso: string, now: string) => string
}

/** Dates are shown in Vietnam's time zone wherever the user is (product decisions: month arithmetic). */
const timeZone = 'Asia/Ho_Chi_Minh'

const DAY_MS = 86_400_000

/** No-break space. */
export const NBSP = '\u00a0'
/** A true minus, as wide as a digit. */
const MINUS = '\u2212'

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

/** Short names of weekdays, from Sunday on: day 0 of the calendar was a Thursday. */
const weekdays: Record<string, readonly string[]> & { en: readonly string[] } = {
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
}

/** Dates by language, made from their parts, since `Intl` writes them differently from browser to browser. */
function datesOf(language: string) {
  /** A day of any year: `21/11`, `21 Nov` or `11-21`. */
  const dayOfYear = (iso: string) => {
    const { day, month } = partsOf(iso)
    if (language === 'vi') return `${day}/${month}`
    return language === 'zh' ? `${month}-${day}` : `${Number(day)} ${monthName.format(new Date(iso)).slice(0, 3)}`
  }
  const date = (iso: string) => {
    const { year } = partsOf(iso)
    if (language === 'vi') return `${dayOfYear(iso)}/${year}`
    return language === 'zh' ? `${year}-${dayOfYear(iso)}` : `${dayOfYear(iso)} ${year}`
  }
  return {
    date,
    dayOfYear,
    /** A day in words or digits, followed by the time of day. */
    atTime: (day: string, iso: string) => {
      const { hour, minute } = partsOf(iso)
      return `${day}${language === 'en' ? ',' : ''}${NBSP}${hour}:${minute}`
    },
    time: (iso: string) => {
      const { hour, minute } = partsOf(iso)
      return `${hour}:${minute}`
    },
    weekday: (iso: string) => {
      const name = (weekdays[language] ?? weekdays.en)[(dayNumberOf(iso) + 4) % 7]
      return language === 'zh' ? `${dayOfYear(iso)} ${name}` : `${name} ${dayOfYear(iso)}`
    },
    shortMonth: (iso: string) => {
      const { year, month } = partsOf(iso)
      const newYear = month === '01' ? year.slice(-2) : undefined
      if (language === 'vi') return `T${Number(month)}${newYear ? `/${newYear}` : ''}`
      if (language === 'zh') return `${newYear ? `${newYear}年` : ''}${Number(month)}月`
      return `${monthName.format(new Date(iso)).slice(0, 3)}${newYear ? `${NBSP}’${newYear}` : ''}`
    },
    month: (iso: string) => {
      const { month, year } = partsOf(iso)
      if (language === 'vi') return `${Number(month)}/${year}`
      return language === 'zh' ? `${year}年${Number(month)}月` : `${monthName.format(new Date(iso))} ${year}`
    },
  }
}

/** What is said of a due day, so many days before it and after it. */
const dueWords = {
  vi: { left: (days: number) => `còn ${days} ngày`, overdue: (days: number) => `quá hạn ${days} ngày` },
  en: {
    left: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
    overdue: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`,
  },
  zh: { left: (days: number) => `还剩 ${days} 天`, overdue: (days: number) => `逾期 ${days} 天` },
}

const isSpoken = (language: string): language is keyof typeof dueWords => language in dueWords

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
    numberFormat(options).format(value).replace('-', MINUS)
  const number = (value: number) => format(value, plain)
  const quantity = (value: number, unit: string) => `${number(value)}${NBSP}${unit}`
  const language = locale.slice(0, 2)
  const { date, dayOfYear, atTime, month, ...axisTimes } = datesOf(language)
  const relativeDays = (iso: string, now: string) => {
    const text = relative('auto').format(dayNumberOf(iso) - dayNumberOf(now), 'day')
    // Some browsers begin the Vietnamese ones with a capital letter.
    return text.toLocaleLowerCase(locale)
  }
  /** The day as short as possible, at the start of a line. */
  const shortDate = (iso: string, now: string) => {
    if (partsOf(iso).year !== partsOf(now).year) return date(iso)
    if (dayNumberOf(iso) !== dayNumberOf(now)) return dayOfYear(iso)
    const today = relativeDays(iso, now)
    return today.charAt(0).toLocaleUpperCase(locale) + today.slice(1)
  }
  return {
    currency: (dong) => format(BigInt(dong), money),
    signedCurrency: (dong) => format(BigInt(dong), signedMoney),
    currencyParts: (dong, sign = 'auto') => amountParts(numberFormat(moneyBySign[sign]).formatToParts(BigInt(dong))),
    number,
    percent: (share) => format(share, shareOf1).replace(/\s?%/, language === 'vi' ? `${NBSP}%` : '%'),
    gigabytes: (value) => (value < 1000 ? quantity(value, 'GB') : quantity(value / 1000, 'TB')),
    quantity,
    range: (from, to, unit) => `${number(from)}\u2013${unit === undefined ? number(to) : quantity(to, unit)}`,
    list: (items) => list('conjunction').format(items),
    date,
    dateTime: (iso) => atTime(date(iso), iso),
    month,
    ...axisTimes,
    day: dayOfYear,
    relativeDays,
    daysLeft: (iso, now) => {
      const days = dayNumberOf(iso) - dayNumberOf(now)
      const { left, overdue } = dueWords[isSpoken(language) ? language : 'en']
      if (days === 0) return relativeDays(iso, now)
      return days > 0 ? left(days) : overdue(-days)
    },
    shortDateTime: (iso, now) => atTime(shortDate(iso, now), iso).replaceAll(' ', NBSP),
  }
}

/** Joins the parts of a formatted amount that belong together. */
function amountParts(parts: readonly Intl.NumberFormatPart[]): AmountPart[] {
  const found: AmountPart[] = []
  for (const { type, value } of parts) {
    const kind = type === 'currency' || type === 'literal' ? 'unit' : 'figure'
    const text = type === 'minusSign' ? MINUS : value
    const last = found.at(-1)
    if (last?.type === kind) last.text += text
    else found.push({ type: kind, text })
  }
  return found
}

const plain: Intl.NumberFormatOptions = {}
const shareOf1: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 }
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'VND' }
const signedMoney: Intl.NumberFormatOptions = { ...money, signDisplay: 'exceptZero' }
const moneyBySign: Record<SignDisplay, Intl.NumberFormatOptions> = {
  auto: money,
  always: signedMoney,
  never: { ...money, signDisplay: 'never' },
}

const FormatContext = createContext<Formats | null>(null)

/** Provides `useFormats` with the formats of a language. */
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
