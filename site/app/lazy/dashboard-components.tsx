import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import type { DashboardDialog } from '#ds/screens/DashboardScreen/index.ts'
import { ticketsArea } from '#site/texts/tickets.ts'
import { type LazyPanelFallbackProps, lazyDialog, lazyPanel } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const isOfTickets = ({ name }: DashboardDialog) => name === 'ticket' || name === 'new-ticket'

const chatPanel = createLazyModule(() =>
  import('#ds/account/SupportChat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
)
export const ChatPanel = lazyDialog(chatPanel, (props) => props)

const dashboardDialogs = createLazyModule(() =>
  import('#ds/screens/DashboardScreen/DashboardDialogs.tsx').then(({ DashboardDialogs }) => DashboardDialogs),
)
export const DashboardDialogs = lazyDialog(dashboardDialogs, ({ dialog, onDialogChange }) => ({
  // The guide opens by itself, so no waiting dialog is shown for it.
  open: dialog !== null && dialog.name !== 'onboarding' && !isOfTickets(dialog),
  onOpenChange: () => onDialogChange(null),
}))

const ticketDialogs = createLazyModule(
  () => import('#site/ticket-dialogs.tsx').then(({ TicketDialogs }) => TicketDialogs),
  [ticketsArea],
)
export const TicketDialogs = lazyDialog(ticketDialogs, ({ dialog, onDialogChange }) => ({
  open: dialog !== null && isOfTickets(dialog),
  onOpenChange: () => onDialogChange(null),
}))

const dashboardPanel = createLazyModule(() =>
  import('#ds/screens/DashboardScreen/DashboardPanel.tsx').then(({ DashboardPanel }) => DashboardPanel),
)
export const DashboardPanel = lazyPanel(dashboardPanel, LoadingRows)

/** Preloaded when the dashboard is open. */
export const dashboardPreloads = [dashboardPanel]

function LoadingRows({ hasFailed, onRetry }: LazyPanelFallbackProps) {
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
