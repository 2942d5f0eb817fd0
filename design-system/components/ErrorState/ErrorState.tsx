import type { RoleProps } from '@ariakit/react/role'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { StateMessage } from '#ds/components/StateMessage/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'

export interface ErrorStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What could not be shown, in one line. */
  title: string
  /** Why, if known, and what to do. */
  description?: string
  /** Tries again. Given one, a button offers it. */
  onRetry?: () => void
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

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button tone="neutral" emphasis="outline" icon={RotateCw} onClick={() => onRetry()}>
      {useMessage('retry')}
    </Button>
  )
}
