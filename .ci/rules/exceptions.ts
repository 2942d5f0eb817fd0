/** The only places where a rule does not hold, each with its reason. One that is no longer needed is a violation itself. */
export interface Exception {
  /** Number of the rule. */
  rule: number
  path: string
  /** A part of the violation's message. */
  about: string
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    rule: 1,
    path: '.ci/bench/bare-express.ts',
    about: 'express is not at home here',
    reason: 'What the server is measured against: Express with nothing of ours around it.',
  },
  {
    rule: 1,
    path: '.ci/bench/client-rendered/main.tsx',
    about: 'react-router is not at home here',
    reason: 'What the site is measured against: the same routes, drawn by the browser alone.',
  },
  {
    rule: 1,
    path: '.ci/bench/raw-orders.ts',
    about: 'better-sqlite3 is not at home here',
    reason: 'What orders are measured against: the driver with nothing of ours around it.',
  },
  {
    rule: 1,
    path: 'site/e2e/failing-server.spec.ts',
    about: 'better-sqlite3 is not at home here',
    reason: 'It locks and breaks the database of a running server, which only another connection can do.',
  },
  {
    rule: 4,
    path: 'design-system/components/Menu/Menu.css.ts',
    about: 'marginBlock is an outer margin',
    reason: 'The separator of a menu, whose other children touch one another.',
  },
  {
    rule: 4,
    path: 'design-system/components/Notice/Notice.css.ts',
    about: 'is an outer margin',
    reason: 'The closing button reaches into the padding: full-sized to press, and its cross in line with the text.',
  },
  {
    rule: 8,
    path: 'server/platform/config.ts',
    about: 'names a dialect',
    reason: 'The setting DATABASE_URL names one of them; its forms are checked and explained where all settings are.',
  },
  {
    rule: 8,
    path: 'server/survival/mutations.ts',
    about: 'names a dialect',
    reason: 'It names the files whose protections it takes out; it speaks to no database.',
  },
]
