import type { RoleProps } from '@ariakit/react/role'
import { TriangleAlert } from 'lucide-react'
import { StateMessage } from '#ds/components/StateMessage/index.ts'
import { RetryButton } from './RetryButton.tsx'

export interface ErrorStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What could not be shown, in one line. */
  title: string
  /** Why, if known, and what to do. */
  description?: string | undefined
  /** Tries again. Given one, a button offers it. */
  onRetry?: (() => void) | undefined
}

/** Stands where a list or a screen would, when loading it failed. The words are announced as they appear. */
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
