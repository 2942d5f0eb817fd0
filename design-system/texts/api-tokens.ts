import type { ApiTokensTexts } from '#ds/account/ApiTokens/index.ts'
import { vps } from './account/vps.ts'
import { localized, localizedAsWritten } from './localized.ts'

const { copy, copyShort, copied, copyRefused } = vps

/** Of every secret that is shown once. */
export const secretTexts = localizedAsWritten({
  copy,
  copyShort,
  copied,
  copyRefused,
  onceTitle: { vi: 'Chỉ hiện một lần', en: 'Shown only once', zh: '仅显示一次' },
  once: {
    vi: 'Hãy sao chép và cất vào nơi an toàn ngay bây giờ. Sau khi đóng hộp thoại này, bạn không xem lại được nữa.',
    en: 'Copy it now and keep it in a safe place. You cannot see it again after closing this dialog.',
    zh: '请立即复制并妥善保存。关闭此窗口后将无法再次查看。',
  },
  close: { vi: 'Tôi đã lưu', en: 'I have saved it', zh: '我已保存' },
})

export const apiTokensTexts = localized<ApiTokensTexts>({
  title: { vi: 'Token API', en: 'API tokens', zh: 'API 令牌' },
  add: { vi: 'Tạo token', en: 'Create token', zh: '创建令牌' },
  emptyTitle: { vi: 'Chưa có token API nào', en: 'No API tokens yet', zh: '还没有 API 令牌' },
  emptyDescription: {
    vi: 'Tạo token để script, CI hoặc ứng dụng của bạn gọi API thay bạn, chỉ với những quyền bạn chọn.',
    en: 'Create a token so that your scripts, CI or apps can call the API for you, with only the scopes you choose.',
    zh: '创建令牌后，您的脚本、CI 或应用即可代您调用 API，且仅拥有您选择的权限。',
  },
  errorTitle: { vi: 'Không tải được token API', en: 'The API tokens could not be loaded', zh: 'API 令牌加载失败' },
  states: {
    expired: { vi: 'Đã hết hạn', en: 'Expired', zh: '已过期' },
    ended: { vi: 'Đã ngừng khi tài khoản bị khóa', en: 'Ended when the account was locked', zh: '账号锁定时已停用' },
  },
  lastUsed: { vi: (at) => `Dùng lần cuối ${at}`, en: (at) => `Last used ${at}`, zh: (at) => `上次使用：${at}` },
  neverUsed: { vi: 'Chưa dùng lần nào', en: 'Never used', zh: '从未使用' },
  expiresIn: {
    vi: (day, left) => `hết hạn ${day} (${left})`,
    en: (day, left) => `expires ${day} (${left})`,
    zh: (day, left) => `${day} 到期（${left}）`,
  },
  revoke: { vi: 'Thu hồi', en: 'Revoke', zh: '撤销' },
  revokeNamed: {
    vi: (name) => `Thu hồi token ${name}`,
    en: (name) => `Revoke the token ${name}`,
    zh: (name) => `撤销令牌 ${name}`,
  },
  createDialog: {
    ...secretTexts,
    heading: { vi: 'Tạo token API', en: 'Create an API token', zh: '创建 API 令牌' },
    description: {
      vi: 'Ai có token này đều gọi được API với các quyền bạn cấp. Chỉ chọn những quyền thật sự cần.',
      en: 'Anyone with this token can call the API with its scopes. Choose only what you need.',
      zh: '任何持有令牌的人都能以其权限调用 API，请只选择必要的权限。',
    },
    name: { vi: 'Tên token', en: 'Token name', zh: '令牌名称' },
    nameHint: {
      vi: 'Giúp bạn nhận ra token về sau, ví dụ theo nơi dùng: CI, máy chủ giám sát.',
      en: 'So you can recognise it later, for example by where you use it: CI, monitoring server.',
      zh: '便于日后辨认，例如使用位置：CI、监控服务器。',
    },
    nameRequired: { vi: 'Vui lòng đặt tên cho token', en: 'Enter a name for the token', zh: '请填写令牌名称' },
    scopes: { vi: 'Quyền', en: 'Scopes', zh: '权限' },
    scopesRequired: {
      vi: 'Vui lòng chọn ít nhất một quyền',
      en: 'Choose at least one scope',
      zh: '请至少选择一项权限',
    },
    scopeHints: {
      'vps:read': {
        vi: 'Xem danh sách VPS và báo giá.',
        en: 'See your servers and quotes.',
        zh: '查看 VPS 列表和报价。',
      },
      'vps:write': {
        vi: 'Đặt và điều khiển VPS, kể cả cài lại và hủy. Tiền đơn hàng trừ vào ví.',
        en: 'Order and control servers, including rebuilding and cancelling them. Orders are paid from your wallet.',
        zh: '订购和控制 VPS，包括重装和取消，订购费用从钱包扣除。',
      },
      'wallet:read': {
        vi: 'Xem số dư, giao dịch và dự báo của ví. Không chuyển được tiền.',
        en: 'See the wallet’s balance, transactions and forecast. Cannot move money.',
        zh: '查看钱包余额、交易和预测，不能转移资金。',
      },
      'support:read': {
        vi: 'Đọc yêu cầu hỗ trợ và câu trả lời.',
        en: 'Read support tickets and their replies.',
        zh: '阅读工单及回复。',
      },
      'support:write': {
        vi: 'Gửi yêu cầu hỗ trợ và trả lời.',
        en: 'Send support tickets and reply.',
        zh: '提交工单并回复。',
      },
    },
    expires: { vi: 'Thời hạn', en: 'Valid for', zh: '有效期' },
    days: {
      vi: (days) => `${days} ngày`,
      en: (days) => (days === 1 ? '1 day' : `${days} days`),
      zh: (days) => `${days} 天`,
    },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Tạo token API', en: 'Create API token', zh: '创建 API 令牌' },
    submitting: { vi: 'Đang tạo…', en: 'Creating…', zh: '正在创建…' },
    failureTitle: { vi: 'Không tạo được token', en: 'The token could not be created', zh: '无法创建令牌' },
    createdHeading: {
      vi: (name) => `Token ${name} đã sẵn sàng`,
      en: (name) => `The token ${name} is ready`,
      zh: (name) => `令牌 ${name} 已就绪`,
    },
    secret: { vi: 'Token', en: 'Token', zh: '令牌' },
    example: { vi: 'Thử ngay trong terminal', en: 'Try it in a terminal', zh: '在终端中试用' },
  },
  revokeDialog: {
    heading: {
      vi: (name) => `Thu hồi token ${name}?`,
      en: (name) => `Revoke the token ${name}?`,
      zh: (name) => `撤销令牌 ${name}？`,
    },
    description: {
      vi: 'Chương trình đang dùng token này sẽ bị từ chối ngay. Thao tác này không thể hoàn tác; khi cần, hãy tạo token mới.',
      en: 'Programs using it are refused immediately. This cannot be undone; create a new token when you need one.',
      zh: '使用该令牌的程序会立即被拒绝，且无法恢复；需要时请创建新的令牌。',
    },
    confirm: { vi: 'Thu hồi token', en: 'Revoke token', zh: '撤销令牌' },
    confirming: { vi: 'Đang thu hồi…', en: 'Revoking…', zh: '正在撤销…' },
    keep: { vi: 'Giữ lại', en: 'Keep', zh: '保留' },
    failed: { vi: 'Không thu hồi được token', en: 'The token could not be revoked', zh: '无法撤销令牌' },
  },
})

/** What a toast says once it is done. */
export const apiTokenToasts = localizedAsWritten({
  revoked: { vi: 'Đã thu hồi token', en: 'Token revoked', zh: '令牌已撤销' },
})
