import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import { phoneDialog } from './phone-verification.ts'
import { topUp } from './top-up.ts'
import { vps } from './vps.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding: OnboardingDialogTexts = {
  heading: '开始使用 Sen Cloud',
  steps: '待办事项',
  taskStates: { open: '已完成', opening: '进行中', skipped: '稍后', pending: '未开始' },
  taskNames: { phone: '验证手机', deposit: '充值', explore: '选购 VPS' },
  back: '上一步',
  next: '下一步',
  later: '以后再说',
  finish: '完成',
  welcome: {
    title: (name) => (name ? `欢迎您，${name}` : '欢迎您'),
    description: '只需三步，即可拥有第一台服务器。您可以随时停下。',
    left: (count, tasks) =>
      count === 1 ? `还剩一件事：${tasks}。您可以随时处理。` : `还剩两件事：${tasks}。您可以分开处理。`,
    leftTasks: { phone: '验证手机号码', deposit: '给钱包充值' },
    nothingLeft: '所有步骤都已完成，您可以关闭本向导。',
    tasks: {
      phone: { title: phoneDialog.heading, description: () => phoneDialog.description },
      deposit: { title: topUp.heading, description: (minimum) => `${minimum} 起充，VPS 费用从余额中扣除。` },
      explore: { title: '选购 VPS', description: () => '下单后几分钟即可使用。' },
    },
  },
  phone: { title: phoneDialog.heading, description: phoneDialog.description },
  deposit: {
    title: topUp.heading,
    description: (minimum) => `VPS 使用钱包余额支付，每次充值不低于 ${minimum}。`,
    doneDescription: '钱包已有余额，您可以随时继续充值。',
    balance: walletLevel.balance,
    balanceUnknown: walletLevel.balanceUnknown,
    topUp: walletLevel.topUp,
    topUpMore: '继续充值',
  },
  explore: {
    title: '选购第一台 VPS',
    titleMore: '再选购一台 VPS',
    description: vps.emptyDescription,
    price: '价格',
    priceFrom: (price) => `每月 ${price} 起`,
    locations: '机房',
    operatingSystems: vps.operatingSystem,
    explore: '查看 VPS 套餐',
  },
}
