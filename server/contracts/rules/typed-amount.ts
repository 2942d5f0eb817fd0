import { folded } from './folded.ts'

/** What people write for thousands, millions and billions, without marks. In Chinese ten thousand is a unit, and so is a hundred million. */
const units: readonly (readonly [power: number, words: string])[] = [
  [3, 'k|nghin|ngan|thousand|千'],
  [4, '万|萬'],
  [6, 'tr|trieu|m|million|百万'],
  [8, '亿|億'],
  [9, 'ty|ti|b|billion'],
]
const unit = units.map(([, words]) => words).join('|')
const currency = '₫|d|dong|vnd|盾|越南盾'

const amount = new RegExp(`^(?:${currency})? *\\+?([\\d., ']+?)(?: *(${unit})(\\d{0,3}))? *(?:${currency})?$`)
const grouped = /^\d{1,3}([., '])\d{3}(?:\1\d{3})*$/
const powerOf = new Map(units.flatMap(([power, words]) => words.split('|').map((word) => [word, power] as const)))

/**
 * Reads an amount of dong, or another whole number, as people type it and copy it from statements and messages: `1.000.000 ₫`, `500,000.00`,
 * `500k`, `1,5 triệu`, `1tr5`. Returns its digits, as many as it has; undefined where something else may be meant, such as a part of a dong, a range
 * or a negative amount.
 */
export function typedAmount(text: string): string | undefined {
  const [, number, unitWord, afterUnit = ''] = amount.exec(folded(text).replace(/\s+/g, ' ').trim()) ?? []
  if (number === undefined) return undefined
  const power = unitWord === undefined ? 0 : (powerOf.get(unitWord) ?? 0)
  const [digits, fraction] = partsOf(number.trim(), power > 0)
  // `1tr5` has its fraction after the unit, and then none before it.
  if (digits === undefined || (afterUnit !== '' && fraction !== '')) return undefined
  const decimals = (fraction + afterUnit).replace(/0+$/, '')
  if (decimals.length > power) return undefined
  return `${digits}${decimals.padEnd(power, '0')}`.replace(/^0+(?=\d)/, '')
}

/** The number that a text means; NaN for none. */
export const typedNumber = (text: string): number => Number(typedAmount(text) ?? Number.NaN)

/** The digits before and after the decimal sign. Without a unit, what stands behind such a sign has one or two digits: three are a group. */
function partsOf(number: string, hasUnit: boolean): [digits: string | undefined, fraction: string] {
  const ungrouped = (text: string) => (/^\d+$/.test(text) || grouped.test(text) ? text.replace(/\D/g, '') : undefined)
  const [, before = '', sign = '', after = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? []
  // In `1.500 triệu`, the point may be either sign.
  if (hasUnit && grouped.test(number) && sign !== '') return [undefined, '']
  if (after === '' || before.includes(sign) || grouped.test(number)) return [ungrouped(number), '']
  return [after.length <= 2 || hasUnit ? ungrouped(before) : undefined, after]
}
