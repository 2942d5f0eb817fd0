import { Role, type RoleProps } from '@ariakit/react/role'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './ErrorState.css.ts'

export interface ErrorStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What could not be shown, in one line. */
  title: string
  /** Why, if known, and what to do. */
  description?: string
  /** Tries again. Given one, a button offers it. */
  onRetry?: () => void
}

/** Stands where a list or a screen would, when loading it failed. The words are announced as they appear. */
export function ErrorState({ title, description, onRetry, className, ...rest }: ErrorStateProps) {
  return (
    <Role data-component="ErrorState" {...rest} className={classNames(css.root, className)}>
      <span className={css.icon}>
        <Icon icon={TriangleAlert} size="large" />
      </span>
      <div role="alert" className={css.words}>
        <Text weight="semibold">{title}</Text>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
      </div>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Role>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button tone="neutral" emphasis="outline" icon={RotateCw} onClick={() => onRetry()}>
      {useMessage('retry')}
    </Button>
  )
}
