import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './ResourceList.css.ts'

export interface ResourceListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'resource'> {
  /** Accessible name of the list. */
  label: string
  resource: Resource<readonly Item[]>
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** An EmptyState, shown when the list is empty. */
  empty: ReactNode
  /** Title of the error: names what could not be loaded, in one line. */
  errorTitle: string
  /** Number of rows drawn while loading. Default: 3. */
  skeletonRows?: number
  /** Lines of text in each of those rows, so that they are as high as real ones. Default: 2. */
  skeletonLines?: number
  /** Padding of each row. Default: `normal` (16 px). `compact` rows are 64 px high, unless their words need more. */
  density?: 'normal' | 'compact'
}

const densities = { normal: undefined, compact: css.compact }

/** A panel of rows in each of its states: loading, failed, empty, filled. */
export function ResourceList<Item>({
  label,
  resource,
  itemKey,
  renderItem,
  empty,
  errorTitle,
  skeletonRows = 3,
  skeletonLines = 2,
  density = 'normal',
  className,
  ...rest
}: ResourceListProps<Item>) {
  const panel = classNames(css.panel, className)
  if (resource.status === 'error')
    return (
      <div data-component="ResourceList" data-state="error" {...rest} className={panel}>
        <ErrorState title={errorTitle} description={resource.message} onRetry={resource.onRetry} />
      </div>
    )
  if (resource.status === 'loading')
    return (
      <div data-component="ResourceList" data-state="loading" aria-busy {...rest} className={panel}>
        <LoadingMessage />
        <ul aria-hidden className={densities[density]}>
          {Array.from({ length: skeletonRows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered
            <li key={row} className={css.row}>
              <SkeletonRow lines={skeletonLines} small={density === 'compact'} />
            </li>
          ))}
        </ul>
      </div>
    )
  if (resource.data.length === 0)
    return (
      <div data-component="ResourceList" data-state="empty" {...rest} className={panel}>
        {empty}
      </div>
    )
  return (
    <div data-component="ResourceList" data-state="ready" {...rest} className={panel}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers */}
      <ul role="list" aria-label={label} className={densities[density]}>
        {resource.data.map((item) => (
          <li key={itemKey(item)} className={css.row}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const lengths = ['medium', 'long', 'short'] as const

function SkeletonRow({ lines, small }: { lines: number; small: boolean }) {
  return (
    <Stack space={small ? 'none' : '2xs'}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered
        <Text key={line} size={line === 0 && !small ? 'body' : 'small'} render={<div />}>
          <Skeleton length={lengths[line % lengths.length]} />
        </Text>
      ))}
    </Stack>
  )
}

function LoadingMessage() {
  return <VisuallyHidden role="status">{useMessage('loading')}</VisuallyHidden>
}
