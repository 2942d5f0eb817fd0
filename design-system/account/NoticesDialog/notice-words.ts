import {
  ArrowDownLeft,
  ArrowUpRight,
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Hourglass,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import type { Notice, NoticeOf } from '#contracts/notices.ts'
import { depositFor } from '#contracts/rules/money.ts'
import type { NoticeKind } from '#contracts/rules/notice-kinds.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { topUpAddress } from '#contracts/rules/top-up-address.ts'
import type { Formats } from '#ds/providers/format.tsx'
import type { NoticesTexts } from './notices-texts.ts'

/** What a notice says, and where one acts on it. */
export interface NoticeWords {
  /** In whole dong, for `say`, which puts each where its language has it. */
  amounts: readonly string[]
  say: (...amounts: string[]) => string
  link: { label: string; href: string }
}

/** What makes words: the texts and formats of a language, and the current time, ISO 8601. */
export interface NoticeTools {
  texts: NoticesTexts
  formats: Pick<Formats, 'currency' | 'date' | 'dateTime'>
  now: string
}

type Look = { icon: LucideIcon; tone: 'positive' | 'neutral' | 'caution' | 'critical' }

/** How each kind looks: what is lost if nobody acts is red, what asks for something is yellow. */
export const noticeLooks: Readonly<Record<NoticeKind, Look>> = {
  'deposit-received': { icon: ArrowDownLeft, tone: 'positive' },
  'withdrawal-paid': { icon: ArrowUpRight, tone: 'neutral' },
  'withdrawal-rejected': { icon: CircleX, tone: 'critical' },
  'machine-ready': { icon: CircleCheck, tone: 'positive' },
  'order-failed': { icon: CircleX, tone: 'critical' },
  'renewal-receipt': { icon: CalendarCheck, tone: 'neutral' },
  'renewal-reminder': { icon: CalendarClock, tone: 'caution' },
  'machine-suspended': { icon: CirclePause, tone: 'critical' },
  'machine-resumed': { icon: CirclePlay, tone: 'positive' },
  'machine-ending-soon': { icon: Hourglass, tone: 'critical' },
  'machine-ended': { icon: Trash2, tone: 'neutral' },
  'trial-ending': { icon: Hourglass, tone: 'caution' },
}

const toMachine = ({ vpsId, name }: { vpsId: string; name: string }, { texts }: NoticeTools) => ({
  label: texts.links.machine(name),
  href: `/dashboard/vps/${encodeURIComponent(vpsId)}`,
})
const toWallet = ({ texts }: NoticeTools) => ({ label: texts.links.wallet, href: '/dashboard?tab=wallet' })

type Say<Kind extends NoticeKind> = (facts: NoticeOf<Kind>['facts'], tools: NoticeTools) => NoticeWords

function reminder(facts: NoticeOf<'renewal-reminder'>['facts'], tools: NoticeTools): NoticeWords {
  const { name, amount, missing, dueAt, suspendAt, autoRenew } = facts
  const { texts, formats, now } = tools
  const day = formats.date(dueAt)
  const link = toMachine(facts, tools)
  if (!autoRenew) return { amounts: [], say: () => texts.expires(name, day), link }
  if (missing === '0') return { amounts: [amount], say: (fee = '') => texts.renews(name, day, fee), link }
  const topUp = depositFor(BigInt(missing))
  // Once it is suspended its page says what it costs to have it back.
  const isLate = now >= suspendAt
  const toTopUp = { label: texts.links.topUp(formats.currency(topUp)), href: topUpAddress(topUp) }
  return {
    amounts: [missing],
    say: (short = '') => texts.renewsShort(name, day, short),
    link: isLate ? link : toTopUp,
  }
}

function suspended(facts: NoticeOf<'machine-suspended'>['facts'], tools: NoticeTools): NoticeWords {
  const { name, reason, deleteAt, explanation } = facts
  const { suspended: sentences, links } = tools.texts
  const day = deleteAt === null ? null : tools.formats.date(deleteAt)
  if (reason === 'admin')
    return {
      amounts: [],
      say: () => (explanation ? sentences.adminWhy(name, explanation) : sentences.admin(name)),
      link: { label: links.support, href: '/dashboard?tab=support' },
    }
  const plain = reason === 'unpaid' ? sentences.unpaid : sentences.trialEnded
  const until = reason === 'unpaid' ? sentences.unpaidUntil : sentences.trialEndedUntil
  return { amounts: [], say: () => (day === null ? plain(name) : until(name, day)), link: toMachine(facts, tools) }
}

const wordsOf: { [Kind in NoticeKind]: Say<Kind> } = {
  'deposit-received': ({ amount, bonus, balance }, tools) => ({
    amounts: bonus === undefined ? [amount, balance] : [amount, balance, bonus],
    say: (received = '', after = '', earned = '') =>
      earned === '' ? tools.texts.deposited(received, after) : tools.texts.depositedWithBonus(received, after, earned),
    link: toWallet(tools),
  }),
  'withdrawal-paid': ({ amount, bank, account }, tools) => ({
    amounts: [amount],
    say: (sent = '') => tools.texts.withdrawn(sent, `${bank} ${account}`),
    link: toWallet(tools),
  }),
  'withdrawal-rejected': ({ amount, reason }, tools) => ({
    amounts: [amount],
    say: (returned = '') => tools.texts.notWithdrawn(returned, reason),
    link: toWallet(tools),
  }),
  'machine-ready': (facts, tools) => ({
    amounts: [],
    say: () =>
      facts.ipAddress === null ? tools.texts.ready(facts.name) : tools.texts.readyAt(facts.name, facts.ipAddress),
    link: toMachine(facts, tools),
  }),
  'order-failed': ({ name, refund }, tools) =>
    refund === '0'
      ? { amounts: [], say: () => tools.texts.orderFailed(name), link: toWallet(tools) }
      : { amounts: [refund], say: (back = '') => tools.texts.orderRefunded(name, back), link: toWallet(tools) },
  'renewal-receipt'(facts, tools) {
    const { name, amount, periodEnd } = facts
    const until = tools.formats.date(periodEnd)
    const link = toMachine(facts, tools)
    // An instance that is exempt is renewed for nothing.
    if (amount === '0') return { amounts: [], say: () => tools.texts.renewed(name, until), link }
    return { amounts: [amount], say: (fee = '') => tools.texts.renewedFor(name, until, fee), link }
  },
  'renewal-reminder': reminder,
  'machine-suspended': suspended,
  'machine-resumed': (facts, tools) => ({
    amounts: [],
    say: () => tools.texts.resumed(facts.name),
    link: toMachine(facts, tools),
  }),
  'machine-ending-soon': (facts, tools) => ({
    amounts: [],
    say: () => tools.texts.endingSoon[facts.reason](facts.name, tools.formats.date(facts.deleteAt)),
    link: toMachine(facts, tools),
  }),
  'machine-ended': ({ name, reason, explanation }, { texts }) => ({
    amounts: [],
    say: () => (explanation ? texts.endedWhy(name, explanation) : texts.ended[reason](name)),
    link: { label: texts.links.order, href: orderAddress() },
  }),
  'trial-ending': (facts, tools) => ({
    amounts: [facts.amount],
    say: (fee = '') => tools.texts.trialEnding(facts.name, tools.formats.dateTime(facts.trialEndsAt), fee),
    link: toMachine(facts, tools),
  }),
}

/** Makes the sentence of a notice, and the link to where one acts on it. */
export const noticeWords = ({ kind, facts }: Notice, tools: NoticeTools): NoticeWords =>
  // The facts are those of the kind, which the compiler cannot know while the kind is a variable.
  (wordsOf[kind] as Say<NoticeKind>)(facts, tools)
