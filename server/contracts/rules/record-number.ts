import { withoutInvisible } from './clean-line.ts'

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
/** The longest text that is read, in characters. */
const TEXT_MAX = 1000

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

/** What stands between letters and digits: what people type, and what banks make of a hyphen. */
const between = String.raw`[\s#._:/\p{Dash}]*`
const numberAlone = new RegExp(`^([a-z]*)${between}(\\d+)$`, 'iu')
const within = new RegExp(`(?<![a-z])([a-z]+)${between}(\\d+)(?!\\d)`, 'giu')

/**
 * Reads a number as people type it: with or without its letters, in any case, with or without the zeros, with a hyphen or another sign. In a longer
 * text, such as a bank's, it is the first that is written with letters and all of its digits; only those of `kind` count there, if it is given. Null
 * for text that has none.
 */
export function parseRecordNumber(text: string, kind?: NumberedKind): TypedNumber | null {
  const plain = withoutInvisible(text.slice(0, TEXT_MAX)).normalize('NFKC').trim()
  const [, letters = '', digits = ''] = numberAlone.exec(plain) ?? []
  if (digits !== '') return typedNumber(letters, digits)
  for (const [, found = '', number = ''] of plain.matchAll(within)) {
    const typed = typedNumber(found, number)
    const isWhole = typed?.kind && number.length >= forms[typed.kind].digits
    if (isWhole && (kind === undefined || typed.kind === kind)) return typed
  }
  return null
}

function typedNumber(letters: string, digits: string): TypedNumber | null {
  const kind = kinds.find((one) => forms[one].letters === letters.toUpperCase()) ?? null
  if (letters !== '' && kind === null) return null
  const significant = digits.replace(/^0+/, '')
  if (significant === '' || significant.length > DIGITS_MAX) return null
  return { kind, number: Number(significant) }
}
