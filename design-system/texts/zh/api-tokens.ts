import type { ApiTokensTexts } from '#ds/account/ApiTokens/index.ts'
import { vps } from './account/vps.ts'

const { copy, copyShort, copied, copyRefused } = vps

/** Of every secret that is shown once. */
export const secretTexts = {
  ...{ copy, copyShort, copied, copyRefused },
  onceTitle: '仅显示一次',
  once: '请立即复制并妥善保存。关闭此窗口后将无法再次查看。',
  close: '我已保存',
}

export const apiTokensTexts: ApiTokensTexts = {
  title: 'API 令牌',
  add: '创建令牌',
  emptyTitle: '还没有 API 令牌',
  emptyDescription: '创建令牌后，您的脚本、CI 或应用即可代您调用 API，且仅拥有您选择的权限。',
  errorTitle: '无法加载 API 令牌',
  states: { expired: '已过期', ended: '账号锁定时已停用' },
  lastUsed: (at) => `上次使用：${at}`,
  neverUsed: '从未使用',
  expiresIn: (day, left) => `${day} 到期（${left}）`,
  revoke: '撤销',
  revokeNamed: (name) => `撤销令牌 ${name}`,
  createDialog: {
    ...secretTexts,
    heading: '创建 API 令牌',
    description: '任何持有令牌的人都能以其权限调用 API，请只选择必要的权限。',
    name: '令牌名称',
    nameHint: '便于日后辨认，例如使用位置：CI、监控服务器。',
    nameRequired: '请填写令牌名称',
    scopes: '权限',
    scopesRequired: '请至少选择一项权限',
    scopeHints: {
      'vps:read': '查看 VPS 列表和报价。',
      'vps:write': '订购和控制 VPS，包括重装和取消，订购费用从钱包扣除。',
      'wallet:read': '查看钱包余额、交易和预测，不能转移资金。',
      'support:read': '阅读工单及回复。',
      'support:write': '提交工单并回复。',
    },
    expires: '有效期',
    days: (days) => `${days} 天`,
    cancel: '取消',
    submit: '创建 API 令牌',
    submitting: '正在创建…',
    failureTitle: '无法创建令牌',
    createdHeading: (name) => `令牌 ${name} 已就绪`,
    secret: '令牌',
    example: '在终端中试用',
  },
  revokeDialog: {
    heading: (name) => `撤销令牌 ${name}？`,
    description: '使用该令牌的程序会立即被拒绝，且无法恢复；需要时请创建新的令牌。',
    confirm: '撤销令牌',
    confirming: '正在撤销…',
    keep: '保留',
    failed: '无法撤销令牌',
  },
}

/** What a toast says once it is done. */
export const apiTokenToasts = { revoked: '令牌已撤销' }
