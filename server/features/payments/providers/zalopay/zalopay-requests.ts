import { type ProviderRequest, postJson } from '#server/features/payments/providers/provider-request.ts'
import { compactDay } from '#server/features/payments/providers/vietnam-time.ts'
import type { ZalopaySettings } from './zalopay-settings.ts'
import { signZalopay } from './zalopay-signature.ts'

/** How long ZaloPay lets a customer take to pay, in seconds. */
const EXPIRY = { min: 300, max: 2_592_000 } as const

/** A payment to request. */
export interface ZalopayIntent {
  /** Its id at ZaloPay. */
  appTransId: string
  /** In milliseconds. */
  expiresAt: number
  /** In integer dong. */
  amount: number
  /** What the customer reads in the app, up to 256 characters. */
  description: string
  /** A name of the customer that says nothing about him or her, up to 50 characters. */
  customer: string
  /** Our webhook. */
  callbackUrl: string
  /** Where the browser goes after payment: for display only. */
  redirectUrl: string
}

/** What a payment's id at ZaloPay is made of. */
interface ZalopayReference {
  /** In milliseconds: its day in Vietnam is part of the id, and must be the day of the request. */
  createdAt: number
  /** Our id, up to 33 characters. */
  reference: string
}

/** A payment's id at ZaloPay: `240814_SEN7K3QD2XM`. */
export const zalopayId = ({ createdAt, reference }: ZalopayReference): string => `${compactDay(createdAt)}_${reference}`

/** Requests a payment (docs.zalopay.vn/docs/specs/order-create) at `now`, in milliseconds. */
export function createZalopayOrder(
  { url, appId, key1 }: ZalopaySettings,
  intent: ZalopayIntent,
  now: number,
): ProviderRequest {
  const { appTransId, amount, description, callbackUrl, redirectUrl, expiresAt } = intent
  const seconds = Math.floor((expiresAt - now) / 1000)
  const order = {
    app_id: appId,
    app_trans_id: appTransId,
    app_user: intent.customer,
    amount,
    app_time: now,
    embed_data: JSON.stringify({ redirecturl: redirectUrl }),
    item: '[]',
  }
  const mac = signZalopay(key1, Object.values(order))
  return postJson(url, '/v2/create', {
    ...order,
    description,
    bank_code: '',
    callback_url: callbackUrl,
    expire_duration_seconds: Math.min(Math.max(seconds, EXPIRY.min), EXPIRY.max),
    mac,
  })
}

/** Queries a payment by its id at ZaloPay. */
export const queryZalopayOrder = ({ url, appId, key1 }: ZalopaySettings, appTransId: string): ProviderRequest =>
  postJson(url, '/v2/query', {
    app_id: appId,
    app_trans_id: appTransId,
    mac: signZalopay(key1, [appId, appTransId, key1]),
  })
