import type { Language } from '#contracts/languages.ts'

/** What the words of a mail are written with. */
export interface MailTools {
  /** The complete address of a path of the site. */
  url(path: string): string
  /** Integer dong as text, such as `49.000 ₫` or `₫49,000`. */
  money(dong: string): string
  /** Day and time in Vietnam, from milliseconds: `21/11/2026 14:05`. */
  dateTime(at: number): string
  /** Day in Vietnam, from milliseconds: `21/11/2026`. */
  date(at: number): string
}

/** Dates are Vietnam's wherever the customer is, as on the site. */
const digits = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dateOf(at: number, language: Language) {
  const parts = Object.fromEntries(digits.formatToParts(at).map(({ type, value }) => [type, value]))
  const { day = '', month = '', year = '', hour, minute } = parts
  const dates = {
    vi: `${day}/${month}/${year}`,
    en: `${Number(day)} ${months[Number(month) - 1]} ${year}`,
    zh: `${year}-${month}-${day}`,
  }
  return { date: dates[language], time: `${hour}:${minute}` }
}

/** Writes money and dates as the site does. `origin` is the site's, such as `https://sen.example`. */
export function mailTools(language: Language, origin: string): MailTools {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'VND' })
  return {
    url: (path) => origin + path,
    money: (dong) => money.format(BigInt(dong)).replace('-', '\u2212'),
    date: (at) => dateOf(at, language).date,
    dateTime(at) {
      const { date, time } = dateOf(at, language)
      return `${date}${language === 'en' ? ',' : ''} ${time}`
    },
  }
}
