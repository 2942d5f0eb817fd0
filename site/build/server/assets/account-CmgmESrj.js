import { jsx, jsxs } from 'react/jsx-runtime'
import {
  yt as classNames,
  it as ErrorState,
  k as Heading,
  x as Inline,
  A as Skeleton,
  J as Stack,
  at as Text,
  vt as useMessage,
  gt as VisuallyHidden,
} from './base-JoUBlWxa.js'
import { i as isSettingUp } from './signed-in-INPt23eB.js'

// server/contracts/rules/limits.ts
/** The smallest top-up, in whole dong (product spec, section 9). */
var DEPOSIT_MIN = 5e4
/** The largest single top-up, in whole dong. */
var DEPOSIT_MAX = 1e9
/** The largest balance that an admin can set, in whole dong. */
var BALANCE_MAX = 999999999999
/** The longest message to the online support, in characters. */
var SUPPORT_MESSAGE_MAX = 2e3
// server/contracts/rules/fees.ts
/** The ways to top up (product spec, section 9), in the order in which they are shown. */
var paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto']
/** Fee of each method in percent of the amount (product spec, section 9). */
var feePercent = {
  bank_transfer: 0,
  momo: 0,
  zalopay: 0,
  crypto: 1,
}
/** What a top-up costs beside its amount, rounded up to a whole dong (product decisions). Both in whole dong. */
var depositFee = (method, amount) => (amount * BigInt(feePercent[method]) + 99n) / 100n
// design-system/account/ResourceList/ResourceList.css.ts
var panel$1 = '_1h9i17n0'
var row = '_1h9i17n1'
// design-system/account/ResourceList/ResourceList.tsx
/** A panel of rows in each of its states: loading, failed, empty, filled. */
function ResourceList({
  label,
  resource,
  itemKey,
  renderItem,
  empty,
  errorTitle,
  skeletonRows = 3,
  skeletonLines = 2,
  density = 'normal',
  className,
  ...rest
}) {
  const panel = classNames(panel$1, className)
  if (resource.status === 'error')
    return /* @__PURE__ */ jsx('div', {
      'data-component': 'ResourceList',
      'data-state': 'error',
      ...rest,
      className: panel,
      children: /* @__PURE__ */ jsx(ErrorState, {
        title: errorTitle,
        description: resource.message,
        onRetry: resource.onRetry,
      }),
    })
  if (resource.status === 'loading')
    return /* @__PURE__ */ jsxs('div', {
      'data-component': 'ResourceList',
      'data-state': 'loading',
      'aria-busy': true,
      ...rest,
      className: panel,
      children: [
        /* @__PURE__ */ jsx(LoadingWord, {}),
        /* @__PURE__ */ jsx('ul', {
          'aria-hidden': true,
          className: classNames(density === 'roomy' && '_1h9i17n2'),
          children: Array.from({ length: skeletonRows }, (_, row$1) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                className: row,
                children: /* @__PURE__ */ jsx(SkeletonRow, { lines: skeletonLines }),
              },
              row$1,
            ),
          ),
        }),
      ],
    })
  if (resource.data.length === 0)
    return /* @__PURE__ */ jsx('div', {
      'data-component': 'ResourceList',
      'data-state': 'empty',
      ...rest,
      className: panel,
      children: empty,
    })
  return /* @__PURE__ */ jsx('div', {
    'data-component': 'ResourceList',
    'data-state': 'ready',
    ...rest,
    className: panel,
    children: /* @__PURE__ */ jsx('ul', {
      role: 'list',
      'aria-label': label,
      className: classNames(density === 'roomy' && '_1h9i17n2'),
      children: resource.data.map((item) =>
        /* @__PURE__ */ jsx(
          'li',
          {
            className: row,
            children: renderItem(item),
          },
          itemKey(item),
        ),
      ),
    }),
  })
}
var lengths = ['medium', 'long', 'short']
function SkeletonRow({ lines }) {
  return /* @__PURE__ */ jsx(Stack, {
    space: '2xs',
    children: Array.from({ length: lines }, (_, line) =>
      /* @__PURE__ */ jsx(
        Text,
        {
          size: line === 0 ? 'body' : 'small',
          render: /* @__PURE__ */ jsx('div', {}),
          children: /* @__PURE__ */ jsx(Skeleton, { length: lengths[line % lengths.length] }),
        },
        line,
      ),
    ),
  })
}
function LoadingWord() {
  return /* @__PURE__ */ jsx(VisuallyHidden, {
    role: 'status',
    children: useMessage('loading'),
  })
}
// design-system/account/SupportChat/SupportChat.css.ts
var launcher = 'cymh0q0'
var launcherIcon = 'cymh0q1'
var launcherName = 'cymh0q2'
var panel = 'cymh0q3'
var header = 'cymh0q4'
var heading = 'cymh0q5'
var sent = 'cymh0q6'
// design-system/account/shown-vps.ts
/** Whether an instance will be renewed: one that failed or was terminated will not. */
var isRenewed = (status) => status !== 'failed' && status !== 'terminated'
/** An instance's address, or a text in its place: that it is being assigned, or that there is none. */
var addressOf = ({ ipAddress, status }, texts) => ipAddress ?? (isSettingUp(status) ? texts.ipPending : texts.ipNone)
/** Shows operating systems by name: the server gives their id, the catalogue knows what it is called. An unknown one stays as it is. */
function nameSystems(vps, catalog) {
  if (vps.status !== 'ready' || catalog.status !== 'ready') return vps
  const names = new Map(catalog.data.operatingSystems.map(({ id, name }) => [id, name]))
  return {
    ...vps,
    data: vps.data.map((instance) => ({
      ...instance,
      operatingSystem: names.get(instance.operatingSystem) ?? instance.operatingSystem,
    })),
  }
}
// design-system/account/PanelHeader/PanelHeader.tsx
/** Head of one part of the account: what it holds, and what can be started. */
function PanelHeader({ title, action, ...rest }) {
  return /* @__PURE__ */ jsxs(Inline, {
    'data-component': 'PanelHeader',
    justify: 'space-between',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsx(Heading, {
        level: 2,
        size: 'title',
        children: title,
      }),
      action,
    ],
  })
}
// server/contracts/rules/price.ts
/** How long an instance is paid for at a time. */
var billingPeriods = ['monthly', 'yearly']
/** What a plan costs for one billing period, in whole dong. The screens quote it, the server takes it. */
var priceOf = (plan, period) => (period === 'monthly' ? plan.priceMonthly : plan.priceYearly)
// server/contracts/rules/calendar.ts
/** Asia/Ho_Chi_Minh is seven hours ahead of UTC all year, and has been since 1975; no host setting is asked. */
var OFFSET = 252e5
/** Day of the month (1 to 31) in Asia/Ho_Chi_Minh of a moment in milliseconds. */
var dayOfMonth = (at) => new Date(at + OFFSET).getUTCDate()
/**
 * The moment `months` calendar months after `at`, at the same time of day in Asia/Ho_Chi_Minh, on `anchorDay` or, in a
 * shorter month, on its last day: with anchor 31 it goes 31 January, 28 February, 31 March.
 */
function addMonths(at, months, anchorDay = dayOfMonth(at)) {
  const local = new Date(at + OFFSET)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const timeOfDay = (at + OFFSET) % 864e5
  return Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay - OFFSET
}
/** Where the billing period that starts at `at` ends. */
var periodEnd = (at, period, anchorDay = dayOfMonth(at)) => addMonths(at, period === 'monthly' ? 1 : 12, anchorDay)
// server/contracts/rules/money.ts
/** What a wallet holds after `cost` was taken from it, below zero when it holds too little, and what it lacks. */
function afterPaying(balance, cost) {
  const after = balance - cost
  return {
    after,
    shortfall: after < 0n ? -after : 0n,
  }
}
/** The top-up that covers a shortfall: rounded up to a thousand dong, never below the smallest one. */
function topUpFor(shortfall) {
  const rounded = ((shortfall + 999n) / 1000n) * 1000n
  return rounded < 5e4 ? BigInt(DEPOSIT_MIN) : rounded
}
// design-system/account/OrderDialog/order-quote.ts
/** One month or one year after `now`, the anchor day kept and clamped (product spec, section 9; product decisions). */
var firstBillingDate = (now, period) => new Date(periodEnd(Date.parse(now), period)).toISOString()
/** Puts price, date and wallet together for the summary. `balance` in whole dong; absent while it is not known. */
function quoteOrder(plan, period, now, balance) {
  const cost = BigInt(priceOf(plan, period))
  const quote = {
    cost: cost.toString(),
    nextBillingDate: firstBillingDate(now, period),
  }
  if (balance === void 0) return quote
  const { after, shortfall } = afterPaying(BigInt(balance), cost)
  return {
    ...quote,
    wallet: {
      before: balance,
      after: after.toString(),
      shortfall: shortfall.toString(),
    },
  }
}
/** The systems that can be chosen: those of the plan, or all of them before a plan is chosen. */
var systemsFor = (catalog, plan) =>
  plan ? catalog.operatingSystems.filter((system) => plan.osSupported.includes(system.id)) : catalog.operatingSystems

export {
  addressOf as c,
  BALANCE_MAX as S,
  billingPeriods as a,
  DEPOSIT_MAX as C,
  DEPOSIT_MIN as w,
  depositFee as y,
  feePercent as b,
  firstBillingDate as t,
  header as d,
  heading as f,
  isRenewed as l,
  launcher as p,
  launcherIcon as m,
  launcherName as h,
  nameSystems as u,
  PanelHeader as s,
  panel as g,
  paymentMethods as x,
  priceOf as o,
  quoteOrder as n,
  ResourceList as v,
  SUPPORT_MESSAGE_MAX as T,
  sent as _,
  systemsFor as r,
  topUpFor as i,
}
