/** The records with a number that people say on the phone: its letters, and its least number of digits. */
const forms = {
  user: { letters: 'KH', digits: 4 },
  vps: { letters: 'VPS', digits: 4 },
  transaction: { letters: 'GD', digits: 5 },
  request: { letters: 'YC', digits: 3 },
} as const

/** A kind of record with such a number. A ticket and a message of the contact form are both a request. */
export type NumberedKind = keyof typeof forms

const kinds = Object.keys(forms) as NumberedKind[]

/** The most digits of a number that is searched for: more than any series will ever have. */
const DIGITS_MAX = 12

/** A number as it is shown and said: `VPS-0031`. */
export function recordNumber(kind: NumberedKind, number: number): string {
  const { letters, digits } = forms[kind]
  return `${letters}-${String(number).padStart(digits, '0')}`
}

/** What somebody who types a number looks for; `kind` is null if the letters are left out. */
export interface TypedNumber {
  kind: NumberedKind | null
  number: number
}

/**
 * Reads a number as people type it: with or without its letters, in any case, with or without the zeros, with a hyphen, a dash, a `#` or a
 * space. Null for text that is none.
 */
export function parseRecordNumber(text: string): TypedNumber | null {
  const parts = /^([a-z]*)[\s#\u2010-\u2015\u2212-]*(\d+)$/i.exec(text.trim())
  if (!parts) return null
  const [, letters = '', digits = ''] = parts
  const kind = kinds.find((one) => forms[one].letters === letters.toUpperCase()) ?? null
  if (letters !== '' && kind === null) return null
  const significant = digits.replace(/^0+/, '')
  if (significant === '' || significant.length > DIGITS_MAX) return null
  return { kind, number: Number(significant) }
}
