import { RotateCw } from 'lucide-react'
import { Button, type ButtonProps } from '#ds/components/Button/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'

interface RetryButtonProps extends Pick<ButtonProps, 'size'> {
  onRetry: () => void
}

/** Tries again what has failed: in an ErrorState, or in a Notice above what is still shown. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  return (
    <Button
      data-component="RetryButton"
      {...rest}
      tone="neutral"
      emphasis="outline"
      icon={RotateCw}
      onClick={() => onRetry()}
    >
      {useMessage('retry')}
    </Button>
  )
}
