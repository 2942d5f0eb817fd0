import { BadgeCheck, CircleOff, CirclePause, PackageX } from 'lucide-react'
import type { Language } from '#contracts/rules/languages.ts'
import { NoValue } from '#ds/admin/AdminTable/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import { type CatalogEntry, type CatalogKind, entryName } from './catalog-entries.ts'
import type { CatalogPanelTexts, EntryState } from './catalog-texts.ts'

type Column<Kind extends CatalogKind> = TableColumn<CatalogEntry<Kind>>

function stateOf(entry: { isOffered: boolean; isSoldOut?: boolean; soldOutLocations?: readonly number[] }): EntryState {
  if (!entry.isOffered) return 'withdrawn'
  if (entry.isSoldOut) return 'soldOut'
  return entry.soldOutLocations?.length ? 'soldOutInPlaces' : 'offered'
}

const badges = {
  // Nearly all entries are for sale, and need no attention.
  offered: { tone: 'positive', icon: BadgeCheck, emphasis: 'quiet' },
  withdrawn: { tone: 'neutral', icon: CircleOff },
  soldOut: { tone: 'critical', icon: PackageX },
  soldOutInPlaces: { tone: 'caution', icon: PackageX },
} as const

/** What the columns are made of. */
interface Parts {
  texts: CatalogPanelTexts
  language: Language
  formats: Formats
  /** The name of another entry by its id. */
  nameOf: (kind: CatalogKind, id: string | number) => string
}

/** When a promotion runs. */
function runs({ texts, formats }: Parts, startsAt: string | null, endsAt: string | null): string {
  const parts = [
    ...(startsAt === null ? [] : [texts.from(formats.dateTime(startsAt))]),
    ...(endsAt === null ? [] : [texts.until(formats.dateTime(endsAt))]),
  ]
  return parts.length === 0 ? texts.always : parts.join(', ')
}

function columnsOf(parts: Parts): { [Kind in CatalogKind]: Column<Kind>[] } {
  const { texts, language, formats, nameOf } = parts
  const { currency, dateTime, date, gigabytes, number } = formats
  const none = <NoValue>{texts.none}</NoValue>
  const name = <Kind extends CatalogKind>(): Column<Kind> => ({
    id: 'name',
    header: texts.fields.name,
    rowHeader: true,
    cell: (entry) => <TruncatedText>{entryName(entry, language)}</TruncatedText>,
  })
  const id = <Kind extends CatalogKind>(): Column<Kind> => ({
    id: 'id',
    header: texts.fields.id,
    cell: (entry) => <RecordId>{String(entry.id)}</RecordId>,
  })
  const state = <Kind extends Exclude<CatalogKind, 'promotions'>>(): Column<Kind> => ({
    id: 'state',
    header: texts.columns.state,
    cell: (entry) => <Badge {...badges[stateOf(entry)]}>{texts.states[stateOf(entry)]}</Badge>,
  })
  const inDong = (amounts: { amount: string } | null) => (amounts ? <Money amount={amounts.amount} /> : none)
  return {
    plans: [
      name(),
      { id: 'series', header: texts.fields.seriesId, cell: ({ seriesId }) => nameOf('series', seriesId) },
      {
        id: 'size',
        header: texts.columns.size,
        cell: ({ cpu, ram, storage }) => texts.size(number(cpu), gigabytes(ram), gigabytes(storage)),
      },
      { id: 'monthly', header: texts.columns.monthly, align: 'end', cell: ({ prices }) => inDong(prices.monthly) },
      { id: 'yearly', header: texts.columns.yearly, align: 'end', cell: ({ prices }) => inDong(prices.yearly) },
      {
        id: 'next',
        header: texts.columns.nextPrice,
        align: 'end',
        cell: ({ nextPriceAt }) => (nextPriceAt === null ? none : dateTime(nextPriceAt)),
      },
      state(),
    ],
    promotions: [
      name(),
      { id: 'kind', header: texts.fields.kind, cell: ({ kind }) => texts.offerKinds[kind] },
      { id: 'code', header: texts.fields.code, cell: ({ code }) => (code ? <RecordId>{code}</RecordId> : none) },
      { id: 'runs', header: texts.columns.runs, cell: ({ startsAt, endsAt }) => runs(parts, startsAt, endsAt) },
      {
        id: 'given',
        header: texts.columns.given,
        align: 'end',
        cell: ({ redemptions, given }) => texts.givenTimes(number(redemptions), currency(given)),
      },
      {
        id: 'state',
        header: texts.columns.state,
        cell: ({ isActive }) => (
          <Badge {...(isActive ? badges.offered : { tone: 'neutral', icon: CirclePause })}>
            {isActive ? texts.promotionStates.active : texts.promotionStates.paused}
          </Badge>
        ),
      },
    ],
    locations: [
      name(),
      { id: 'city', header: texts.fields.city, cell: ({ city }) => city[language] },
      { id: 'country', header: texts.fields.country, cell: ({ country }) => country[language] },
      state(),
    ],
    images: [
      id(),
      name(),
      {
        id: 'end',
        header: texts.fields.endOfLife,
        cell: ({ endOfLife }) => (endOfLife === null ? none : date(endOfLife)),
      },
      { id: 'ram', header: texts.fields.minRam, align: 'end', cell: ({ minRam }) => gigabytes(minRam) },
      state(),
    ],
    products: [
      id(),
      name(),
      {
        id: 'category',
        header: texts.fields.categoryId,
        cell: ({ categoryId }) => nameOf('categories', categoryId),
      },
      {
        id: 'price',
        header: texts.columns.monthly,
        align: 'end',
        cell: ({ price, planId }) =>
          planId === null ? inDong(price === null ? null : { amount: price }) : nameOf('plans', planId),
      },
      state(),
    ],
    series: [id(), name(), state()],
    categories: [id(), name(), state()],
  }
}

/** The columns of a kind's table, without that of the actions. */
export function useCatalogColumns(
  kind: CatalogKind,
  parts: Omit<Parts, 'formats'>,
): readonly TableColumn<CatalogEntry>[] {
  const formats = useFormats()
  return columnsOf({ ...parts, formats })[kind] as unknown as TableColumn<CatalogEntry>[]
}
