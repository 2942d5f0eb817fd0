import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import { order } from '#ds/texts/zh/account/order.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the instances. */
export const vps: VpsListTexts = {
  title: '我的 VPS',
  order: '订购第一台 VPS',
  statuses: states.vps,
  settingUp: '该 VPS 正在创建，几分钟后即可使用。',
  failed: '该 VPS 未能创建，款项已退回钱包。',
  ipAddress: 'IP 地址',
  ipPending: states.vpsAddress.pending,
  ipNone: states.vpsAddress.none,
  cpu: 'CPU',
  ram: '内存',
  storage: '硬盘',
  operatingSystem: '操作系统',
  price: '价格',
  perPeriod: order.perPeriod,
  nextBillingDate: '续费日期',
  nextCharge: order.nextCharge,
  notRenewed: '不再续费',
  cores: (count) => `${count} vCPU`,
  trial: {
    ends: order.trialEnds,
    daysLeft: (days) => `试用还剩 ${days} 天`,
    note: '到期未转为付费，VPS 将暂停，数据会保留。',
    ended: '试用已结束',
    endedNote: 'VPS 已暂停，数据仍保留。转为付费后立即恢复运行。',
    pay: '转为付费',
  },
  suspended: '该 VPS 已被暂停',
  suspendedNote: '请联系客服了解原因和恢复方法。',
  contactSupport: '联系客服',
  manage: '管理',
  console: '远程连接',
  copy: (value) => `复制 ${value}`,
  copied: '已复制',
  copyFailed: '浏览器不允许复制',
  emptyTitle: '您还没有 VPS',
  emptyDescription: '选择套餐、机房和操作系统，几分钟后即可使用。',
  errorTitle: 'VPS 列表加载失败',
}
