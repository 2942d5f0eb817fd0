import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
// Not from the index, which loads the screen, and with it what is loaded later here.
import { type DashboardDialog, dialogAfter } from '#ds/screens/DashboardScreen/dashboard-dialog.ts'
import * as paymentDialogArea from '#ds/texts/payment-dialog.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import * as withdrawDialogArea from '#ds/texts/withdraw-dialog.ts'
import { type LazyPanelFallbackProps, lazyDialog, lazyPanel } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const isOfTickets = ({ name }: DashboardDialog) => name === 'new-ticket'
/** These dialogs have modules of their own. */
const isSeparate = (dialog: DashboardDialog) =>
  isOfTickets(dialog) || dialog.name === 'payment' || dialog.name === 'withdraw'

const chatPanel = createLazyModule(() =>
  import('#ds/account/SupportChat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
)
export const ChatPanel = lazyDialog(chatPanel, (props) => props)

const dashboardDialogs = createLazyModule(
  () => import('#site/dashboard-dialogs.tsx').then(({ SiteDashboardDialogs }) => SiteDashboardDialogs),
  [sshKeysArea],
)
export const DashboardDialogs = lazyDialog(dashboardDialogs, ({ dialog, onDialogChange }) => ({
  // The guide opens by itself, so no waiting dialog is shown for it.
  open: dialog !== null && dialog.name !== 'onboarding' && !isSeparate(dialog),
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

const paymentDialog = createLazyModule(
  () => import('#site/payment-dialog.tsx').then(({ SitePaymentDialog }) => SitePaymentDialog),
  [paymentDialogArea],
)
export const PaymentDialog = lazyDialog(paymentDialog, ({ dialog, onDialogChange }) => ({
  open: dialog?.name === 'payment',
  // The order that needs the money opens again.
  onOpenChange: () => onDialogChange(dialogAfter(dialog)),
}))

const withdrawDialog = createLazyModule(
  () => import('#site/withdraw-dialog.tsx').then(({ SiteWithdrawDialog }) => SiteWithdrawDialog),
  [withdrawDialogArea],
)
export const WithdrawDialog = lazyDialog(withdrawDialog, ({ dialog, onDialogChange }) => ({
  open: dialog?.name === 'withdraw',
  onOpenChange: () => onDialogChange(null),
}))

const dashboardPanel = createLazyModule(() =>
  import('#ds/screens/DashboardScreen/DashboardPanel.tsx').then(({ DashboardPanel }) => DashboardPanel),
)
export const DashboardPanel = lazyPanel(dashboardPanel, LoadingRows)

/** Preloaded when the dashboard is open. */
export const dashboardPreloads = [dashboardPanel]

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
