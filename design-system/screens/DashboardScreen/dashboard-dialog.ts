import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { Vps } from '#contracts/vps.ts'
import type { ShortOrder } from '#ds/account/OrderDialog/index.ts'

/** A dialog in which something is paid for, which a top-up or the verification of the phone interrupts. */
export type PayingDialog = { name: 'order'; choice?: OrderChoice | undefined } | { name: 'trial'; vps: Vps }

/**
 * The dialog that is open over the dashboard, one at a time. `amount` is the initial value of the field, whole dong as digits; `next` is
 * the dialog that needs the money or the verified number, which opens again afterwards. A top-up with an `order` places that order, which then waits for the
 * money: `next` opens only when nothing was placed.
 */
export type DashboardDialog =
  | PayingDialog
  | { name: 'top-up'; amount?: string; next?: PayingDialog; order?: ShortOrder }
  | { name: 'payment'; paymentId: string; next?: PayingDialog | undefined }
  | { name: 'withdraw' }
  | { name: 'phone'; next?: PayingDialog }
  | { name: 'new-ticket' }
  | { name: 'onboarding' }

/** The dialog that follows when one has been closed or has succeeded: the order that it was needed for, otherwise none. */
export const dialogAfter = (dialog: DashboardDialog | null): DashboardDialog | null =>
  dialog && 'next' in dialog ? (dialog.next ?? null) : null
