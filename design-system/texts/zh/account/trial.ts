import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import { vps } from '#ds/texts/zh/account/vps.ts'

/** Texts of the dialog that pays for a trial. */
export const trial: TrialDialogTexts = {
  heading: vps.trial.pay,
  runsOn: (name, date) => `${name} 会继续运行，不会中断。计费周期从试用结束之日（${date}）开始。`,
  runsAgain: (name) => `付款后 ${name} 立即恢复运行，数据保持不变。`,
  summary: '付款明细',
  codeDescription: '付款明细会立即显示优惠后的价格。',
  walletAfter: '付款后余额',
  shortfall: (amount) => `付款还差 ${amount}。`,
  priceChanged: (before, after) => `价格刚刚由 ${before} 变为 ${after}。尚未扣款，请确认后再次付款。`,
  quoteRenewed: '报价已过期并已更新，价格不变。请再次付款。',
  submit: '付款',
  submitting: '正在付款…',
  failureTitle: '付款未成功',
}
