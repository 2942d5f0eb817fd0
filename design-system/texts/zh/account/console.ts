import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { VpsActionTexts, VpsEventTexts } from '#ds/screens/DashboardScreen/index.ts'
import { vps } from '#ds/texts/zh/account/vps.ts'
import { states } from '#ds/texts/zh/states.ts'

/** The words about one instance, in its row and in its pane. */
const labels: VpsLabels = {
  states: { ...states.vps, off: '已关机' },
  busy: {
    start: '正在开机…',
    shutdown: '正在关机…',
    reboot: '正在重启…',
    stop: '正在断电…',
    reset: '正在强制重启…',
    snapshot: '正在创建快照…',
    restore: '正在恢复…',
    deleteSnapshot: '正在删除快照…',
    resize: '正在变更套餐…',
    resetPassword: '正在重置密码…',
    rescue: '正在进入救援模式…',
    endRescue: '正在退出救援模式…',
    rebuild: '正在重装…',
    rename: '正在改名…',
    cancel: '正在取消…',
    create: '正在创建…',
    suspend: '正在暂停…',
    resume: '正在恢复使用…',
    terminate: '正在终止…',
  },
  inRescue: '救援模式',
  impossible: {
    busy: '正在进行另一项操作，请等它完成',
    creating: 'VPS 正在创建',
    suspended: 'VPS 已暂停，请先恢复使用',
    failed: '这台 VPS 未能创建',
    terminated: '这台 VPS 已终止',
    already_running: '已在运行',
    not_running: '已关机，请先开机',
    in_rescue: '请先退出救援模式',
    not_in_rescue: '未处于救援模式',
    no_snapshots: '还没有快照',
    too_many_snapshots: '快照数量已满，请先删除一个',
    largest_plan: '已是最大的套餐',
  },
  steps: ['创建服务器', '分配地址', '安装系统', '启动', '就绪'],
  step: (name, position) => `${name}，${position}`,
  settingUp: '几分钟后可用',
  trialDaysLeft: vps.trial.daysLeft,
  off: '仍在计费',
  suspended: { trial_ended: '试用已到期', admin: '请联系客服恢复' },
  failed: '平台故障',
  refunded: '款项已退回钱包',
  givenBack: '已退款',
  notRenewed: vps.notRenewed,
  trialUntil: (date) => `试用至 ${date}`,
  renews: { monthly: '按月付费', yearly: '按年付费' },
  trialFree: '试用中',
  backInWallet: '已退回',
  ipPending: '正在分配地址',
  ipNone: '无地址',
  notCharged: '暂不扣费',
  paidTo: '已付至',
  cores: vps.cores,
  copy: vps.copy,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
}

/** Texts of the instances as rows. */
export const vpsRows: VpsRowsTexts = {
  ...labels,
  label: vps.title,
  count: (count) => `共 ${count} 台`,
  columns: {
    name: '名称、地址',
    plan: '套餐',
    place: '机房、系统',
    price: vps.price,
    renewal: '续费',
    actions: '操作',
  },
  moreActions: (name) => `${name} 的操作`,
  changed: (name, state) => `${name}：${state}`,
  order: '需要您处理的排在最前',
  rented: (count) => `在用 ${count} 台`,
  perMonth: (sum) => `每月 ${sum}`,
  filter: {
    label: '筛选 VPS',
    placeholder: '按名称、地址筛选',
    clear: '显示全部',
    noMatches: (query) => `没有与“${query}”匹配的 VPS`,
    hint: '可按名称、IP 地址或编号查找。',
  },
  empty: {
    title: vps.emptyTitle,
    description: vps.emptyDescription,
    order: vps.order,
  },
  errorTitle: vps.errorTitle,
  suspendedCount: (count) => `${count} 台已暂停`,
}

/** Texts of one instance beside the list, or on its page. */
export const vpsPane: VpsPaneTexts = {
  ...labels,
  copyShort: vps.copyShort,
  openPage: '打开详情页',
  close: '关闭',
  moreActions: '更多操作',
  paidUntil: {
    monthly: (date) => `/月，已付至 ${date}`,
    yearly: (date) => `/年，已付至 ${date}`,
  },
  trialUntilThen: (date) => `/月，自试用结束日 ${date} 起`,
  underWay: '进行中',
  mayLeave: '可以关闭此页，创建会继续进行。',
  suspendedByAdmin: vps.suspendedNote,
  trialEnded: vps.trial.endedNote,
  failedWithoutReason: '该 VPS 未能创建。',
  refundedToWallet: '款项已退回钱包',
  facts: { address: 'IP 地址', place: '机房', system: '操作系统', plan: '套餐', number: '编号' },
  planned: '即将发生',
  recently: '最近',
}

/** Words of what can be done about an instance. */
export const vpsActions: VpsActionTexts = {
  manage: '管理',
  console: '网页终端',
  start: '开机',
  shutdown: '关机',
  reboot: '重启',
  pay: vps.trial.pay,
  orderAgain: '重新订购',
  contactSupport: vps.contactSupport,
}

/** What happened to an instance, and what comes next. */
export const vpsEvents: VpsEventTexts = {
  ordered: '您订购了这台 VPS',
  paid: (amount) => `已从钱包支付 ${amount}`,
  refunded: (amount) => `已退款 ${amount} 到钱包`,
  nextCharge: (amount) => `将从钱包扣除 ${amount}`,
}
