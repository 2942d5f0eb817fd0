import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import { EmptyMark } from '#ds/components/brand/EmptyMark/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, loadErrorOf } from '#ds/hooks/resource.ts'
import { useMovingRows } from '#ds/hooks/use-moving-rows.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './WorkQueue.css.ts'
import { WorkRow, type WorkRowTexts } from './WorkRow.tsx'
import type { WorkGroup, WorkItem, WorkKind } from './work-items.ts'

export interface WorkQueueTexts extends WorkRowTexts {
  heading: string
  groups: Readonly<Record<WorkKind, string>>
  /** The line of a group without any work. */
  nothing: string
  /** Below the groups when none of them has any work. */
  allDone: { title: string; description: string }
  /** The link to the list of a group that has more than is shown, with their number. */
  showAll: (count: string) => string
  /** How many of a group are not shown, where there is no list of them: they follow when these are done. */
  more: (count: string) => string
  loadFailed: string
}

export interface WorkQueueProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The texts, in one language. */
  texts: WorkQueueTexts
  /** In order. A group without a source of data is left out; an empty one stays as one line, so that people learn that it exists. */
  groups: readonly WorkGroup[]
  /** The time at which the ages are computed. ISO 8601. */
  now: string
}

/**
 * What waits for an admin, the most costly first: money to approve, money that nobody was found for, tickets by age, what failed, and dates
 * that come up. Each row says what and why, how old it is against the promise, and has at most two actions. Figures belong below it. It waits for
 * all groups: each that came by itself would push the next ones down below a pointer.
 */
export function WorkQueue({ texts, groups: known, now, className, ...rest }: WorkQueueProps) {
  const isLoading = known.some(({ items }) => items.status === 'loading')
  const groups = isLoading ? known.map(({ kind }) => ({ kind, items: { status: 'loading' } as const })) : known
  const headingId = useId()
  const { number } = useFormats()
  const counts = groups.map(countOf)
  const total = counts.every((count) => count !== undefined)
    ? counts.reduce((sum: number, count) => sum + (count ?? 0), 0)
    : undefined
  const isEmpty = total === 0
  const next = groups.find(({ items }) => dataOf(items)?.length)
  const card = useRef<HTMLDivElement>(null)
  useMovingRows(card, groups.map(({ kind, items }) => `${kind}: ${orderOf(items)}`).join('; '))
  return (
    <section
      data-component="WorkQueue"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.root, className)}
    >
      <Heading level={2} size="title" id={headingId} className={css.heading}>
        {texts.heading} {total !== undefined && <span className={css.total}>{number(total)}</span>}
      </Heading>
      {/* Another one once it is loaded: its lines are new, none has moved. */}
      <div key={String(isLoading)} ref={card} className={css.card}>
        {groups.map((group) => (
          <Group key={group.kind} texts={texts} group={group} now={now} isFirst={group === next} isAllDone={isEmpty} />
        ))}
        {isEmpty && <EmptyState {...texts.allDone} className={css.allDone} />}
      </div>
    </section>
  )
}

interface GroupProps {
  texts: WorkQueueTexts
  group: WorkGroup
  now: string
  /** Whether it is the first with work: its first row is the next thing to do. */
  isFirst: boolean
  /** No group has any work, which is said once for all of them. */
  isAllDone: boolean
}

function Group({ texts, group, now, isFirst, isAllDone }: GroupProps) {
  const headingId = useId()
  const { number } = useFormats()
  const items = dataOf(group.items)
  const loadError = loadErrorOf(group.items)
  const count = countOf(group)
  const list = useRef<HTMLUListElement>(null)
  useMovingRows(list, orderOf(group.items))
  const hidden = count === undefined ? 0 : count - (items?.length ?? 0)
  // What is not shown has amounts, too.
  const sum = items && hidden === 0 ? sumOf(items) : undefined
  const note = group.note ? (
    <>
      <Baseline basis="promised" className={css.promiseSign} />
      {group.note}
    </>
  ) : (
    sum !== undefined && <Money amount={sum} />
  )
  return (
    <section
      data-row={group.kind}
      aria-labelledby={headingId}
      aria-busy={group.items.status === 'loading' || undefined}
      className={css.group}
    >
      <div className={css.groupHead}>
        <Heading level={3} size="small" id={headingId} className={css.groupHeading}>
          {texts.groups[group.kind]}{' '}
          {count !== undefined && count > 0 && <span className={css.count}>{number(count)}</span>}
        </Heading>
        {items && items.length > 0 && note && (
          <Text size="small" tone="secondary" weight="medium" render={<span />} className={css.groupNote}>
            {note}
          </Text>
        )}
        {items?.length === 0 && (
          <Text size="small" tone="tertiary" render={<span />} className={css.nothing}>
            {!isAllDone && <EmptyMark size="tiny" />}
            {texts.nothing}
          </Text>
        )}
      </div>
      {group.items.status === 'loading' && <LoadingRow />}
      {loadError && (
        <ErrorState
          title={texts.loadFailed}
          description={loadError.message}
          onRetry={loadError.onRetry}
          className={css.failed}
        />
      )}
      {items && items.length > 0 && (
        <ul ref={list} className={css.list}>
          {items.map((item, index) => (
            <WorkRow
              key={item.id}
              texts={texts}
              kind={group.kind}
              item={item}
              now={now}
              isNext={isFirst && index === 0}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && count !== undefined && (
        <Text render={<div />} size="small" tone="secondary" className={css.more}>
          {group.allHref ? (
            <Link href={group.allHref}>{texts.showAll(number(count))}</Link>
          ) : (
            texts.more(number(hidden))
          )}
        </Text>
      )}
    </section>
  )
}

/** The rows of a group in order, so that the others move up when one is done. */
const orderOf = (items: WorkGroup['items']) => (dataOf(items) ?? []).map(({ id }) => id).join(' ')

/** How many there are; unknown before they have come. */
const countOf = ({ items, total }: WorkGroup) => {
  const known = dataOf(items)
  return known && Math.max(total ?? 0, known.length)
}

function LoadingRow() {
  const loading = useMessage('loading')
  return (
    <div className={css.loading}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton length="long" />
    </div>
  )
}

/** The sum of the amounts, exact; nothing if no item has one. */
function sumOf(items: readonly WorkItem[]): bigint | undefined {
  const amounts = items.flatMap(({ amount }) => (amount === undefined ? [] : [BigInt(amount)]))
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0n) : undefined
}
