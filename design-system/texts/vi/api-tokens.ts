import type { ApiTokensTexts } from '#ds/account/ApiTokens/index.ts'
import { vps } from './account/vps.ts'

const { copy, copyShort, copied, copyRefused } = vps

/** Of every secret that is shown once. */
export const secretTexts = {
  ...{ copy, copyShort, copied, copyRefused },
  onceTitle: 'Chỉ hiện một lần',
  once: 'Hãy sao chép và cất vào nơi an toàn ngay bây giờ. Đóng hộp thoại này rồi thì không xem lại được nữa.',
  close: 'Tôi đã lưu',
}

export const apiTokensTexts: ApiTokensTexts = {
  title: 'Token API',
  add: 'Tạo token',
  emptyTitle: 'Chưa có token API nào',
  emptyDescription: 'Tạo token để script, CI hoặc ứng dụng của bạn gọi API thay bạn, chỉ với những quyền bạn chọn.',
  errorTitle: 'Không tải được token API',
  states: { expired: 'Đã hết hạn', ended: 'Đã ngừng khi tài khoản bị khóa' },
  lastUsed: (at) => `Dùng lần cuối ${at}`,
  neverUsed: 'Chưa dùng lần nào',
  expiresIn: (day, left) => `hết hạn ${day} (${left})`,
  revoke: 'Thu hồi',
  revokeNamed: (name) => `Thu hồi token ${name}`,
  createDialog: {
    ...secretTexts,
    heading: 'Tạo token API',
    description: 'Ai có token đều gọi được API với các quyền của nó. Chỉ chọn quyền thật sự cần.',
    name: 'Tên token',
    nameHint: 'Để nhận ra về sau, ví dụ nơi dùng token: CI, máy chủ giám sát.',
    nameRequired: 'Hãy đặt tên cho token',
    scopes: 'Quyền',
    scopesRequired: 'Hãy chọn ít nhất một quyền',
    scopeHints: {
      'vps:read': 'Xem danh sách VPS và báo giá.',
      'vps:write': 'Mua và điều khiển VPS, kể cả cài lại và hủy. Đơn hàng trừ tiền trong ví.',
      'wallet:read': 'Xem số dư, giao dịch và dự báo của ví. Không chuyển được tiền.',
      'support:read': 'Đọc yêu cầu hỗ trợ và câu trả lời.',
      'support:write': 'Gửi yêu cầu hỗ trợ và trả lời.',
    },
    expires: 'Thời hạn',
    days: (days) => `${days} ngày`,
    cancel: 'Hủy',
    submit: 'Tạo token API',
    submitting: 'Đang tạo…',
    failureTitle: 'Không tạo được token',
    createdHeading: (name) => `Token ${name} đã sẵn sàng`,
    secret: 'Token',
    example: 'Thử ngay trong terminal',
  },
  revokeDialog: {
    heading: (name) => `Thu hồi token ${name}?`,
    description:
      'Chương trình đang dùng token này bị từ chối ngay lập tức. Không khôi phục được; khi cần hãy tạo token mới.',
    confirm: 'Thu hồi token',
    confirming: 'Đang thu hồi…',
    keep: 'Giữ lại',
    failed: 'Không thu hồi được token',
  },
}

/** What a toast says once it is done. */
export const apiTokenToasts = { revoked: 'Đã thu hồi token' }
