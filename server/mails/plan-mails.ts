import { DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { depositFor } from '#contracts/rules/money.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { topUpAddress } from '#contracts/rules/top-up-address.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'
import type { Block } from './mail-content.ts'
import type { EndReason, MailFacts } from './mail-facts.ts'
import type { MailTools } from './mail-tools.ts'
import type { MailWords } from './mail-words.ts'

type PlanKind =
  | 'renewal-receipt'
  | 'renewal-reminder'
  | 'machine-suspended'
  | 'machine-resumed'
  | 'machine-ending-soon'
  | 'machine-ended'
  | 'trial-ending'

/** The words of the mails of a plan's life in one language. All amounts and dates are formatted; `server` is a machine's name. */
export interface PlanWords {
  /** Why the recipient gets them. */
  service: string
  money: string
  /** A machine with its number. */
  named(server: string, number: string): string
  period(start: string, end: string): string
  facts: {
    server: string
    plan: string
    period: string
    fee: string
    firstFee: Readonly<Record<BillingPeriod, string>>
    /** For a first period of any length. */
    firstPeriod: string
    balance: string
    /** After a charge. */
    balanceAfter: string
    missing: string
    dueAt: string
    expiresAt: string
    deleteAt: string
    trialEndsAt: string
    nextCharge: string
    /** What `nextCharge` is for a machine that is not renewed automatically. */
    noCharge: string
  }
  buttons: {
    wallet: string
    server: string
    topUp(amount: string): string
    renew: string
    /** Pays and resumes. */
    resume: string
    support: string
    keepTrial: string
    order: string
  }
  /** Above what an admin wrote about what was done. */
  because: string
  /** The smallest top-up is more than what is missing. */
  smallestTopUp(amount: string): string
  /** What is missing is more than this machine's own part of it. */
  withOthers: string
  /** What happens on a day if nobody pays. */
  elseDeleted(day: string): string
  receipt: {
    subject(server: string, end: string): string
    preheader(fee: string, balance: string): string
    paid: string
  }
  reminder: {
    /** The wallet covers it. `daysLeft` is 0 on the day that it is due, and negative after it. */
    covered: { subject(server: string, daysLeft: number): string; text(day: string): string }
    short: {
      subject(server: string, daysLeft: number, missing: string): string
      /** Names the day on which it is suspended. */
      preheader(day: string): string
      before(day: string, missing: string): string
      /** From the day on that it is due. */
      since(day: string, missing: string): string
      elseSuspended(day: string): string
    }
    /** It is not renewed automatically. */
    off: {
      subject(server: string, daysLeft: number): string
      text(day: string): string
      elseSuspended(day: string): string
    }
  }
  suspended: {
    subject: Readonly<Record<SuspendedReason, (server: string) => string>>
    text: Readonly<Record<SuspendedReason, string>>
    short(missing: string): string
    preheader: string
    pay: Readonly<Record<'unpaid' | 'trial_ended', string>>
    contact: string
  }
  resumed: { subject(server: string): string; preheader: string; text: Readonly<Record<SuspendedReason, string>> }
  endingSoon: {
    subject(server: string, day: string): string
    preheader(daysLeft: number): string
    text: Readonly<Record<EndReason, (day: string) => string>>
    next: Readonly<Record<EndReason, string>>
  }
  ended: {
    subject: Readonly<Record<EndReason, (server: string) => string>>
    preheader: string
    text: Readonly<Record<EndReason, (day: string) => string>>
    next: string
    /** Instead of `next` if there is money in the wallet. */
    nextWithMoney: string
    /** Of one that an admin has deleted. */
    byAdmin: { subject(server: string): string; text(day: string): string; next: string; nextWithMoney: string }
  }
  trialEnding: {
    subject(server: string, day: string): string
    preheader(fee: string, period: BillingPeriod): string
    text(time: string): string
    elseSuspended: string
    elseDeleted(day: string): string
  }
}

type Fact = readonly [name: string, value: string]

const WALLET = '/dashboard?tab=wallet'
const SUPPORT = '/dashboard?tab=support'
const pageOf = (vpsId: string) => `/dashboard/vps/${vpsId}`
/** The details on the dashboard, where a machine is paid for. */
const detailsOf = (vpsId: string) => `/dashboard?vps=${vpsId}`

interface Cost {
  amount: string
  balance: string
  missing: string
}

/** Whether what is missing is for other machines, too: a wallet pays for whatever is due first. */
const isForOthers = ({ amount, balance, missing }: Cost) => BigInt(missing) > BigInt(amount) - BigInt(balance)

/** Writes the mails of a plan's life with the words of a language: when each says what is the same in all of them. */
export function planMails(words: PlanWords): Pick<MailWords, PlanKind> {
  const { facts: names, buttons, service } = words

  const costFacts = (fee: string, { amount, balance, missing }: Cost, { money }: MailTools): Fact[] => [
    [fee, money(amount)],
    [names.balance, money(balance)],
    ...(missing === '0' ? [] : [[names.missing, money(missing)] as const]),
  ]
  const serverFact = ({ name, number }: { name: string; number: string }): Fact => [
    names.server,
    words.named(name, number),
  ]
  const feeName = (reason: EndReason) => (reason === 'trial_ended' ? names.firstPeriod : names.fee)
  const notesOf = (cost: Cost): Block[] =>
    cost.missing !== '0' && isForOthers(cost) ? [{ note: words.withOthers }] : []

  /** What an admin wrote for the customer. */
  const explained = (explanation: string | null | undefined): Block[] =>
    explanation ? [{ paragraph: words.because }, { quote: explanation }] : []

  /** Tops up what is missing, or as much as one can. */
  function topUp({ missing }: Cost, { money, url }: MailTools): Block[] {
    const amount = depositFor(BigInt(missing))
    const button = { label: buttons.topUp(money(String(amount))), url: url(topUpAddress(amount)) }
    const isMore = amount > BigInt(missing)
    return [...(isMore ? [{ note: words.smallestTopUp(money(String(DEPOSIT_MIN))) }] : []), { button }]
  }

  /** A reminder of a renewal that the wallet cannot pay. */
  function shortReminder(facts: MailFacts['renewal-reminder'], tools: MailTools) {
    const { name, daysLeft, dueAt, suspendAt } = facts
    const { money, date } = tools
    const { subject, preheader, before, since, elseSuspended } = words.reminder.short
    const missing = money(facts.missing)
    return {
      subject: subject(name, daysLeft, missing),
      preheader: preheader(date(suspendAt)),
      blocks: [
        { paragraph: daysLeft > 0 ? before(date(dueAt), missing) : since(date(dueAt), missing) },
        {
          facts: [serverFact(facts), [names.dueAt, date(dueAt)] as const, ...costFacts(names.fee, facts, tools)],
        },
        { paragraph: elseSuspended(date(suspendAt)) },
        ...notesOf(facts),
        ...topUp(facts, tools),
      ],
      reason: service,
    }
  }

  return {
    'renewal-receipt': (facts, { money, date, url }) => ({
      subject: words.receipt.subject(facts.name, date(facts.periodEnd)),
      preheader: words.receipt.preheader(money(facts.amount), money(facts.balance)),
      blocks: [
        { paragraph: words.receipt.paid },
        {
          facts: [
            serverFact(facts),
            [names.plan, facts.plan],
            [names.period, words.period(date(facts.periodStart), date(facts.periodEnd))],
            [names.fee, money(facts.amount)],
            [names.balanceAfter, money(facts.balance)],
            [names.nextCharge, facts.nextChargeAt === null ? names.noCharge : date(facts.nextChargeAt)],
          ],
        },
        { button: { label: buttons.wallet, url: url(WALLET) } },
      ],
      reason: words.money,
    }),

    'renewal-reminder'(facts, tools) {
      const { vpsId, name, daysLeft, dueAt, suspendAt, autoRenew, missing } = facts
      const { date, url } = tools
      if (autoRenew && missing !== '0') return shortReminder(facts, tools)
      const shown = (day: string): Fact[] => [
        serverFact(facts),
        [day, date(dueAt)],
        ...costFacts(names.fee, facts, tools),
      ]
      if (autoRenew) {
        const { subject, text } = words.reminder.covered
        return {
          subject: subject(name, daysLeft),
          preheader: text(date(dueAt)),
          blocks: [
            { paragraph: text(date(dueAt)) },
            { facts: shown(names.dueAt) },
            { button: { label: buttons.server, url: url(pageOf(vpsId)) } },
          ],
          reason: service,
        }
      }
      const { subject, text, elseSuspended } = words.reminder.off
      return {
        subject: subject(name, daysLeft),
        preheader: text(date(dueAt)),
        blocks: [
          { paragraph: text(date(dueAt)) },
          { facts: shown(names.expiresAt) },
          { paragraph: elseSuspended(date(suspendAt)) },
          { button: { label: buttons.renew, url: url(pageOf(vpsId)) } },
        ],
        reason: service,
      }
    },

    'machine-suspended'(facts, tools) {
      const { subject, text, short, preheader, pay, contact } = words.suspended
      const { money, date, url } = tools
      if (facts.reason === 'admin') {
        const { explanation } = facts
        return {
          subject: subject.admin(facts.name),
          preheader,
          blocks: [
            { paragraph: text.admin },
            { facts: [serverFact(facts)] },
            ...explained(explanation),
            { paragraph: contact },
            { button: { label: buttons.support, url: url(SUPPORT) } },
          ],
          reason: service,
        }
      }
      const { reason, deleteAt, missing } = facts
      const day = deleteAt === null ? null : date(deleteAt)
      return {
        subject: subject[reason](facts.name),
        preheader: missing === '0' ? preheader : short(money(missing)),
        blocks: [
          { paragraph: text[reason] },
          {
            facts: [
              serverFact(facts),
              ...costFacts(feeName(reason), facts, tools),
              ...(day === null ? [] : [[names.deleteAt, day] as const]),
            ],
          },
          { paragraph: pay[reason] },
          ...(day === null ? [] : [{ paragraph: words.elseDeleted(day) }]),
          ...notesOf(facts),
          { button: { label: buttons.resume, url: url(detailsOf(facts.vpsId)) } },
        ],
        reason: service,
      }
    },

    'machine-resumed': (facts, { date, url }) => ({
      subject: words.resumed.subject(facts.name),
      preheader: words.resumed.preheader,
      blocks: [
        { paragraph: words.resumed.text[facts.reason] },
        {
          facts: [
            serverFact(facts),
            [names.nextCharge, facts.nextChargeAt === null ? names.noCharge : date(facts.nextChargeAt)],
          ],
        },
        ...explained(facts.explanation),
        { button: { label: buttons.server, url: url(pageOf(facts.vpsId)) } },
      ],
      reason: service,
    }),

    'machine-ending-soon'(facts, tools) {
      const { subject, preheader, text, next } = words.endingSoon
      const { vpsId, name, reason, daysLeft } = facts
      const { date, url } = tools
      const day = date(facts.deleteAt)
      const isPayable = facts.reason !== 'cancelled'
      return {
        subject: subject(name, day),
        preheader: preheader(daysLeft),
        blocks: [
          { paragraph: text[reason](day) },
          {
            facts: [
              serverFact(facts),
              [names.deleteAt, day],
              ...(isPayable ? costFacts(feeName(reason), facts, tools) : []),
            ],
          },
          { paragraph: next[reason] },
          ...(isPayable ? notesOf(facts) : []),
          {
            button: isPayable
              ? { label: buttons.resume, url: url(detailsOf(vpsId)) }
              : { label: buttons.server, url: url(pageOf(vpsId)) },
          },
        ],
        reason: service,
      }
    },

    'machine-ended'(facts, { money, date, url }) {
      const hasMoney = facts.balance !== '0'
      const day = date(facts.at)
      const { ended } = words
      const known: Block = {
        facts: [
          serverFact(facts),
          [names.deleteAt, day],
          ...(hasMoney ? [[names.balance, money(facts.balance)] as const] : []),
        ],
      }
      if (facts.reason === 'admin') {
        const { subject, text, next, nextWithMoney } = ended.byAdmin
        return {
          subject: subject(facts.name),
          preheader: ended.preheader,
          blocks: [
            { paragraph: text(day) },
            known,
            ...explained(facts.explanation),
            { paragraph: hasMoney ? nextWithMoney : next },
            { button: { label: buttons.support, url: url(SUPPORT) } },
          ],
          reason: service,
        }
      }
      return {
        subject: ended.subject[facts.reason](facts.name),
        preheader: ended.preheader,
        blocks: [
          { paragraph: ended.text[facts.reason](day) },
          known,
          { paragraph: hasMoney ? ended.nextWithMoney : ended.next },
          { button: { label: buttons.order, url: url(orderAddress()) } },
        ],
        reason: service,
      }
    },

    'trial-ending'(facts, tools) {
      const { subject, preheader, text, elseSuspended, elseDeleted } = words.trialEnding
      const { vpsId, name, plan, billingPeriod, trialEndsAt, deleteAt } = facts
      const { money, date, dateTime, url } = tools
      return {
        subject: subject(name, date(trialEndsAt)),
        preheader: preheader(money(facts.amount), billingPeriod),
        blocks: [
          { paragraph: text(dateTime(trialEndsAt)) },
          {
            facts: [
              serverFact(facts),
              [names.plan, plan],
              [names.trialEndsAt, dateTime(trialEndsAt)],
              ...costFacts(names.firstFee[billingPeriod], facts, tools),
            ],
          },
          { paragraph: deleteAt === null ? elseSuspended : elseDeleted(date(deleteAt)) },
          ...notesOf(facts),
          { button: { label: buttons.keepTrial, url: url(detailsOf(vpsId)) } },
        ],
        reason: service,
      }
    },
  }
}
