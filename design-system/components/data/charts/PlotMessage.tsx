import type { ReactNode } from 'react'
import { RetryButton } from '#ds/components/feedback/ErrorState/RetryButton.tsx'
import type { LoadError } from '#ds/hooks/resource.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './charts.css.ts'

/** A few words where the drawing would be. */
export function PlotMessage({ children }: { children: ReactNode }) {
  return <div className={css.message}>{children}</div>
}

/** The data could not be loaded. As high as the drawing; screen readers announce it as it appears. */
export function PlotError({ message, onRetry }: LoadError) {
  const loadFailed = useMessage('loadFailed')
  return (
    <PlotMessage>
      <span role="alert">{message ?? loadFailed}</span>
      {onRetry && <RetryButton size="small" onRetry={onRetry} />}
    </PlotMessage>
  )
}

/** The data may be outdated, since it could not be loaded again. */
export function StaleNote({ message, onRetry }: LoadError) {
  const loadFailed = useMessage('loadFailed')
  return (
    <div className={css.stale}>
      <span role="status" className={css.staleText}>
        {message ?? loadFailed}
      </span>
      {onRetry && <RetryButton size="small" onRetry={onRetry} />}
    </div>
  )
}
