import { type ComponentType, useState } from 'react'
import * as accountDialogsArea from '#ds/texts/account-dialogs.ts'
import * as noticesArea from '#ds/texts/notices.ts'
import * as paymentDialogArea from '#ds/texts/payment-dialog.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import * as withdrawDialogArea from '#ds/texts/withdraw-dialog.ts'
import { type DashboardDialog, useDialogs } from '#site/dashboard/dialogs.tsx'
import { lazyDialog } from '#site/lazy/lazy.tsx'
import { createLazyModule, type LazyModule } from '#site/lazy/lazy-module.ts'

interface DialogsProps {
  userId: string
}

/** The dialogs of a module. One that was opened before it has loaded is waited for, unless it opens by itself. */
const dialogsOf = (module: LazyModule<ComponentType<DialogsProps>>, names: readonly DashboardDialog['name'][]) =>
  lazyDialog(module, function useOpenState() {
    const { dialog, close } = useDialogs()
    return {
      open: dialog !== undefined && dialog.name !== 'onboarding' && names.includes(dialog.name),
      onOpenChange: close,
    }
  })

const CommonDialogs = dialogsOf(
  createLazyModule(
    () => import('./common-dialogs.tsx').then(({ CommonDialogs }) => CommonDialogs),
    [accountDialogsArea, sshKeysArea],
  ),
  ['order', 'trial', 'renew', 'top-up', 'phone', 'onboarding'],
)
const PaymentDialog = dialogsOf(
  createLazyModule(
    () => import('./payment-dialog.tsx').then(({ SitePaymentDialog }) => SitePaymentDialog),
    [paymentDialogArea],
  ),
  ['payment'],
)
const WithdrawDialog = dialogsOf(
  createLazyModule(
    () => import('./withdraw-dialog.tsx').then(({ SiteWithdrawDialog }) => SiteWithdrawDialog),
    [withdrawDialogArea],
  ),
  ['withdraw'],
)
const NewTicketDialog = dialogsOf(
  createLazyModule(
    () => import('./new-ticket-dialog.tsx').then(({ NewTicketDialog }) => NewTicketDialog),
    [ticketsArea],
  ),
  ['new-ticket'],
)

const NoticesDialog = dialogsOf(
  createLazyModule(
    () => import('./notices-dialog.tsx').then(({ SiteNoticesDialog }) => SiteNoticesDialog),
    [noticesArea],
  ),
  ['notices'],
)

/** All dialogs of the dashboard, each loaded while the browser is idle, but the notices, which are loaded when they are opened first. */
export function LazyDialogs(props: DialogsProps) {
  const { dialog } = useDialogs()
  const [hasNotices, setHasNotices] = useState(false)
  if (!hasNotices && dialog?.name === 'notices') setHasNotices(true)
  return (
    <>
      {hasNotices && <NoticesDialog {...props} />}
      <CommonDialogs {...props} />
      <PaymentDialog {...props} />
      <WithdrawDialog {...props} />
      <NewTicketDialog {...props} />
    </>
  )
}
