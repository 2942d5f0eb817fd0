import { createContext, type ReactNode, use, useMemo } from 'react'

/** Formats money, numbers and times for one language, always in one time zone, so that server, browser and pictures agree. */
export interface Formats {
  /** Dong with the currency sign, such as `49.000 ₫`. Takes an integer, or a string of its decimal digits. */
  currency: (dong: number | bigint | string) => string
  /** The same with an explicit sign, for money in and out: `+200.000 ₫`. */
  signedCurrency: (dong: number | string) => string
  number: (value: number) => string
  /** Day, such as `21/11/2026`. Takes ISO 8601. */
  date: (iso: string) => string
  /** Day and time, such as `14:05 21/11/2026`. Takes ISO 8601. */
  dateTime: (iso: string) => string
}

/** Dates are shown in Vietnam's time zone wherever the user is (product decisions: month arithmetic). */
const timeZone = 'Asia/Ho_Chi_Minh'

/** Creates the formats for a BCP 47 language tag. Money is exact: it is parsed as BigInt, never as a float. */
export function createFormats(locale: string): Formats {
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND' })
  const signed = new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND', signDisplay: 'exceptZero' })
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
  const dateTime = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    currency: (dong) => currency.format(BigInt(dong)),
    signedCurrency: (dong) => signed.format(BigInt(dong)),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
  }
}

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
