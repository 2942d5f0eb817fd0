import { RotateCw } from 'lucide-react'
import { Button, type ButtonProps } from '#ds/components/forms/Button/index.ts'
import type { LoadError } from '#ds/hooks/resource.ts'
import { useAction } from '#ds/hooks/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'tone' | 'emphasis'> {
  onRetry: NonNullable<LoadError['onRetry']>
}

/**
 * Retries a failed request: in an ErrorState, or in a Notice above stale data. It is busy, keeps the focus and announces that data is
 * loading until the promise returned by `onRetry` has resolved.
 */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const { pending, run } = useAction()
  const loading = useMessage('loading')
  const retry = async () => {
    await onRetry()
    return { ok: true } as const
  }
  return (
    <>
      <Button
        data-component="RetryButton"
        tone="neutral"
        emphasis="outline"
        {...rest}
        icon={RotateCw}
        pending={pending}
        onClick={() => void run(retry)}
      >
        {useMessage('retry')}
      </Button>
      <VisuallyHidden role="status">{pending && loading}</VisuallyHidden>
    </>
  )
}
