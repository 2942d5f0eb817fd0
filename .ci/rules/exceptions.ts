/** The only exceptions from rules, each with its reason. An exception that is no longer needed is itself a violation. */
export interface Exception {
  /** Number of the rule. */
  rule: number
  path: string
  /** A part of the violation's message. */
  about: string
  reason: string
}

/** Exceptions from rule 8 for a store that reads tables of features that are not below its own. */
const tables = (path: string, names: readonly string[], reason: string): Exception[] =>
  names.map((name) => ({ rule: 8, path, about: `The table ${name} belongs to`, reason }))

export const exceptions: readonly Exception[] = [
  {
    rule: 1,
    path: '.ci/bench/bare-express.ts',
    about: 'express may not be imported here',
    reason: 'The reference for the server in benchmarks: Express without our code.',
  },
  {
    rule: 1,
    path: '.ci/bench/client-rendered/main.tsx',
    about: 'react-router may not be imported here',
    reason: 'The reference for the site in benchmarks: the same routes, rendered only in the browser.',
  },
  {
    rule: 1,
    path: '.ci/bench/plain-express.ts',
    about: 'express may not be imported here',
    reason: 'The reference for lists in benchmarks: Express and knex without our code.',
  },
  {
    rule: 1,
    path: '.ci/bench/plain-express.ts',
    about: 'knex may not be imported here',
    reason: 'The reference for lists in benchmarks: Express and knex without our code.',
  },
  {
    rule: 1,
    path: '.ci/bench/raw-orders.ts',
    about: 'better-sqlite3 may not be imported here',
    reason: 'The limit for orders in benchmarks: the driver without our code.',
  },
  {
    rule: 1,
    path: 'site/e2e/failing-server.spec.ts',
    about: 'better-sqlite3 may not be imported here',
    reason: 'It locks and breaks the database of a running server, which only another connection can do.',
  },
  {
    rule: 4,
    path: 'design-system/components/feedback/Notice/Notice.css.ts',
    about: 'is an outer margin',
    reason:
      'The close button extends into the padding, so that its target is large and its cross is aligned with the text.',
  },
  {
    rule: 4,
    path: 'design-system/components/overlays/Menu/Menu.css.ts',
    about: 'marginBlock is an outer margin',
    reason: 'The separator of a menu, whose other children touch one another.',
  },
  ...tables(
    'server/features/account/summary-store.ts',
    ['instances', 'tickets', 'transactions'],
    'The figures of the dashboard agree with each other because one statement counts them.',
  ),
  ...tables(
    'server/features/stats/counters-store.ts',
    ['accounts', 'instances', 'transactions', 'users'],
    'It counts the rows of every feature, to fill and to check the counters that those features change.',
  ),
  ...tables(
    'server/features/users/users-store.ts',
    ['accounts'],
    'Every list of users shows their balances, which one join reads.',
  ),
  ...tables(
    'server/features/wallet/ledger-check-store.ts',
    ['instances', 'promotions', 'redemptions', 'renewed_periods', 'withdrawals'],
    'It compares the ledger with the instances and periods that were paid for, with what promotions gave, and with withdrawals.',
  ),
  {
    rule: 8,
    path: 'server/platform/config.ts',
    about: 'names a dialect',
    reason: 'The setting DATABASE_URL names one of them; its forms are checked and explained where all settings are.',
  },
]
