import { dong, type Messages } from '#contracts/fields/messages.ts'
import { type Language, languages } from '#contracts/rules/languages.ts'
import type { OfferKind } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** The figures of an offer, which its texts name as `{percent}`, `{amount}` and so on. */
export const offerFigures = ['percent', 'amount', 'minimum', 'periods', 'days'] as const
export type OfferFigure = (typeof offerFigures)[number]

/** The figures that an offer of each kind may have. */
export const figuresOf: Record<OfferKind, readonly OfferFigure[]> = {
  percent: ['percent', 'periods', 'minimum'],
  amount: ['amount', 'periods', 'minimum'],
  deposit_bonus: ['amount', 'minimum'],
  trial: ['days'],
  referral: ['amount'],
}

/** The rule of an offer, as far as its texts speak of it: money in dong; null means without this value. */
export interface OfferRule {
  kind: OfferKind
  percent: number | null
  amount: number | string | null
  minimum: number | string | null
  /** Null means one. */
  periods: number | null
  days: number | null
  billingPeriods: readonly BillingPeriod[] | null
}

const NBSP = '\u00a0'

/** Counts a unit in a language. */
type Count = (count: number) => string
const inEnglish =
  (one: string): Count =>
  (count) =>
    `${count}${NBSP}${one}${count === 1 ? '' : 's'}`
const before =
  (unit: string): Count =>
  (count) =>
    `${count}${NBSP}${unit}`

const days: Record<Language, Count> = { vi: before('ngày'), en: inEnglish('day'), zh: before('天') }
const periods: Record<BillingPeriod | 'any', Record<Language, Count>> = {
  monthly: { vi: before('tháng'), en: inEnglish('month'), zh: before('个月') },
  yearly: { vi: before('năm'), en: inEnglish('year'), zh: before('年') },
  any: { vi: before('kỳ'), en: inEnglish('billing period'), zh: before('期') },
}

/** The figures of an offer as a language writes them; those that it does not have are left out. */
function writtenFigures(rule: OfferRule, language: Language): Partial<Record<OfferFigure, string>> {
  const [period, ...others] = rule.billingPeriods ?? []
  const unit = period !== undefined && others.length === 0 ? period : 'any'
  const write: Record<OfferFigure, () => string | null> = {
    percent: () => (rule.percent === null ? null : `${rule.percent}${language === 'vi' ? NBSP : ''}%`),
    amount: () => (rule.amount === null ? null : dong(Number(rule.amount), language)),
    minimum: () => (rule.minimum === null ? null : dong(Number(rule.minimum), language)),
    periods: () => periods[unit][language](rule.periods ?? 1),
    days: () => (rule.days === null ? null : days[language](rule.days)),
  }
  const written = figuresOf[rule.kind].map((name) => [name, write[name]()] as const)
  return Object.fromEntries(written.filter(([, text]) => text !== null))
}

const placeholder = /\{([^{}]*)\}/g

/** A text of an offer with its figures in place of their names. */
export function fillOfferText(text: string, rule: OfferRule, language: Language): string {
  const figures: Readonly<Record<string, string | undefined>> = writtenFigures(rule, language)
  return text.replace(placeholder, (written, name: string) => figures[name] ?? written)
}

/** What is wrong with a text of an offer, and where: a figure that it types, or the name of one that the offer does not have. */
export interface OfferTextProblem {
  language: Language
  problem: 'typed' | 'unknown'
  /** The names that may stand in the text. */
  names: readonly string[]
}

const typedShare = /\d\s*[%％]/u
const typedMoney =
  /[₫$]\s*\d|\d\s*(?:₫|(?:đ|đồng|vnd|k|nghìn|ngàn|tr|triệu|thousand|million)(?![\p{L}\p{N}])|[千万])|\d[.,]\d{3}(?!\d)|\d{5,}/iu
const typedDays = /\d\s*(?:ngày|days?(?![\p{L}\p{N}])|[天日])/iu
const typedPeriods =
  /(?<!\d)\d{1,2}\s*(?:(?:tháng|kỳ|năm|months?|years?|(?:billing )?periods?)(?![\p{L}\p{N}])|个月|个?[期年])/iu

/** How a figure looks that is typed into a text. */
const typed: Record<OfferFigure, RegExp> = {
  percent: typedShare,
  amount: typedMoney,
  minimum: typedMoney,
  periods: typedPeriods,
  days: typedDays,
}

/**
 * The first text of an offer that would not follow a change of its rule: it types a figure instead of naming it. One that names a figure
 * which the offer does not have is found, too.
 */
export function offerTextProblem(texts: Messages, rule: OfferRule, only?: 'unknown'): OfferTextProblem | null {
  for (const language of languages) {
    const text = texts[language]
    const written = writtenFigures(rule, language)
    const names = Object.keys(written)
    const isUnknown = [...text.matchAll(placeholder)].some(([, name]) => !names.includes(name ?? ''))
    if (isUnknown) return { language, problem: 'unknown', names }
    const rest = text.replace(placeholder, '')
    if (only === undefined && figuresOf[rule.kind].some((name) => typed[name].test(rest)))
      return { language, problem: 'typed', names }
  }
  return null
}
