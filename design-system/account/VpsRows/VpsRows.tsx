// biome-ignore-all lint/a11y/useSemanticElements: a grid whose rows have the focus; the elements of tables cannot be laid out like this
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows have the focus, not their cells

import { SearchX } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Vps } from '#contracts/vps.ts'
import {
  activeInstances,
  areSortedByUrgency,
  matches,
  monthlySum,
  sortByUrgency,
  type VpsNames,
  vpsState,
} from '#ds/account/vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { useMovingRows } from '#ds/hooks/use-moving-rows.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { Row } from './Row.tsx'
import { useChanges } from './use-changes.ts'
import { useNearRows } from './use-near-rows.ts'
import * as css from './VpsRows.css.ts'
import type { VpsRowsTexts } from './vps-rows-texts.ts'

export interface VpsRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The customer's instances, in any order: the rows are in the order in which they need the customer. That the list is stale is said by
   * the dashboard, above it.
   */
  vps: Resource<readonly Vps[]>
  /** The names of systems and places in the page's language. Default: not known yet. */
  catalog?: VpsNames | undefined
  /** The current time, ISO 8601: days are counted from it. */
  now: string
  /** Shows only the instances whose name, address or number contains it: the value of a VpsFilter. Default: all. */
  query?: string
  /** Called with an empty query by the button that shows all again. */
  onQueryChange?: ((query: string) => void) | undefined
  /** The id of the instance that is open beside the list. */
  selectedId?: string | undefined
  /** Called with the id of the instance to open, and with undefined by Escape to close it. */
  onSelectedIdChange: (id: string | undefined) => void
  /** What can be done with an instance, the first one first. Keep the function the same, since the rows are memoised. Default: nothing. */
  actionsOf?: ((vps: Vps) => readonly VpsAction[]) | undefined
  /** Called to order a first instance, from the empty list. */
  onOrder: () => void
  texts: VpsRowsTexts
}

/**
 * The customer's instances, 56 px each under heads that are there once; in a narrow container, cards of three lines, and a fourth with the reason
 * and the button if something is due. A grid for assistive technology, in which rows have the focus: the arrow keys move it, Enter opens, `c`
 * copies the address. An action that cannot be performed now has a `disabledReason` and is not left out. Keep `actionsOf` the same function between
 * renderings: rows are memoised.
 */
export function VpsRows({
  vps: resource,
  catalog,
  now,
  query = '',
  onQueryChange,
  selectedId,
  onSelectedIdChange,
  actionsOf,
  onOrder,
  texts,
  className,
  ...rest
}: VpsRowsProps) {
  // Rows take long to draw on a slow phone: the rest of the page and what is pressed go first.
  const list = useDeferredValue(resource.status === 'ready' ? resource.data : undefined)
  const rootClass = classNames(css.container, selectedId !== undefined && css.attached, className)
  if (resource.status === 'error')
    return (
      <div data-component="VpsRows" data-state={resource.status} {...rest} className={rootClass}>
        <ErrorState title={texts.errorTitle} description={resource.message} onRetry={resource.onRetry} />
      </div>
    )
  if (!list)
    return (
      <div data-component="VpsRows" data-state={resource.status} {...rest} aria-busy className={rootClass}>
        <LoadingRows texts={texts} />
      </div>
    )
  if (list.length === 0)
    return (
      <div data-component="VpsRows" data-state={resource.status} {...rest} className={rootClass}>
        <EmptyState
          title={texts.empty.title}
          description={texts.empty.description}
          action={<Button onClick={() => onOrder()}>{texts.empty.order}</Button>}
        />
      </div>
    )
  return (
    <div data-component="VpsRows" data-state={resource.status} {...rest} className={rootClass}>
      <FilledRows
        list={list}
        catalog={catalog}
        now={now}
        query={query}
        onQueryChange={onQueryChange}
        selectedId={selectedId}
        onSelectedIdChange={onSelectedIdChange}
        actionsOf={actionsOf}
        texts={texts}
      />
    </div>
  )
}

/** From so many rows on, those far from the window have only their names. */
const LONG = 100
/** How many rows of a long list are filled at first: more than a window shows. */
const FIRST = 40

type FilledRowsProps = Omit<VpsRowsProps, 'vps' | 'onOrder' | 'query'> & { list: readonly Vps[]; query: string }

function FilledRows({
  list,
  catalog,
  now,
  query,
  onQueryChange,
  selectedId,
  onSelectedIdChange,
  actionsOf,
  texts,
}: FilledRowsProps) {
  const { currency } = useFormats()
  const grid = useRef<HTMLDivElement>(null)
  // The field stays quick while the rows of a long list follow.
  const shownQuery = useDeferredValue(query)
  const sorted = useMemo(() => sortByUrgency(list), [list])
  const rows = useMemo(() => sorted.filter((vps) => matches(vps, shownQuery)), [sorted, shownQuery])
  const rented = useMemo(() => activeInstances(list), [list])
  const suspended = rented.filter(({ status }) => status === 'suspended').length
  const { changed, latest, seen } = useChanges(list)
  const [visitedId, setVisitedId] = useState<string>()
  const currentId = [visitedId, selectedId].find((id) => rows.some((vps) => vps.id === id)) ?? rows[0]?.id
  const order = useMemo(() => rows.map(({ id }) => id).join(' '), [rows])
  const isLong = rows.length >= LONG
  // To read where each of a thousand rows is takes longer than the movement.
  useMovingRows(grid, isLong ? '' : order, isLong ? '' : shownQuery)
  const followNear = useNearRows(grid, order, isLong)
  useFocusAfterClosing(grid, selectedId)

  // The rows are memoised, so their callbacks remain the same.
  const select = useRef(onSelectedIdChange)
  useEffect(() => {
    select.current = onSelectedIdChange
  })
  const open = useCallback((vps: Vps) => select.current(vps.id), [])
  const visit = useCallback(
    (id: string, focused: boolean) => {
      seen(id)
      if (focused) setVisitedId(id)
    },
    [seen],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null
    if (!row || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && selectedId !== undefined && !event.defaultPrevented)
      return onSelectedIdChange(undefined)
    // The keys of the controls in a row are their own.
    if (event.target !== row) return
    const vps = rows.find(({ id }) => id === row.dataset.row)
    const action = vps && keyActions(row, vps)[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const keyActions = (row: HTMLElement, vps: Vps): Record<string, () => void> => {
    const goTo = (target: Element | null | undefined) => {
      if (target instanceof HTMLElement && target.dataset.row) target.focus()
    }
    const [previous, next] = [() => goTo(row.previousElementSibling), () => goTo(row.nextElementSibling)]
    return {
      ArrowUp: previous,
      k: previous,
      ArrowDown: next,
      j: next,
      Home: () => goTo(row.parentElement?.querySelector('[data-row]')),
      End: () => goTo(row.parentElement?.lastElementChild),
      Enter: () => onSelectedIdChange(vps.id),
      c: () => row.querySelector<HTMLElement>('[data-copies]')?.click(),
    }
  }

  const announcement = latest.map((vps) => texts.changed(vps.name, texts.states[vpsState(vps)])).join('. ')
  return (
    <>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={texts.label} onKeyDown={onKeyDown}>
        <Heads texts={texts} count={list.length} />
        {rows.map((vps, index) => (
          <Row
            key={vps.id}
            vps={vps}
            catalog={catalog}
            now={now}
            texts={texts}
            selected={vps.id === selectedId}
            current={vps.id === currentId}
            changed={changed.has(vps.id)}
            inLongList={isLong}
            first={index < FIRST}
            followNear={followNear}
            actionsOf={actionsOf}
            onOpen={open}
            onVisit={visit}
          />
        ))}
      </div>
      {rows.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={texts.filter.noMatches(shownQuery)}
          description={texts.filter.hint}
          action={
            onQueryChange && (
              <Button tone="neutral" emphasis="outline" onClick={() => onQueryChange('')}>
                {texts.filter.clear}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && rented.length > 0 && (
        <p className={css.foot}>
          <span>{areSortedByUrgency(rows) && texts.order}</span>
          <span>
            {texts.rented(rented.length)} ·{' '}
            <span className={css.sum}>{texts.perMonth(currency(monthlySum(rented)))}</span>
            {suspended > 0 && ` · ${texts.suspendedCount(suspended)}`}
          </span>
        </p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** Returns the focus to the row of the instance that was open, once what showed it has gone and the focus with it. */
function useFocusAfterClosing(grid: React.RefObject<HTMLDivElement | null>, selectedId: string | undefined) {
  const last = useRef(selectedId)
  useEffect(() => {
    const closed = last.current
    last.current = selectedId
    if (closed === undefined || selectedId !== undefined || document.activeElement !== document.body) return
    grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed)}"]`)?.focus()
  }, [grid, selectedId])
}

interface HeadsProps {
  texts: VpsRowsTexts
  /** Undefined while loading. */
  count: number | undefined
}

function Heads({ texts, count }: HeadsProps) {
  const { columns } = texts
  return (
    <div role="row" className={classNames(css.grid, css.heads)}>
      <Head>{count === undefined ? '' : texts.count(count)}</Head>
      <Head>{columns.name}</Head>
      <Head>{columns.plan}</Head>
      <Head className={css.placeCell}>{columns.place}</Head>
      <Head className={css.endCell}>{columns.price}</Head>
      <Head className={css.endCell}>{columns.renewal}</Head>
      <Head className={css.actionsCell}>
        <VisuallyHidden>{columns.actions}</VisuallyHidden>
      </Head>
    </div>
  )
}

function Head({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <span role="columnheader" className={className}>
      <span className={css.headText}>{children}</span>
    </span>
  )
}

/** Rows of the real shape, so that nothing moves when the instances arrive. */
function LoadingRows({ texts }: { texts: VpsRowsTexts }) {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div aria-hidden>
        <Heads texts={texts} count={undefined} />
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={classNames(css.grid, css.row, css.skeletonRow)}>
            <span className={css.stateCell}>
              <span className={classNames(css.mark, css.skeletonMark)} />
              <span className={classNames(css.stateWords, css.skeletonWords)}>
                <Skeleton length="full" className={css.word.primary} />
                <Skeleton length="long" className={classNames(css.detail, css.healthyDetail)} />
              </span>
            </span>
            <span className={css.cell}>
              <Skeleton length="short" className={css.name} />
              <Skeleton length="short" className={css.address} />
            </span>
            <span className={css.cell}>
              <Skeleton length="short" className={css.planName} />
              <Skeleton length="long" className={css.resources} />
              <Skeleton className={css.planAndPlace} />
            </span>
            <span className={css.placeCell}>
              <Skeleton className={css.place} />
              <Skeleton length="medium" className={css.system} />
            </span>
            <span className={css.cell}>
              <Skeleton length="full" className={css.price} />
              <Skeleton length="full" className={css.priceNote} />
            </span>
            <span className={css.cell}>
              <Skeleton length="full" className={css.countdown.calm} />
              <Skeleton length="full" className={css.dateBelow} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
