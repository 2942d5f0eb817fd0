import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import type { LazyPanelFallbackProps } from './lazy.tsx'

/** Rows of a list in the place of a part of the account that is being loaded, or could not be. */
export function LoadingRows({ hasFailed, onRetry }: LazyPanelFallbackProps) {
  const label = useMessage('loading')
  const errorTitle = useMessage('loadFailed')
  const message = useMessage('loadFailedAdvice')
  return (
    <ResourceList
      label={label}
      resource={hasFailed ? { status: 'error', message, onRetry } : { status: 'loading' }}
      errorTitle={errorTitle}
      itemKey={String}
      renderItem={String}
      empty={null}
    />
  )
}
