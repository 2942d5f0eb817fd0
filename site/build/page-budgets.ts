import type { PageWeight } from './page-weight.ts'

/**
 * Maximum bytes that a visitor fetches for each page; `npm run test:e2e` checks the build against them. The goals, and what each
 * increase paid for, are in docs/performance.md.
 */
export const pageBudgets: Record<string, Partial<PageWeight>> = {
  'index.html': { html: 26_000, scriptBeforeUse: 2000, script: 157_500 },
  'login/index.html': { html: 11_500, scriptBeforeUse: 2000, script: 158_500 },
  'products/index.html': { html: 14_800, scriptBeforeUse: 2000, script: 147_300 },
  'products/vps/index.html': { html: 14_800, scriptBeforeUse: 2000, script: 147_300 },
  'dashboard/index.html': { html: 12_800, scriptGzip: 175_000 },
  'admin/index.html': { html: 10_000, scriptGzip: 195_400 },
  '404/index.html': { html: 9900, scriptBeforeUse: 2000, script: 139_500 },
}
