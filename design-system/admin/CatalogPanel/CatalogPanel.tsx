import {
  CircleDollarSign,
  Cpu,
  Disc3,
  Layers,
  type LucideIcon,
  MapPin,
  Package,
  Pencil,
  Plus,
  Shapes,
  TicketPercent,
} from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import type { AdminPlan, AdminPrice, NewPrice } from '#contracts/admin-catalog.ts'
import { folded } from '#contracts/rules/folded.ts'
import type { Language } from '#contracts/rules/languages.ts'
import { AdminTable, RowActions, ViewTabs } from '#ds/admin/AdminTable/index.ts'
import type { FormDrafts } from '#ds/admin/form-drafts.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useCatalogColumns } from './catalog-columns.tsx'
import {
  type CatalogEntry,
  type CatalogKind,
  type CatalogLists,
  type CatalogResult,
  type Choice,
  catalogKinds,
  type EntryBody,
  entryName,
  type FieldSpec,
  fixedChoices,
} from './catalog-entries.ts'
import type { CatalogPanelTexts } from './catalog-texts.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'

export interface CatalogPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: CatalogPanelTexts
  /** The language in which entries are named. */
  language: Language
  /** The view that is open. */
  kind: CatalogKind
  onKindChange: (kind: CatalogKind) => void
  /** The entries of each kind; only those that the open view needs have to be loaded (`listsNeededBy`). */
  lists: CatalogLists
  /** Adds an entry, or changes the one with this id. The dialog shows a failure, and what has been changed meanwhile. */
  onSave: (kind: CatalogKind, id: string | undefined, body: EntryBody) => Promise<CatalogResult>
  /** The plan whose prices are shown, as its dialog opens. */
  onPricesShown: (planId: number) => void
  /** All prices of that plan. */
  prices: Resource<readonly AdminPrice[]>
  /** The time, for the check that a price begins in the future. */
  now: () => string
  /** Sets a price. Resolves with the plan as it is now if another price is in force than the admin has seen. */
  onPriceSet: (price: NewPrice) => Promise<CatalogResult<AdminPlan>>
  /** Cancels a price that is not in force yet. */
  onPriceCancel: (priceId: string) => Promise<SubmitResult>
  /** Keeps what is entered past the end of a session; closing a dialog drops it. Default: only while its dialog is open. */
  drafts?: FormDrafts
}

const icons: Record<CatalogKind, LucideIcon> = {
  plans: Cpu,
  promotions: TicketPercent,
  locations: MapPin,
  images: Disc3,
  products: Package,
  series: Layers,
  categories: Shapes,
}

/** The catalogue: a view for each kind of entries, with a table and a dialog that adds and changes them. Only the open view is rendered. */
export function CatalogPanel({
  texts,
  language,
  kind,
  onKindChange,
  lists,
  onSave,
  onPricesShown,
  prices,
  now,
  onPriceSet,
  onPriceCancel,
  drafts,
  ...rest
}: CatalogPanelProps) {
  const view = { texts, language, kind, lists, onSave, onPricesShown, prices, now, onPriceSet, onPriceCancel, drafts }
  return (
    <ViewTabs
      data-component="CatalogPanel"
      {...rest}
      label={texts.viewsLabel}
      views={catalogKinds}
      nameOf={(item) => texts.kinds[item].name}
      view={kind}
      onViewChange={onKindChange}
    >
      <CatalogView {...view} />
    </ViewTabs>
  )
}

type CatalogViewProps = Omit<CatalogPanelProps, 'onKindChange' | keyof ComponentPropsWithRef<'div'>>

function CatalogView({
  texts,
  language,
  kind,
  lists,
  onSave,
  onPricesShown,
  prices,
  now,
  onPriceSet,
  onPriceCancel,
  drafts,
}: CatalogViewProps) {
  const { percent } = useFormats()
  const [query, setQuery] = useState('')
  const edit = useRowDialog<CatalogEntry | undefined>()
  const price = useRowDialog<AdminPlan>()
  const own = texts.kinds[kind]

  const entriesOf = (of: CatalogKind): readonly CatalogEntry[] => dataOf<readonly CatalogEntry[]>(lists[of]) ?? []
  const nameOf = (of: CatalogKind, id: string | number) => {
    const entry = entriesOf(of).find((one) => String(one.id) === String(id))
    return entry ? entryName(entry, language) : String(id)
  }
  const choicesOf = ({ of }: FieldSpec): readonly Choice[] => {
    if (of === 'offerKinds') return fixedChoices.offerKinds.map((value) => ({ value, label: texts.offerKinds[value] }))
    if (of === 'billingPeriods')
      return fixedChoices.billingPeriods.map((value) => ({ value, label: texts.priceDialog.periods[value] }))
    if (of === 'backups') return fixedChoices.backups.map((value) => ({ value, label: texts.backups[value] }))
    if (of === 'uptimes') return fixedChoices.uptimes.map((value) => ({ value, label: percent(Number(value) / 100) }))
    if (of === 'supports') return fixedChoices.supports.map((value) => ({ value, label: texts.supports[value] }))
    if (of === undefined) return []
    return entriesOf(of).map((entry) => ({ value: String(entry.id), label: entryName(entry, language) }))
  }

  const columns = useCatalogColumns(kind, { texts, language, nameOf })
  const showPrices = (plan: AdminPlan) => {
    onPricesShown(plan.id)
    price.show(plan)
  }
  const actions = (entry: CatalogEntry) => (
    <RowActions>
      {'nextPriceAt' in entry && (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={CircleDollarSign}
          aria-label={texts.actionFor(texts.price, entryName(entry, language))}
          onClick={() => showPrices(entry)}
        >
          {texts.price}
        </Button>
      )}
      <Button
        tone="neutral"
        emphasis="ghost"
        size="small"
        icon={Pencil}
        aria-label={texts.actionFor(texts.edit, entryName(entry, language))}
        onClick={() => edit.show(entry)}
      >
        {texts.edit}
      </Button>
    </RowActions>
  )
  const expected = folded(query).trim()
  const isMatch = (entry: CatalogEntry) =>
    folded(`${entry.id} ${entryName(entry, language)} ${'code' in entry ? (entry.code ?? '') : ''}`).includes(expected)
  const rows: Resource<readonly CatalogEntry[]> = lists[kind]

  return (
    <>
      <AdminTable
        texts={{
          list: texts.list,
          caption: own.name,
          search: texts.search,
          searchPlaceholder: texts.searchPlaceholder,
          empty: { title: own.empty, description: texts.emptyHint },
          loadFailed: own.loadFailed,
        }}
        icon={icons[kind]}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
            align: 'end',
            cell: actions,
          },
        ]}
        rows={mapResource(rows, (entries) => entries.filter(isMatch))}
        rowKey={({ id }) => String(id)}
        query={query}
        onQueryChange={setQuery}
        page={1}
        filter={
          <Button size="small" icon={Plus} onClick={() => edit.show(undefined)}>
            {own.add}
          </Button>
        }
      />
      {edit.target && (
        <EntryDialog
          key={edit.target.key}
          texts={texts}
          language={language}
          kind={kind}
          entry={edit.target.row}
          open={edit.open}
          onOpenChange={edit.onOpenChange}
          choicesOf={choicesOf}
          onSave={(body) => onSave(kind, edit.target?.row && String(edit.target.row.id), body)}
          drafts={drafts}
        />
      )}
      {price.target && (
        <PriceDialog
          key={`price ${price.target.key}`}
          texts={texts}
          plan={price.target.row}
          open={price.open}
          onOpenChange={price.onOpenChange}
          prices={prices}
          now={now}
          onPriceSet={onPriceSet}
          onPriceCancel={onPriceCancel}
          drafts={drafts}
        />
      )}
    </>
  )
}
