import { type ComponentPropsWithRef, useId } from 'react'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { dataOf, loadErrorOf } from '#ds/components/resource.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
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
  /** The link to the list of a group that has more than is shown. */
  showAll: string
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
 * that come up. Each row says what and why, how old it is against the promise, and has at most two actions. Figures belong below it.
 */
export function WorkQueue({ texts, groups, now, className, ...rest }: WorkQueueProps) {
  const headingId = useId()
  const { number } = useFormats()
  const known = groups.map(({ items }) => dataOf(items))
  const total = known.every((items) => items !== undefined)
    ? known.reduce((sum, items) => sum + (items?.length ?? 0), 0)
    : undefined
  const hasMore = groups.some(({ allHref }) => allHref !== undefined)
  return (
    <section
      data-component="WorkQueue"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.root, className)}
    >
      <Heading level={2} size="title" id={headingId} className={css.heading}>
        {texts.heading}{' '}
        {total !== undefined && <span className={css.total}>{`${number(total)}${hasMore ? '+' : ''}`}</span>}
      </Heading>
      <div className={css.card}>
        {groups.map((group) => (
          <Group key={group.kind} texts={texts} group={group} now={now} />
        ))}
      </div>
    </section>
  )
}

interface GroupProps {
  texts: WorkQueueTexts
  group: WorkGroup
  now: string
}

function Group({ texts, group, now }: GroupProps) {
  const headingId = useId()
  const { number } = useFormats()
  const items = dataOf(group.items)
  const loadError = loadErrorOf(group.items)
  const sum = items && sumOf(items)
  const note = group.note ?? (sum !== undefined && <Money amount={sum} />)
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={group.items.status === 'loading' || undefined}
      className={css.group}
    >
      <div className={css.groupHead}>
        <Heading level={3} size="small" id={headingId} className={css.groupHeading}>
          {texts.groups[group.kind]}{' '}
          {items && items.length > 0 && <span className={css.count}>{countOf(group, items, number)}</span>}
        </Heading>
        {items && items.length > 0 && note && (
          <Text size="small" tone="secondary" weight="medium" render={<span />} className={css.groupNote}>
            {note}
          </Text>
        )}
        {items?.length === 0 && (
          <Text size="small" tone="tertiary" render={<span />}>
            {texts.nothing}
          </Text>
        )}
      </div>
      {group.items.status === 'loading' && <LoadingRow />}
      {loadError && <ErrorState title={texts.loadFailed} description={loadError.message} onRetry={loadError.onRetry} />}
      {items && items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <WorkRow key={item.id} texts={texts} kind={group.kind} item={item} now={now} />
          ))}
        </ul>
      )}
      {group.allHref && (
        <div className={css.all}>
          <Link href={group.allHref}>{texts.showAll}</Link>
        </div>
      )}
    </section>
  )
}

/** "12", or "12+" if these are not all. */
const countOf = ({ allHref }: WorkGroup, items: readonly WorkItem[], number: (value: number) => string) =>
  `${number(items.length)}${allHref ? '+' : ''}`

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
