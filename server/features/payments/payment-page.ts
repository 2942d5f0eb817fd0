import { dong } from '#contracts/fields/messages.ts'
import { type Language, languageTags } from '#contracts/languages.ts'
import type { PaymentStatus } from '#contracts/payments.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { PaymentState } from '#contracts/rules/payment-state.ts'
import type { WaitingOrderState } from '#contracts/rules/waiting-order-state.ts'
import { escapeHtml, policyOfStyles } from '#server/platform/http/html.ts'

const styles = `
:root { color-scheme: dark light; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px 16px; max-width: 36rem; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 8px; }
dl { margin: 24px 0; } dt { font-size: 14px; opacity: .75; } dd { margin: 0 0 16px; font-size: 20px; overflow-wrap: anywhere; }
code { font: 20px/1.5 ui-monospace, Menlo, monospace; }
a { display: inline-block; padding: 12px 0; margin-inline-end: 24px; }
`

/** The content security policy of the page: its own styles, by hash, and nothing else. */
export const paymentPagePolicy = policyOfStyles(styles)

interface Words {
  title: (amount: string) => string
  states: Readonly<Record<PaymentState, (received: string, missing: string) => string>>
  /** Instead of `waiting` for a payment at a gateway's page, and the link to that page; `name` is the gateway's. */
  waitingAt: (name: string) => string
  open: (name: string) => string
  /** What the gateway reported is looked at, and the link to support. */
  inReview: (name: string) => string
  support: string
  /** How the order stands that the payment is for; `name` is that of its instance. */
  order: Readonly<Record<WaitingOrderState, (name: string) => string>>
  facts: Readonly<Record<'bank' | 'account' | 'holder' | 'amount' | 'memo', string>>
  note: string
  reload: string
  wallet: string
}

const words: Readonly<Record<Language, Words>> = {
  vi: {
    title: (amount) => `Nạp ${amount} vào ví`,
    states: {
      waiting: () => 'Đang chờ tiền về.',
      received: (received) => `Đã nhận ${received}.`,
      under: (received, missing) => `Đã nhận ${received}, còn thiếu ${missing}.`,
      over: (received) => `Đã nhận ${received}. Tất cả đã vào ví của bạn.`,
      expired: () => 'Yêu cầu này đã hết hạn. Nếu bạn đã chuyển, tiền vẫn vào ví khi về đến nơi.',
      cancelled: () => 'Đã hủy yêu cầu nạp. Nếu bạn đã chuyển, tiền vẫn vào ví khi về đến nơi.',
    },
    waitingAt: (name) => `Đang chờ ${name} xác nhận.`,
    open: (name) => `Mở trang ${name}`,
    inReview: (name) =>
      `${name} báo một số tiền khác với yêu cầu, hoặc một vấn đề cần xác minh. Chúng tôi đang đối chiếu với ${name}, bạn không cần thanh toán lại. Nếu có thắc mắc, hãy nhắn bộ phận hỗ trợ.`,
    support: 'Nhắn bộ phận hỗ trợ',
    order: {
      waiting: (name) => `Khi tiền về, đơn hàng ${name} tự hoàn tất; bạn có thể đóng trang này.`,
      done: (name) => `Đơn hàng ${name} đã hoàn tất.`,
      over: (name) => `Đơn hàng ${name} đã hết hạn. Tiền đã về, hoặc về sau, đều nằm trong ví.`,
      cancelled: (name) => `Đơn hàng ${name} đã hủy.`,
      failed: (name) => `Không hoàn tất được đơn hàng ${name}. Tiền của bạn nằm trong ví.`,
    },
    facts: {
      bank: 'Ngân hàng',
      account: 'Số tài khoản',
      holder: 'Chủ tài khoản',
      amount: 'Số tiền',
      memo: 'Nội dung',
    },
    note: 'Hãy giữ nguyên nội dung chuyển khoản. Bạn có thể chuyển số tiền khác: tiền về bao nhiêu, ví cộng bấy nhiêu.',
    reload: 'Tải lại',
    wallet: 'Về ví',
  },
  en: {
    title: (amount) => `Top up ${amount}`,
    states: {
      waiting: () => 'Waiting for your transfer.',
      received: (received) => `${received} received.`,
      under: (received, missing) => `${received} received, ${missing} missing.`,
      over: (received) => `${received} received. All of it is in your wallet.`,
      expired: () => 'This request has expired. A transfer that you have made is credited once it arrives.',
      cancelled: () => 'This request was cancelled. A transfer that you have made is credited once it arrives.',
    },
    waitingAt: (name) => `Waiting for ${name} to confirm.`,
    open: (name) => `Open ${name}`,
    inReview: (name) =>
      `${name} reported a different amount or another problem. We are checking it with ${name}, and you do not need to pay again. If you have questions, message support.`,
    support: 'Message support',
    order: {
      waiting: (name) => `Your order ${name} completes by itself once the money arrives, so you can close this page.`,
      done: (name) => `Your order ${name} is complete.`,
      over: (name) => `Your order ${name} has run out. Whatever came, or still comes, is in your wallet.`,
      cancelled: (name) => `Your order ${name} is cancelled.`,
      failed: (name) => `Your order ${name} could not be completed. Your money is in your wallet.`,
    },
    facts: { bank: 'Bank', account: 'Account number', holder: 'Account holder', amount: 'Amount', memo: 'Memo' },
    note: 'Keep the memo exactly as it is. Another amount is fine: whatever arrives is added to your wallet.',
    reload: 'Reload',
    wallet: 'Back to wallet',
  },
  zh: {
    title: (amount) => `充值 ${amount}`,
    states: {
      waiting: () => '正在等待银行到账。',
      received: (received) => `已收到 ${received}。`,
      under: (received, missing) => `已收到 ${received}，还差 ${missing}。`,
      over: (received) => `已收到 ${received}，已全部存入您的钱包。`,
      expired: () => '该申请已过期。如果已经转账，到账后仍会入账。',
      cancelled: () => '该申请已取消。如果已经转账，到账后仍会入账。',
    },
    waitingAt: (name) => `等待 ${name} 确认。`,
    open: (name) => `打开 ${name} 页面`,
    inReview: (name) =>
      `${name} 返回的金额与申请不符，或付款存在其他问题。我们正在与 ${name} 核对，您无需再次付款。如有疑问，请联系客服。`,
    support: '联系客服',
    order: {
      waiting: (name) => `到账后订单 ${name} 会自动完成，您可以关闭此页面。`,
      done: (name) => `订单 ${name} 已完成。`,
      over: (name) => `订单 ${name} 已过期。已到账或之后到账的款项都在您的钱包中。`,
      cancelled: (name) => `订单 ${name} 已取消。`,
      failed: (name) => `订单 ${name} 未能完成，款项在您的钱包中。`,
    },
    facts: { bank: '银行', account: '账号', holder: '户名', amount: '金额', memo: '附言' },
    note: '附言请勿改动。金额可以不同：到账多少，钱包就增加多少。',
    reload: '重新加载',
    wallet: '返回钱包',
  },
}

/** The gateways as they write their names. */
const gatewayNames: Readonly<Partial<Record<PaymentMethod, string>>> = {
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  vnpay: 'VNPay',
  payos: 'payOS',
}

/** How to pay, and what has arrived, as a page that needs no script. */
export function paymentPage(
  { payment, method, state, received, missing, order, inReview: isLookedAt = false }: PaymentStatus,
  language: Language,
): string {
  const {
    title,
    states,
    waitingAt,
    open,
    inReview,
    support,
    order: ofOrder,
    facts,
    note,
    reload,
    wallet,
  } = words[language]
  const money = (amount: string) => dong(Number(amount), language)
  // What may have been paid is not paid again.
  const isPayable = state === 'under' || (state === 'waiting' && !isLookedAt)
  const due = state === 'under' ? missing : payment.amount
  const rows =
    payment.bank && isPayable
      ? [
          [facts.bank, escapeHtml(payment.bank.name)],
          [facts.account, `<code>${escapeHtml(payment.bank.account)}</code>`],
          [facts.holder, escapeHtml(payment.bank.holder)],
          [facts.amount, escapeHtml(money(due))],
          [facts.memo, `<code>${escapeHtml(payment.memo)}</code>`],
        ]
      : []
  const name = gatewayNames[method] ?? ''
  const gateway = payment.kind === 'redirect' && state === 'waiting' && isPayable ? name : undefined
  const standing = gateway === undefined ? states[state](money(received), money(missing)) : waitingAt(gateway)
  const gatewayLink =
    gateway !== undefined && payment.url !== null
      ? `<p><a href="${escapeHtml(payment.url)}" rel="noreferrer">${escapeHtml(open(gateway))}</a></p>`
      : ''
  const reviewLines = isLookedAt
    ? `<p>${escapeHtml(inReview(name))}</p><p><a href="/dashboard?tab=support">${escapeHtml(support)}</a></p>`
    : ''
  // Without money there is nothing else to say of it.
  const standingLine = isLookedAt && received === '0' ? '' : `<p>${escapeHtml(standing)}</p>`
  const orderLine = order ? `<p>${escapeHtml(ofOrder[order.state](order.choice.name))}</p>` : ''
  const heading = escapeHtml(title(money(payment.amount)))
  return `<!doctype html>
<html lang="${languageTags[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${styles}</style>
<main>
<h1>${heading}</h1>
${standingLine}
${reviewLines}
${orderLine}
${gatewayLink}
${rows.length > 0 ? `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl><p>${escapeHtml(note)}</p>` : ''}
<p><a href="">${reload}</a><a href="/dashboard?tab=wallet">${wallet}</a></p>
</main>
</html>
`
}
