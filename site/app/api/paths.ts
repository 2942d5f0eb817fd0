import type { GetPath } from '#contracts/calls.ts'

/** The API paths that are used in more than one place: to query, and to update the cache. */
export const paths = {
  me: '/api/auth/me',
  catalog: '/api/vps/catalog',
  offers: '/api/offers',
  status: '/api/status',
  referral: '/api/account/referral',
  /** All products, or those of a category as in the page's URL. */
  products: (category?: string) =>
    category === undefined ? '/api/products' : `/api/products/category/${encodeURIComponent(category)}`,
  balance: (userId: string) => `/api/wallet/balance/${userId}`,
  summary: (userId: string) => `/api/account/summary/${userId}`,
  /** The maximum of one response: the history has no further pages. */
  transactions: (userId: string) => `/api/wallet/transactions/${userId}?limit=200`,
  /** What falls due within two years, the longest that the server looks ahead. */
  forecast: '/api/wallet/forecast?days=730',
  /** The balance of the past 60 days, and the sums of 12 months. */
  history: '/api/wallet/history',
  instances: (userId: string) => `/api/vps/user/${userId}`,
  tickets: (userId: string) => `/api/support/tickets/${userId}`,
  /** One ticket with its messages. */
  thread: (ticketId: string) => `/api/support/tickets/item/${encodeURIComponent(ticketId)}`,
} as const satisfies Record<string, GetPath | ((parameter: string) => GetPath)>

/** The initial queries of a customer's dashboard. */
export const accountPaths = (userId: string) => [
  paths.me,
  paths.catalog,
  paths.balance(userId),
  paths.summary(userId),
  paths.forecast,
  paths.transactions(userId),
  paths.instances(userId),
  paths.tickets(userId),
]

/** Whether a query's data belongs to the signed-in user. Public data stays in the cache after signing out. */
export const isPersonal = (key: unknown) =>
  typeof key === 'string' && !key.startsWith('/api/products') && key !== paths.status
