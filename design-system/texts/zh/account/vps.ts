import type { VpsTexts } from '#ds/account/vps-texts.ts'

/** Texts of the instances. */
export const vps: VpsTexts = {
  title: '我的 VPS',
  order: '订购第一台 VPS',
  operatingSystem: '操作系统',
  price: '价格',
  notRenewed: '不再续费',
  cores: (count) => `${count} vCPU`,
  trial: {
    daysLeft: (days) => `试用还剩 ${days} 天`,
    endedNote: 'VPS 已暂停，数据仍保留。转为付费后立即恢复运行。',
    pay: '转为付费',
  },
  suspendedNote: '该 VPS 已暂停，暂不扣费。请联系客服了解原因和恢复方法。',
  contactSupport: '联系客服',
  copy: (value) => `复制 ${value}`,
  copyShort: '复制',
  copied: '已复制',
  copyRefused: '已选中，请按 Ctrl+C',
  emptyTitle: '您还没有 VPS',
  emptyDescription: '选择套餐、机房和操作系统，几分钟后即可使用。',
  errorTitle: 'VPS 列表加载失败',
}
