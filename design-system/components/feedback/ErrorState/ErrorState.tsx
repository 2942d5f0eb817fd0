import type { RoleProps } from '@ariakit/react/role'
import { TriangleAlert } from 'lucide-react'
import { StateMessage } from '#ds/components/feedback/StateMessage/index.ts'
import type { LoadError } from '#ds/hooks/resource.ts'
import { RetryButton } from './RetryButton.tsx'

export interface ErrorStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What could not be loaded, in one line. */
  title: string
  /** The reason, if known, and what the user can do. */
  description?: string | undefined
  /** Loads again. If given, there is a retry button. */
  onRetry?: LoadError['onRetry']
}

/** Shown in place of a list or screen that failed to load. Screen readers announce the text as it appears. */
export function ErrorState({ onRetry, ...rest }: ErrorStateProps) {
  return (
    <StateMessage
      data-component="ErrorState"
      tone="critical"
      icon={TriangleAlert}
      announced
      action={onRetry && <RetryButton onRetry={onRetry} />}
      {...rest}
    />
  )
}
