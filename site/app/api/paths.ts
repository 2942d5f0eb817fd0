/** The addresses of the API that more than one place names: to ask, and to say what has changed. */
export const paths = {
  me: '/api/auth/me',
  catalog: '/api/vps/catalog',
  /** All of them, or those of a category as it stands in the page's address. */
  products: (category?: string) =>
    category === undefined ? '/api/products' : `/api/products/category/${encodeURIComponent(category)}`,
  balance: (userId: string) => `/api/wallet/balance/${userId}`,
  summary: (userId: string) => `/api/account/summary/${userId}`,
  /** As many as one answer holds: the history has no further pages. */
  transactions: (userId: string) => `/api/wallet/transactions/${userId}?limit=200`,
  cancelDeposit: (transactionId: string) => `/api/wallet/transactions/${encodeURIComponent(transactionId)}/cancel`,
  instances: (userId: string) => `/api/vps/user/${userId}`,
  tickets: (userId: string) => `/api/support/tickets/${userId}`,
} as const

/** All that the dashboard of a customer asks for at first. */
export const accountPaths = (userId: string) => [
  paths.me,
  paths.catalog,
  paths.balance(userId),
  paths.summary(userId),
  paths.transactions(userId),
  paths.instances(userId),
  paths.tickets(userId),
]

/** Whether a query's answer belongs to whoever is signed in. What everybody may see stays when they leave. */
export const isPersonal = (key: unknown) => typeof key === 'string' && !key.startsWith('/api/products')
