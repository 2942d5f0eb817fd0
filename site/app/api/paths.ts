import type { AccountOverview } from '#contracts/account-overview.ts'
import type { GetPath } from '#contracts/calls.ts'

/** The API paths that are used in more than one place: to query, and to update the cache. */
export const paths = {
  me: '/api/auth/me',
  catalog: '/api/vps/catalog',
  offers: '/api/offers',
  status: '/api/status',
  referral: '/api/account/referral',
  /** What customers see of their own account. */
  account: '/api/account',
  /** Ten at most. */
  passkeys: '/api/account/passkeys',
  /** More than a customer has browsers. */
  sessions: '/api/account/sessions?limit=200',
  /** The latest attempts to sign in. */
  signIns: '/api/account/sign-ins?limit=50',
  /** What has to end before the account can be closed. */
  closing: '/api/account/close',
  /** The latest of what happened to the money and VPS of the customer. */
  notices: '/api/account/notices?limit=20',
  /** The latest of what admins did to the account. */
  accountHistory: '/api/account/history?limit=50',
  /** All products, or those of a category as in the page's URL. */
  products: (category?: string) =>
    category === undefined ? '/api/products' : `/api/products/category/${encodeURIComponent(category)}`,
  balance: (userId: string) => `/api/wallet/balance/${userId}`,
  summary: (userId: string) => `/api/account/summary/${userId}`,
  /** What the dashboard shows first, in one response: `overviewPaths`. */
  overview: (userId: string) => `/api/account/overview/${userId}`,
  /** The first page, of the most that a response has; `useOlderRows` loads the others. */
  transactions: (userId: string) => `/api/wallet/transactions/${userId}?limit=200`,
  /** What falls due within two years, the longest that the server looks ahead. */
  forecast: '/api/wallet/forecast?days=730',
  /** The balance of the past 60 days, and the sums of 12 months. */
  history: '/api/wallet/history',
  /** What may be withdrawn, and the latest withdrawals. */
  withdrawals: '/api/wallet/withdrawals?limit=200',
  /** What a customer is asked to pay, and what has arrived. Takes the id of the payment or of its deposit. */
  payment: (id: string) => `/api/wallet/payments/${encodeURIComponent(id)}` as const,
  /** Newest first: more than the orders that can wait at once, which are at most a day old, and those that ended lately. */
  waitingOrders: '/api/vps/orders/waiting?limit=50',
  instances: (userId: string) => `/api/vps/user/${userId}`,
  /** One machine with what can be done with it. */
  machine: (vpsId: string) => `/api/vps/${encodeURIComponent(vpsId)}` as const,
  /** What was done with a machine and paid for it, newest first. */
  machineHistory: (vpsId: string) => `/api/vps/${encodeURIComponent(vpsId)}/history?limit=200` as const,
  /** More than an account can have. */
  sshKeys: '/api/account/ssh-keys?limit=200',
  /** More than are listed: those that have ended are deleted after a while. */
  apiTokens: '/api/account/tokens?limit=200',
  webhooks: '/api/account/webhooks',
  /** What was sent to a webhook, newest first: everything, or what has failed. */
  deliveries: (webhookId: string, filter: 'all' | 'failed') =>
    `/api/account/webhooks/${encodeURIComponent(webhookId)}/deliveries${filter === 'failed' ? '?state=failed' : ''}` as const,
  tickets: (userId: string) => `/api/support/tickets/${userId}`,
  /** One ticket with its messages. */
  thread: (ticketId: string) => `/api/support/tickets/item/${encodeURIComponent(ticketId)}`,
  /** Whether the support team is there now. */
  presence: '/api/support/presence',
} as const satisfies Record<string, GetPath | ((parameter: string, filter: 'all' | 'failed') => GetPath)>

/** The query that each part of an account's overview answers. */
export const overviewPaths = (userId: string) =>
  ({
    me: paths.me,
    balance: paths.balance(userId),
    summary: paths.summary(userId),
    forecast: paths.forecast,
    instances: paths.instances(userId),
    transactions: paths.transactions(userId),
  }) as const satisfies Record<keyof AccountOverview, GetPath>

/** Whether a query's data belongs to the signed-in user. Public data stays in the cache after signing out. */
export const isPersonal = (key: unknown) =>
  typeof key === 'string' && !key.startsWith('/api/products') && key !== paths.status
