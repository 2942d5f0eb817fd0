import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { type LazyPanelFallbackProps, lazyDialog, lazyPanel } from './lazy.tsx'
import { createLazyPart } from './lazy-part.ts'

const chatPanel = createLazyPart(() =>
  import('#ds/account/SupportChat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
)
export const ChatPanel = lazyDialog(chatPanel, (props) => props)

const dashboardDialogs = createLazyPart(() =>
  import('#ds/screens/DashboardScreen/DashboardDialogs.tsx').then(({ DashboardDialogs }) => DashboardDialogs),
)
export const DashboardDialogs = lazyDialog(dashboardDialogs, ({ dialog, onDialogChange }) => ({
  // The guide opens by itself: nobody waits for it.
  open: dialog !== null && dialog.name !== 'onboarding',
  onOpenChange: () => onDialogChange(null),
}))

const dashboardPanel = createLazyPart(() =>
  import('#ds/screens/DashboardScreen/DashboardPanel.tsx').then(({ DashboardPanel }) => DashboardPanel),
)
export const DashboardPanel = lazyPanel(dashboardPanel, LoadingRows)

/** What the dashboard renders once it is opened. */
export const dashboardParts = [dashboardPanel]

function LoadingRows({ hasFailed, onRetry }: LazyPanelFallbackProps) {
  const label = useMessage('loading')
  const errorTitle = useMessage('partFailed')
  const message = useMessage('partFailedAdvice')
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
