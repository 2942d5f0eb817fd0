import type { CatalogSnapshot } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { EXTRA_TERABYTE_PRICE } from '#contracts/rules/extra-bandwidth.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { lastMomentOf } from '#contracts/rules/offers.ts'
import { withoutVersion } from '#contracts/rules/system-family.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { shownDiscount } from '#ds/storefront/PlanPlate/index.ts'
import { mainPlans } from '#ds/storefront/plan-series.ts'

/** The part of the catalogue that the landing page shows. */
export type LandingCatalog = Pick<
  CatalogSnapshot,
  'plans' | 'locations' | 'operatingSystems' | 'offers' | 'paymentMethods' | 'measured'
>

/** A duration in the largest unit that it has at least one of, rounded up. */
export interface Duration {
  value: number
  unit: 'seconds' | 'minutes' | 'hours'
}

/** Facts of the catalogue for the texts of the landing page, formatted for its language. A text never contains them itself. */
export interface LandingFacts {
  /** The lowest price for a month, null while no plan is offered. */
  startingPrice: string | null
  /** The same in dong, as digits: for Money. */
  startingAmount: string | null
  /** The least and the most traffic of a month. */
  traffic: { min: string; max: string } | null
  /** The price of another terabyte. */
  extraTerabyte: string
  /** The city of a location, null if it is no longer offered: then nothing is said about it. */
  city: (locationId: number) => string | null
  /** All cities, as a list in words. */
  cities: string
  /** The locations apart from these ids, each with its country, as a list in words; null if there are none. */
  placesBeside: (locationIds: readonly number[]) => string | null
  /** What the plan that most customers choose has, formatted; null while none is on sale. */
  machine: { ipv4: string } | null
  /** How many systems can be ordered. */
  systemCount: string
  /** All systems that can be ordered, as a list in words. */
  systems: string
  /** The same without their versions: Ubuntu, Debian. */
  systemFamilies: string
  /** The payment methods for deposits, as a list in words with the given names. */
  payment: (names: Readonly<Record<PaymentMethod, string>>) => string
  /** The free trial, null while none is offered. */
  trial: { days: number } | null
  /** The discount that new customers get, null while none runs. `saving` is a percentage or an amount, `until` its last day. */
  promotion: { saving: string; periods: number | null; until: string | null } | null
  /** What was measured in the last 90 days; each null as long as too little has been, and the page says what is promised. */
  measured: { uptime: { share: string; since: string } | null; setup: Duration | null; reply: Duration | null }
  /** The offer behind it, null while none runs. */
  discount: Offer | null
  formats: Formats
}

/** Reads the facts from the catalogue. */
export function landingFacts(catalog: LandingCatalog, formats: Formats): LandingFacts {
  const { currency, number, percent, gigabytes, list } = formats
  const { measured } = catalog
  const plans = plansOnSale(catalog)
  const prices = plans.map(({ prices }) => prices.monthly.amount)
  const traffic = plans.map(({ bandwidth }) => bandwidth)
  const machine = plans.find(({ isPopular }) => isPopular) ?? plans[0]
  const { offer: discount } = shownDiscount(catalog.offers)
  const trial = catalog.offers.find(({ kind, days }) => kind === 'trial' && days !== undefined)
  const systems = catalog.operatingSystems.map(({ name }) => name)
  const saving = discount && savingOf(discount, { currency, percent })
  return {
    startingPrice: prices.length > 0 ? currency(Math.min(...prices)) : null,
    startingAmount: prices.length > 0 ? String(Math.min(...prices)) : null,
    traffic: traffic.length > 0 ? { min: gigabytes(Math.min(...traffic)), max: gigabytes(Math.max(...traffic)) } : null,
    extraTerabyte: currency(EXTRA_TERABYTE_PRICE),
    city: (locationId) => catalog.locations.find(({ id }) => id === locationId)?.city ?? null,
    cities: list(catalog.locations.map(({ city }) => city)),
    placesBeside(locationIds) {
      const others = catalog.locations.filter(({ id }) => !locationIds.includes(id))
      const names = others.map(({ city, country }) => (city === country ? city : `${city} (${country})`))
      return names.length > 0 ? list(names) : null
    },
    machine: machine ? { ipv4: number(machine.ipv4) } : null,
    systemCount: number(systems.length),
    systems: list(systems),
    systemFamilies: list([...new Set(systems.map(withoutVersion))]),
    payment: (names) => list(catalog.paymentMethods.map((method) => names[method])),
    trial: trial?.days === undefined ? null : { days: trial.days },
    promotion: saving
      ? {
          saving,
          periods: discount.periods ?? null,
          until: discount.endsAt && formats.date(lastMomentOf(discount.endsAt)),
        }
      : null,
    measured: {
      uptime: measured.uptime && {
        share: percent(measured.uptime.share),
        since: formats.date(measured.uptime.since),
      },
      setup: durationOf(measured.setupSeconds),
      reply: durationOf(measured.replySeconds),
    },
    discount,
    formats,
  }
}

function durationOf(seconds: number | null): Duration | null {
  if (seconds === null) return null
  if (seconds < 60) return { value: Math.max(1, seconds), unit: 'seconds' }
  if (seconds < 3600) return { value: Math.ceil(seconds / 60), unit: 'minutes' }
  return { value: Math.ceil(seconds / 3600), unit: 'hours' }
}

/** The plans that can be ordered; all of them if none can, so that the page still has its figures. */
function plansOnSale(catalog: LandingCatalog) {
  const plans = mainPlans(catalog)
  const available = plans.filter(({ soldOut }) => !soldOut)
  return available.length > 0 ? available : plans
}

function savingOf(
  { percent, amount }: { percent?: number | undefined; amount?: string | undefined },
  formats: Pick<Formats, 'currency' | 'percent'>,
): string | null {
  if (percent !== undefined) return formats.percent(percent / 100)
  return amount === undefined ? null : formats.currency(amount)
}

/**
 * Texts in which every sentence may also be a function of the facts. A function that returns null leaves no trace: the entry of a list
 * that it belongs to is left out.
 */
export type WithFacts<Texts> = Texts extends string
  ? string | ((facts: LandingFacts) => Texts | null)
  : Texts extends (...args: never[]) => unknown
    ? Texts
    : Texts extends readonly (infer Item)[]
      ? readonly WithFacts<Item>[]
      : Texts extends object
        ? { [Key in keyof Texts]: WithFacts<Texts[Key]> }
        : Texts

/** Puts the facts into the texts. */
export const resolveTexts = <Texts>(texts: WithFacts<Texts>, facts: LandingFacts) => withFacts(texts, facts) as Texts

function withFacts(value: unknown, facts: LandingFacts): unknown {
  if (typeof value === 'function') return value(facts)
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts)).filter((item) => !hasMissingFact(item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, withFacts(text, facts)]))
  return value
}

/** A sentence without its fact, or an entry with such a sentence. */
const hasMissingFact = (item: unknown) =>
  item === null || (typeof item === 'object' && item !== null && Object.values(item).includes(null))
