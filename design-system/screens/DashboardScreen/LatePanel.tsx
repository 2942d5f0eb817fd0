import type { ComponentType, ReactNode } from 'react'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { type OnDemandPart, useOnDemand } from '#ds/components/on-demand.ts'
import { useMessage } from '#ds/providers/messages.tsx'

interface LatePanelProps<Props> {
  part: OnDemandPart<Props>
  /** Name of what will stand here. */
  label: string
  children: (Part: ComponentType<Props>) => ReactNode
}

/** The content of a tab that is open, once its code is there; until then rows that load, or that they could not be had. */
export function LatePanel<Props>({ part, label, children }: LatePanelProps<Props>) {
  const { Part, hasFailed } = useOnDemand(part, true)
  const errorTitle = useMessage('partFailed')
  const message = useMessage('partFailedAdvice')
  if (Part) return children(Part)
  return (
    <ResourceList
      label={label}
      // A browser does not ask twice for a module that it could not get.
      resource={hasFailed ? { status: 'error', message, onRetry: () => location.reload() } : { status: 'loading' }}
      errorTitle={errorTitle}
      itemKey={String}
      renderItem={String}
      empty={null}
    />
  )
}
