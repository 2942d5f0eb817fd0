import type { Mutation } from './mutation.ts'

const hooks = 'site/app/hooks'
const account = `${hooks}/account-resources.browser.test.tsx`
const adminList = `${hooks}/use-admin-list.browser.test.tsx`
const backOffice = `${hooks}/use-back-office.browser.test.tsx`
const auth = 'site/app/session/auth-provider.browser.test.tsx'
const lazy = 'site/app/lazy/lazy.browser.test.tsx'

/** Faults of the site and of the design system. */
export const siteMutations: readonly Mutation[] = [
  {
    name: 'two clicks send a deposit twice',
    file: 'site/app/api/idempotency.ts',
    from: 'attempt.call ??= send(',
    to: 'attempt.call = send(',
    tests: ['site/app/api/idempotency.browser.test.tsx'],
  },
  {
    name: 'after a 5xx the next try has a new key',
    file: 'site/app/api/idempotency.ts',
    from: '&& error.status < 500',
    to: '&& error.status < 600',
    tests: ['site/app/api/idempotency.browser.test.tsx'],
  },
  {
    name: 'a response that was requested before the script is used again and again',
    file: 'site/app/boot/boot.ts',
    from: 'window.bootResponses?.delete(path)',
    to: '',
    tests: ['site/app/boot/boot.test.ts'],
  },
  {
    name: 'the dashboard does not lead back to its tab after the login',
    file: 'site/app/boot/boot.ts',
    from: 'location.pathname + location.search',
    to: 'location.pathname',
    tests: ['site/app/boot/boot.test.ts'],
  },
  {
    name: 'a deferred script is started again by each event',
    file: 'site/app/boot/deferred-hydration.ts',
    from: 'if (isStarted) return',
    to: '',
    tests: ['site/app/boot/deferred-hydration.browser.test.tsx'],
  },
  {
    name: 'an error hides data that is already shown',
    file: `${hooks}/to-resource.ts`,
    from: 'if (data !== undefined)',
    to: 'if (data !== undefined && !loadError)',
    tests: [`${hooks}/to-resource.test.ts`],
  },
  {
    name: 'an order leaves the balance as it was shown',
    file: `${hooks}/use-account-cache.ts`,
    from: 'write(paths.balance(userId), () => balanceAfter)',
    to: '',
    tests: [account],
  },
  {
    name: 'a new instance is not followed until it is active',
    file: `${hooks}/use-pending-records.ts`,
    from: 'instances.some(isChanging) ? ',
    to: 'instances.every(isCreating) ? ',
    tests: [account],
  },
  {
    name: 'a list that is still loading is not requested again after an order',
    file: `${hooks}/use-account-cache.ts`,
    from: 'isStale || data === undefined',
    to: 'isStale',
    tests: [account],
  },
  {
    name: 'no data is refreshed when a pending record is settled',
    file: `${hooks}/use-followed-list.ts`,
    from: 'options.onSettled()',
    to: 'void options',
    tests: [`${hooks}/use-followed-list.browser.test.tsx`],
  },
  {
    name: 'the next page of an earlier search is shown',
    file: `${hooks}/use-admin-list.ts`,
    from: 'nextCursor && data?.url === url',
    to: 'nextCursor',
    tests: [adminList],
  },
  {
    name: 'a search keeps the page number of the unfiltered list',
    file: `${hooks}/use-admin-list.ts`,
    from: 'trail.list === list ? trail.cursors : []',
    to: 'trail.cursors',
    tests: [adminList],
  },
  {
    name: 'the back-office keeps rows from before a refused edit',
    file: `${hooks}/use-back-office.ts`,
    from: 'if (refusal) invalidateAllExcept()',
    to: '',
    tests: [backOffice],
  },
  {
    name: 'without a token the back-office sends requests',
    file: `${hooks}/use-admin-list.ts`,
    from: 'enabled && token ?',
    to: 'enabled ?',
    tests: [backOffice],
  },
  {
    name: "the next customer sees the last one's data",
    file: 'site/app/session/auth-provider.tsx',
    from: 'void mutate(isPersonal, undefined, { revalidate: false })',
    to: '',
    tests: [auth],
  },
  {
    name: 'a failed load of a lazy module is never repeated',
    file: 'site/app/lazy/lazy-module.ts',
    from: 'request = undefined',
    to: '',
    tests: [lazy],
  },
  {
    name: 'a full last page promises another one',
    file: 'server/platform/pages.ts',
    from: 'rows.length > limit',
    to: 'rows.length >= limit',
    tests: ['server/platform/pages.test.ts'],
  },
  {
    name: 'an action runs twice at the same time',
    file: 'design-system/hooks/use-action.ts',
    from: '.has(key)) return false',
    to: '.has(key)) void key',
    tests: ['design-system/hooks/use-action.browser.test.tsx'],
  },
  {
    name: 'an edit does not include the balance that was shown',
    file: 'design-system/admin/BalanceDialog/BalanceDialog.tsx',
    from: 'expectedBalance: String(currentBalance)',
    to: "expectedBalance: ''",
    tests: ['design-system/admin/BalanceDialog/BalanceDialog.browser.test.tsx'],
  },
]
