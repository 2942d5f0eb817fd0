import type {
  AdminCategory,
  AdminImage,
  AdminLocation,
  AdminPlan,
  AdminProduct,
  AdminSeries,
} from '#contracts/admin-catalog.ts'
import { fillOfferText } from '#contracts/fields/offer-text.ts'
import type { Promotion } from '#contracts/promotions.ts'
import type { Language, Localized } from '#contracts/rules/languages.ts'
import { languages } from '#contracts/rules/languages.ts'
import {
  CATALOG_NAME_MAX,
  CATALOG_SIZE_MAX,
  CATALOG_TEXT_MAX,
  FEATURES_MAX,
  IMAGE_ID_MAX,
  OFFER_CODE_MAX,
  OFFER_TEXT_MAX,
  OFFER_TITLE_MAX,
  PLAN_NAME_MAX,
  POSITION_MAX,
  PRICE_MAX,
  SLUG_MAX,
} from '#contracts/rules/limits.ts'
import { type OfferKind, offerKinds } from '#contracts/rules/offers.ts'
import { leastPromises, planBackups, planSupports, planUptimes } from '#contracts/rules/plan-promises.ts'
import { billingPeriods } from '#contracts/rules/price.ts'
import { typedAmount, typedNumber } from '#contracts/rules/typed-amount.ts'
import { typedCode } from '#contracts/rules/typed-code.ts'
import { fromLocalTime, toLocalTime } from '#ds/admin/local-time.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'

/** The kinds of entries, in the order of their views. */
export const catalogKinds = ['plans', 'promotions', 'locations', 'images', 'products', 'series', 'categories'] as const
export type CatalogKind = (typeof catalogKinds)[number]

interface EntryTypes {
  plans: AdminPlan
  promotions: Promotion
  locations: AdminLocation
  images: AdminImage
  products: AdminProduct
  series: AdminSeries
  categories: AdminCategory
}
export type CatalogEntry<Kind extends CatalogKind = CatalogKind> = EntryTypes[Kind]
export type CatalogLists = { [Kind in CatalogKind]: Resource<readonly EntryTypes[Kind][]> }

/** The lists that a view needs: its own, and those that its fields choose from. */
export const listsNeededBy: Record<CatalogKind, readonly CatalogKind[]> = {
  plans: ['plans', 'series', 'locations'],
  promotions: ['promotions', 'plans'],
  locations: ['locations'],
  images: ['images'],
  products: ['products', 'categories', 'plans'],
  series: ['series'],
  categories: ['categories'],
}

/** What is sent for an entry: all fields of a new one, the changed ones and the version of another. */
export type EntryBody = Readonly<Record<string, unknown>>

/** The result of a change. `changed` is the entry as it is now, if it has been changed since it was shown. */
export type CatalogResult<Entry = CatalogEntry> = SubmitResult | { ok: false; changed: Entry }

export type CatalogField =
  | 'id'
  | 'kind'
  | 'seriesId'
  | 'categoryId'
  | 'planId'
  | 'name'
  | 'city'
  | 'country'
  | 'flag'
  | 'title'
  | 'description'
  | 'features'
  | 'backup'
  | 'uptime'
  | 'ddos'
  | 'windows'
  | 'snapshots'
  | 'support'
  | 'cpu'
  | 'ram'
  | 'storage'
  | 'bandwidth'
  | 'ipv4'
  | 'price'
  | 'endOfLife'
  | 'successorIds'
  | 'minRam'
  | 'code'
  | 'isPublic'
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'periods'
  | 'days'
  | 'firstOrderOnly'
  | 'billingPeriods'
  | 'planIds'
  | 'startsAt'
  | 'endsAt'
  | 'maxRedemptions'
  | 'maxPerUser'
  | 'maxPerMonth'
  | 'budget'
  | 'isPopular'
  | 'isSoldOut'
  | 'soldOutLocations'
  | 'position'
  | 'isOffered'
  | 'isActive'

/** How a field is entered and stored. */
export interface FieldSpec {
  name: CatalogField
  type:
    | 'line'
    | 'slug'
    | 'country'
    | 'code'
    | 'number'
    | 'amount'
    | 'localized'
    | 'features'
    | 'switch'
    | 'choice'
    | 'choices'
    | 'day'
    | 'time'
  /** Most characters, or the largest number. */
  max?: number
  /** An empty field means none (null). */
  optional?: boolean
  /** Chosen once, for a new entry. */
  onlyNew?: boolean
  /** Whether the text is a longer one, of several lines. */
  long?: boolean
  /** Whose entries can be chosen; those of an entry with a number are sent as numbers. */
  of?: CatalogKind | keyof typeof fixedChoices
  /** The field of the entry that holds this one; it is sent as a whole. */
  within?: 'promises'
  /** The promotions that have this field. */
  offers?: readonly OfferKind[]
  /** The value in a new entry. */
  initial?: FieldValue
}

export type FieldValue = string | boolean | Localized | readonly string[]
export type EntryValues = Partial<Record<CatalogField, FieldValue>>

const position: FieldSpec = { name: 'position', type: 'number', max: POSITION_MAX, optional: true }
const offered: FieldSpec = { name: 'isOffered', type: 'switch', initial: true }
const slug = (max: number): FieldSpec => ({ name: 'id', type: 'slug', max, onlyNew: true })
const size = (name: CatalogField): FieldSpec => ({ name, type: 'number', max: CATALOG_SIZE_MAX })
const localized = (name: CatalogField, max: number, long = false): FieldSpec => ({ name, type: 'localized', max, long })
const features: FieldSpec = { name: 'features', type: 'features', max: FEATURES_MAX, long: true }
/** What a plan promises: a new one least. */
const promises: readonly FieldSpec[] = [
  { name: 'backup', type: 'choice', of: 'backups', optional: true, within: 'promises' },
  { name: 'uptime', type: 'choice', of: 'uptimes', initial: leastPromises.uptime, within: 'promises' },
  { name: 'ddos', type: 'switch', within: 'promises' },
  { name: 'windows', type: 'switch', within: 'promises' },
  { name: 'snapshots', type: 'switch', within: 'promises' },
  { name: 'support', type: 'choice', of: 'supports', initial: leastPromises.support, within: 'promises' },
]

const named: readonly FieldSpec[] = [
  slug(SLUG_MAX),
  localized('name', CATALOG_NAME_MAX),
  localized('description', CATALOG_TEXT_MAX, true),
  position,
  offered,
]

/** The fields of each kind, in order. */
export const fieldsOf: Record<CatalogKind, readonly FieldSpec[]> = {
  plans: [
    { name: 'name', type: 'line', max: PLAN_NAME_MAX },
    { name: 'seriesId', type: 'choice', of: 'series' },
    size('cpu'),
    size('ram'),
    size('storage'),
    size('bandwidth'),
    { ...size('ipv4'), initial: '1' },
    ...promises,
    features,
    { name: 'isPopular', type: 'switch' },
    offered,
    { name: 'isSoldOut', type: 'switch' },
    { name: 'soldOutLocations', type: 'choices', of: 'locations' },
    position,
  ],
  promotions: [
    { name: 'kind', type: 'choice', of: 'offerKinds', onlyNew: true, initial: 'percent' },
    localized('title', OFFER_TITLE_MAX),
    localized('description', OFFER_TEXT_MAX, true),
    { name: 'code', type: 'code', max: OFFER_CODE_MAX, optional: true },
    { name: 'isPublic', type: 'switch', offers: ['percent', 'amount'] },
    { name: 'percent', type: 'number', max: 100, offers: ['percent'] },
    { name: 'amount', type: 'amount', offers: ['amount', 'deposit_bonus', 'referral'] },
    { name: 'days', type: 'number', max: 90, offers: ['trial'] },
    { name: 'minimum', type: 'amount', optional: true },
    { name: 'periods', type: 'number', max: 120, optional: true, offers: ['percent', 'amount'] },
    { name: 'billingPeriods', type: 'choices', of: 'billingPeriods', optional: true, offers: ['percent', 'amount'] },
    { name: 'planIds', type: 'choices', of: 'plans', optional: true, offers: ['percent', 'amount', 'trial'] },
    { name: 'firstOrderOnly', type: 'switch', offers: ['percent', 'amount'] },
    { name: 'startsAt', type: 'time', optional: true },
    { name: 'endsAt', type: 'time', optional: true },
    { name: 'maxRedemptions', type: 'number', max: 1_000_000_000, optional: true },
    { name: 'maxPerUser', type: 'number', max: 1000, optional: true },
    { name: 'maxPerMonth', type: 'number', max: 1000, optional: true },
    { name: 'budget', type: 'amount', optional: true },
    { name: 'isActive', type: 'switch' },
  ],
  locations: [
    { name: 'name', type: 'line', max: CATALOG_NAME_MAX },
    localized('city', CATALOG_NAME_MAX),
    localized('country', CATALOG_NAME_MAX),
    { name: 'flag', type: 'country', max: 2 },
    { name: 'isSoldOut', type: 'switch' },
    offered,
    position,
  ],
  images: [
    slug(IMAGE_ID_MAX),
    { name: 'name', type: 'line', max: CATALOG_NAME_MAX },
    { name: 'endOfLife', type: 'day', optional: true },
    { name: 'successorIds', type: 'choices', of: 'images' },
    { ...size('minRam'), initial: '1' },
    offered,
    position,
  ],
  products: [
    slug(SLUG_MAX),
    { name: 'categoryId', type: 'choice', of: 'categories' },
    localized('name', CATALOG_NAME_MAX),
    localized('description', CATALOG_TEXT_MAX, true),
    features,
    { name: 'planId', type: 'choice', of: 'plans', optional: true },
    { name: 'price', type: 'amount', optional: true },
    offered,
    position,
  ],
  series: named,
  categories: named,
}

/** The fields that a form shows. */
export const shownFields = (kind: CatalogKind, isNew: boolean, values: EntryValues): readonly FieldSpec[] =>
  fieldsOf[kind].filter(
    ({ onlyNew, offers }) => (isNew || !onlyNew) && (!offers || offers.some((offer) => offer === values.kind)),
  )

const inEachLanguage = (textOf: (language: Language) => string): Localized => ({
  vi: textOf('vi'),
  en: textOf('en'),
  zh: textOf('zh'),
})

function emptyValue({ type, initial, of }: FieldSpec): FieldValue {
  if (initial !== undefined) return initial
  if (type === 'localized' || type === 'features') return inEachLanguage(() => '')
  if (type === 'switch') return false
  return of && type === 'choices' ? [] : ''
}

function toValue(spec: FieldSpec, stored: unknown): FieldValue {
  switch (spec.type) {
    case 'switch':
      return stored === true
    case 'localized':
      return stored as Localized
    case 'features':
      return inEachLanguage((language) => (stored as Localized<readonly string[]>)[language].join('\n'))
    case 'choices':
      return ((stored ?? []) as readonly unknown[]).map(String)
    case 'time':
      return stored === null ? '' : toLocalTime(String(stored))
    default:
      return stored === null || stored === undefined ? '' : String(stored)
  }
}

/** The values of the form for an entry, or for a new one. */
export function valuesOf(kind: CatalogKind, entry: CatalogEntry | undefined): EntryValues {
  const stored = entry as Readonly<Record<string, unknown>> | undefined
  return Object.fromEntries(
    fieldsOf[kind].map((spec) => [spec.name, stored ? toValue(spec, storedIn(stored, spec)) : emptyValue(spec)]),
  )
}

function storedIn(entry: Readonly<Record<string, unknown>>, { name, within }: FieldSpec): unknown {
  if (within === undefined) return entry[name]
  return (entry[within] as Readonly<Record<string, unknown>> | undefined)?.[name]
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const withNumbers: readonly (FieldSpec['of'] | undefined)[] = ['plans', 'locations']

/** What is sent for the value of a field. */
function toSent(spec: FieldSpec, value: FieldValue | undefined): unknown {
  if (spec.type === 'switch') return value === true
  if (spec.type === 'localized') return inEachLanguage((language) => (value as Localized)[language].trim())
  if (spec.type === 'features') {
    const { vi, en, zh } = value as Localized
    return { vi: linesOf(vi), en: linesOf(en), zh: linesOf(zh) }
  }
  const asNumber = spec.type === 'number' || withNumbers.includes(spec.of)
  if (spec.type === 'choices') {
    const chosen = value as readonly string[]
    if (spec.optional && chosen.length === 0) return null
    return asNumber ? chosen.map(Number) : chosen
  }
  const text = String(value ?? '').trim()
  if (text === '') return null
  if (spec.type === 'time') return fromLocalTime(text)
  if (spec.type === 'code') return typedCode(text)
  if (spec.type === 'number' || spec.type === 'amount')
    return asNumber ? typedNumber(text) : (typedAmount(text) ?? text)
  return asNumber ? Number(text) : text
}

/** Returns what is sent for a new entry. A position that is left out is the last one. */
export function newBody(kind: CatalogKind, values: EntryValues): EntryBody {
  const fields = shownFields(kind, true, values)
  return bodyOf(
    fields.filter((spec) => !isEmptyPosition(spec, values)),
    values,
  )
}

const isEmptyPosition = (spec: FieldSpec, values: EntryValues) =>
  spec.name === 'position' && toSent(spec, values.position) === null

/** The values of these fields as they are sent, each where it is stored. */
function bodyOf(fields: readonly FieldSpec[], values: EntryValues): EntryBody {
  const sentOf = (specs: readonly FieldSpec[]) =>
    Object.fromEntries(specs.map((spec) => [spec.name, toSent(spec, values[spec.name])]))
  const inGroup = fields.filter(({ within }) => within === 'promises')
  return {
    ...sentOf(fields.filter(({ within }) => within === undefined)),
    ...(inGroup.length > 0 && { promises: sentOf(inGroup) }),
  }
}

/** Returns the fields that differ from those of the entry that the admin has seen; of fields that are stored in one, all if one does. */
export function changedBody(kind: CatalogKind, before: EntryValues, values: EntryValues): EntryBody {
  const fields = shownFields(kind, false, values)
  const differs = (spec: FieldSpec) =>
    JSON.stringify(toSent(spec, values[spec.name])) !== JSON.stringify(toSent(spec, before[spec.name]))
  // An entry always has a position; an empty field leaves it as it is.
  const changed = fields.filter((spec) => differs(spec) && !isEmptyPosition(spec, values))
  const isSent = (spec: FieldSpec) =>
    changed.includes(spec) || changed.some(({ within }) => within !== undefined && within === spec.within)
  return bodyOf(fields.filter(isSent), values)
}

export type Problem = 'required' | 'eachLanguage' | 'number' | 'slug' | 'features' | 'country' | 'code'

const patterns: Partial<Record<FieldSpec['type'], RegExp>> = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  country: /^[a-z]{2}$/,
  code: /^[a-z0-9]{3,}$/i,
}

/** What is wrong with a field, if anything. */
export function problemOf(spec: FieldSpec, value: FieldValue | undefined): Problem | undefined {
  const { type, optional } = spec
  if (type === 'switch' || type === 'choices') return undefined
  if (type === 'localized') {
    return languages.every((language) => (value as Localized)[language].trim()) ? undefined : 'eachLanguage'
  }
  if (type === 'features') {
    const counts = languages.map((language) => linesOf((value as Localized)[language]).length)
    return counts.every((count) => count === counts[0] && count <= FEATURES_MAX) ? undefined : 'features'
  }
  const text = String(value ?? '').trim()
  if (text === '') return optional ? undefined : 'required'
  if (type === 'number' || type === 'amount') {
    const isWithin = typedNumber(text) >= 1 && typedNumber(text) <= maximumOf(spec)
    return isWithin ? undefined : 'number'
  }
  const pattern = patterns[type]
  return pattern && !pattern.test(type === 'code' ? typedCode(text) : text) ? (type as Problem) : undefined
}

/** The largest number that a field takes. */
export const maximumOf = ({ max = PRICE_MAX }: FieldSpec): number => max

/** The name of an entry, in a language. */
export function entryName(entry: CatalogEntry, language: Language): string {
  if ('title' in entry) return fillOfferText(entry.title[language], entry, language)
  const { name } = entry
  return typeof name === 'string' ? name : name[language]
}

export interface Choice {
  value: string
  label: string
}

/** What the fields `of` fixed lists choose from. */
export const fixedChoices = {
  offerKinds,
  billingPeriods,
  backups: planBackups,
  uptimes: planUptimes,
  supports: planSupports,
}
