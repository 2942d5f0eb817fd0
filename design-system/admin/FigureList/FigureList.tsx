import type { ComponentPropsWithRef } from 'react'
import type { AdminStats } from '#contracts/admin.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './FigureList.css.ts'

export interface FigureListTexts {
  monthlyRevenue: string
  totalRevenue: string
  totalBalance: string
  users: { total: string; active: string }
  vps: { total: string; active: string }
  loadFailed: string
}

export interface FigureListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: FigureListTexts
  /** Stale figures stay visible below a notice. */
  stats: Resource<AdminStats>
}

/** The seven figures of the back-office as one list, money first. No bars: none of them is a goal to fill. */
export function FigureList({ texts, stats: resource, className, ...rest }: FigureListProps) {
  const { number } = useFormats()
  const stats = dataOf(resource)
  const loadError = loadErrorOf(resource)
  const groups = [
    [
      { label: texts.monthlyRevenue, value: stats && <Money amount={stats.revenue.monthlyRevenue} /> },
      { label: texts.totalRevenue, value: stats && <Money amount={stats.revenue.totalRevenue} /> },
      { label: texts.totalBalance, value: stats && <Money amount={stats.users.totalBalance} /> },
    ],
    [
      { label: texts.users.total, value: stats && number(stats.users.totalUsers) },
      { label: texts.users.active, value: stats && number(stats.users.activeUsers) },
      { label: texts.vps.total, value: stats && number(stats.vps.totalVps) },
      { label: texts.vps.active, value: stats && number(stats.vps.activeVps) },
    ],
  ]
  return (
    <div
      data-component="FigureList"
      aria-busy={resource.status === 'loading' || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      {resource.status === 'error' ? (
        <ErrorState title={texts.loadFailed} description={resource.message} onRetry={resource.onRetry} />
      ) : (
        <>
          {loadError && (
            <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
              {loadError.message}
            </Notice>
          )}
          {groups.map((figures) => (
            <dl key={figures[0]?.label} className={css.group}>
              {figures.map(({ label, value }) => (
                <div key={label} className={css.figure}>
                  <Text render={<dt />} size="small" tone="secondary">
                    {label}
                  </Text>
                  <Text render={<dd />} size="small" weight="semibold" className={css.value}>
                    {value ?? <LoadingFigure />}
                  </Text>
                </div>
              ))}
            </dl>
          ))}
        </>
      )}
    </div>
  )
}

function LoadingFigure() {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className={css.skeleton} />
    </>
  )
}
