import type { WebhooksTexts } from '#ds/account/Webhooks/index.ts'
import { secretTexts } from './api-tokens.ts'
import { localized, localizedAsWritten } from './localized.ts'

export const webhooksTexts = localized<WebhooksTexts>({
  title: { vi: 'Webhook', en: 'Webhooks', zh: 'Webhook' },
  add: { vi: 'Thêm webhook', en: 'Add webhook', zh: '添加 Webhook' },
  emptyTitle: { vi: 'Chưa có webhook nào', en: 'No webhooks yet', zh: '还没有 Webhook' },
  emptyDescription: {
    vi: 'Thêm địa chỉ của bạn để được báo ngay khi VPS sẵn sàng, bị tạm ngưng hoặc tiền vào ví, thay vì phải hỏi API liên tục.',
    en: 'Add your address to be notified immediately when a VPS is ready or suspended, or money arrives, instead of polling the API.',
    zh: '添加您的地址，即可在 VPS 就绪、被暂停或资金到账时立即收到通知，无需反复查询 API。',
  },
  errorTitle: { vi: 'Không tải được webhook', en: 'The webhooks could not be loaded', zh: 'Webhook 加载失败' },
  paused: { vi: 'Tạm dừng', en: 'Paused', zh: '已暂停' },
  pausedTitle: {
    vi: 'Webhook đã tự tạm dừng',
    en: 'This webhook was paused automatically',
    zh: '该 Webhook 已自动暂停',
  },
  pausedDescription: {
    vi: (failures) =>
      `${failures} lần gửi liên tiếp không thành công. Hãy xem nhật ký, sửa máy chủ nhận rồi tiếp tục; các sự kiện bị lỡ vẫn còn trong nhật ký để gửi lại.`,
    en: (failures) =>
      `Consecutive failed attempts: ${failures}. Check the log, fix your server, then resume; missed events are in the log and can be replayed.`,
    zh: (failures) =>
      `连续 ${failures} 次发送失败。请查看日志，修复接收服务器后再恢复；错过的事件仍在日志中，可以重新发送。`,
  },
  previousSecret: {
    vi: (at) => `Khóa ký cũ còn hiệu lực đến ${at}`,
    en: (at) => `The previous secret is valid until ${at}`,
    zh: (at) => `旧密钥有效至 ${at}`,
  },
  menu: { vi: (url) => `Thao tác với ${url}`, en: (url) => `Actions for ${url}`, zh: (url) => `${url} 的操作` },
  log: { vi: 'Nhật ký', en: 'Log', zh: '日志' },
  test: { vi: 'Gửi sự kiện thử', en: 'Send a test event', zh: '发送测试事件' },
  edit: { vi: 'Sửa địa chỉ và sự kiện', en: 'Edit address and events', zh: '修改地址和事件' },
  pause: { vi: 'Tạm dừng webhook', en: 'Pause webhook', zh: '暂停 Webhook' },
  resume: { vi: 'Tiếp tục gửi', en: 'Resume sending', zh: '恢复发送' },
  renew: { vi: 'Đổi khóa ký', en: 'Renew secret', zh: '更换密钥' },
  remove: { vi: 'Xóa webhook', en: 'Delete webhook', zh: '删除 Webhook' },
  actionFailed: { vi: 'Thao tác không thành công', en: 'That did not work', zh: '操作未成功' },
  dialog: {
    addHeading: { vi: 'Webhook mới', en: 'New webhook', zh: '新的 Webhook' },
    editHeading: { vi: 'Sửa webhook', en: 'Edit webhook', zh: '修改 Webhook' },
    description: {
      vi: 'Sen Cloud gửi POST kèm JSON có chữ ký đến địa chỉ này. Trả lời 2xx trong 10 giây; nếu không, hệ thống gửi lại trong 24 giờ.',
      en: 'Sen Cloud sends signed JSON to this address by POST. Respond with 2xx within 10 seconds; otherwise we retry for 24 hours.',
      zh: 'Sen Cloud 以 POST 向此地址发送带签名的 JSON。请在 10 秒内返回 2xx，否则我们会在 24 小时内重试。',
    },
    url: { vi: 'Địa chỉ', en: 'Address', zh: '地址' },
    urlHint: {
      vi: 'Ví dụ https://example.com/webhooks/sen. Phải truy cập được từ internet.',
      en: 'For example https://example.com/webhooks/sen. It must be reachable from the internet.',
      zh: '例如 https://example.com/webhooks/sen，必须可从互联网访问。',
    },
    urlInvalid: {
      vi: 'Vui lòng nhập địa chỉ đầy đủ, bắt đầu bằng https://',
      en: 'Enter the full address, beginning with https://',
      zh: '请输入以 https:// 开头的完整地址',
    },
    events: { vi: 'Sự kiện', en: 'Events', zh: '事件' },
    eventsRequired: {
      vi: 'Vui lòng chọn ít nhất một sự kiện',
      en: 'Choose at least one event',
      zh: '请至少选择一个事件',
    },
    eventHints: {
      'vps.created': {
        vi: 'VPS đã tạo xong và đang chạy.',
        en: 'A VPS has been created and is running.',
        zh: 'VPS 已创建并运行。',
      },
      'vps.failed': {
        vi: 'Không tạo được VPS; tiền đã hoàn vào ví.',
        en: 'A VPS could not be created; the money is back in the wallet.',
        zh: 'VPS 创建失败，费用已退回钱包。',
      },
      'vps.suspended': { vi: 'VPS bị tạm ngưng.', en: 'A VPS was suspended.', zh: 'VPS 已被暂停。' },
      'vps.resumed': { vi: 'VPS hoạt động trở lại.', en: 'A VPS is active again.', zh: 'VPS 已恢复运行。' },
      'vps.terminated': { vi: 'VPS đã bị xóa hẳn.', en: 'A VPS was permanently deleted.', zh: 'VPS 已被彻底删除。' },
      'action.done': {
        vi: 'Một thao tác trên VPS đã xong, ví dụ khởi động lại.',
        en: 'An action on a VPS is done, such as a restart.',
        zh: 'VPS 的某项操作已完成，例如重启。',
      },
      'action.failed': {
        vi: 'Một thao tác trên VPS không thành công.',
        en: 'An action on a VPS has failed.',
        zh: 'VPS 的某项操作失败。',
      },
      'wallet.credited': {
        vi: 'Ví được cộng tiền: nạp tiền, hoàn tiền hoặc thưởng.',
        en: 'Money has reached the wallet: a top-up, a refund or a bonus.',
        zh: '资金进入钱包：充值、退款或奖励。',
      },
    },
    cancel: { vi: 'Hủy bỏ', en: 'Cancel', zh: '取消' },
    add: { vi: 'Thêm địa chỉ', en: 'Add address', zh: '添加地址' },
    save: { vi: 'Lưu thay đổi', en: 'Save changes', zh: '保存修改' },
    submitting: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failureTitle: { vi: 'Không lưu được webhook', en: 'The webhook could not be saved', zh: '无法保存 Webhook' },
  },
  secretDialog: {
    ...secretTexts,
    heading: { vi: 'Khóa ký của webhook', en: 'Signing secret of the webhook', zh: 'Webhook 签名密钥' },
    renewedDescription: {
      vi: 'Trong 24 giờ tới, mỗi tin được ký bằng cả khóa mới lẫn khóa cũ, để bạn kịp thay.',
      en: 'For the next 24 hours each message is signed with both the new and the old secret, so you have time to switch.',
      zh: '未来 24 小时内，每条消息都同时用新旧密钥签名，方便您更换。',
    },
    secret: { vi: 'Khóa ký', en: 'Signing secret', zh: '签名密钥' },
  },
  renewDialog: {
    heading: {
      vi: (url) => `Đổi khóa ký của ${url}?`,
      en: (url) => `Renew the secret of ${url}?`,
      zh: (url) => `更换 ${url} 的密钥？`,
    },
    description: {
      vi: 'Bạn nhận khóa mới ngay; khóa cũ còn hiệu lực thêm 24 giờ.',
      en: 'You get the new one immediately; the old one stays valid for 24 hours.',
      zh: '您会立即获得新密钥，旧密钥在 24 小时内仍然有效。',
    },
    confirm: { vi: 'Tạo khóa mới', en: 'Create new secret', zh: '生成新密钥' },
    confirming: { vi: 'Đang đổi…', en: 'Renewing…', zh: '正在更换…' },
    keep: { vi: 'Giữ khóa cũ', en: 'Keep the current secret', zh: '保留旧密钥' },
    failed: { vi: 'Không đổi được khóa ký', en: 'The secret could not be renewed', zh: '无法更换密钥' },
  },
  removeDialog: {
    heading: {
      vi: (url) => `Xóa webhook ${url}?`,
      en: (url) => `Delete the webhook ${url}?`,
      zh: (url) => `删除 Webhook ${url}？`,
    },
    description: {
      vi: 'Địa chỉ này không nhận được sự kiện nào nữa. Nhật ký gửi cũng bị xóa.',
      en: 'The address will receive no more events. Its log is deleted as well.',
      zh: '该地址将不再收到任何消息，其日志也会一并删除。',
    },
    confirm: { vi: 'Xóa vĩnh viễn', en: 'Delete permanently', zh: '彻底删除' },
    confirming: { vi: 'Đang xóa…', en: 'Deleting…', zh: '正在删除…' },
    keep: { vi: 'Giữ lại', en: 'Keep', zh: '保留' },
    failed: { vi: 'Không xóa được webhook', en: 'The webhook could not be deleted', zh: '无法删除 Webhook' },
  },
  logPanel: {
    title: {
      vi: (url) => `Nhật ký gửi đến ${url}`,
      en: (url) => `Messages to ${url}`,
      zh: (url) => `发往 ${url} 的消息`,
    },
    close: { vi: 'Đóng nhật ký', en: 'Close log', zh: '关闭日志' },
    filter: { vi: 'Hiển thị', en: 'Show', zh: '显示' },
    all: { vi: 'Tất cả trong 30 ngày', en: 'All of the last 30 days', zh: '近 30 天全部' },
    failedOnly: { vi: 'Chỉ các tin gửi lỗi', en: 'Only failed ones', zh: '仅失败的消息' },
    emptyTitle: {
      vi: 'Chưa gửi gì đến địa chỉ này',
      en: 'Nothing has been sent to this address yet',
      zh: '还没有向该地址发送任何消息',
    },
    emptyDescription: {
      vi: 'Chọn Gửi sự kiện thử để kiểm tra máy chủ của bạn.',
      en: 'Choose Send a test event to check your server.',
      zh: '选择“发送测试事件”来检查您的服务器。',
    },
    noneFailed: { vi: 'Không có tin nào gửi lỗi', en: 'No message has failed', zh: '没有失败的消息' },
    errorTitle: { vi: 'Không tải được nhật ký', en: 'The log could not be loaded', zh: '日志加载失败' },
    states: {
      pending: { vi: 'Đang gửi', en: 'Sending', zh: '发送中' },
      delivered: { vi: 'Đã nhận', en: 'Delivered', zh: '已送达' },
      failed: { vi: 'Gửi lỗi', en: 'Failed', zh: '失败' },
    },
    failures: {
      status: { vi: 'Máy chủ nhận báo lỗi', en: 'Your server responded with an error', zh: '您的服务器返回了错误' },
      timeout: { vi: 'Không phản hồi trong 10 giây', en: 'No response within 10 seconds', zh: '10 秒内没有响应' },
      unreachable: { vi: 'Không kết nối được', en: 'No connection', zh: '无法连接' },
      address_refused: {
        vi: 'Địa chỉ không thuộc internet công cộng',
        en: 'The address is not on the public internet',
        zh: '该地址不属于公共互联网',
      },
      paused: {
        vi: 'Xảy ra khi webhook tạm dừng',
        en: 'Happened while the webhook was paused',
        zh: '发生在 Webhook 暂停期间',
      },
    },
    test: {
      'webhook.test': { vi: 'Sự kiện thử', en: 'Test event', zh: '测试事件' },
    },
    responded: {
      vi: (status, duration) => `HTTP ${status} sau ${duration}`,
      en: (status, duration) => `HTTP ${status} after ${duration}`,
      zh: (status, duration) => `HTTP ${status}，用时 ${duration}`,
    },
    attempts: {
      vi: (attempts) => `${attempts} lần gửi`,
      en: (attempts) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
      zh: (attempts) => `共发送 ${attempts} 次`,
    },
    nextAttempt: {
      vi: (at) => `Gửi lại lúc ${at}`,
      en: (at) => `Next attempt at ${at}`,
      zh: (at) => `下次发送：${at}`,
    },
    request: { vi: 'Nội dung đã gửi', en: 'What was sent', zh: '发送的内容' },
    response: { vi: 'Phần đầu của phản hồi', en: 'Beginning of the response', zh: '响应的开头' },
    noResponse: { vi: 'Chưa có phản hồi.', en: 'No response yet.', zh: '还没有响应。' },
    replay: { vi: 'Gửi lại tin này', en: 'Replay this message', zh: '重新发送此消息' },
    replaying: { vi: 'Đang gửi lại…', en: 'Replaying…', zh: '正在重新发送…' },
    replayFailed: { vi: 'Không gửi lại được', en: 'The message could not be replayed', zh: '无法重新发送' },
  },
})

/** What a toast says once it is done. */
export const webhookToasts = localizedAsWritten({
  removed: { vi: 'Đã xóa webhook', en: 'Webhook deleted', zh: 'Webhook 已删除' },
  tested: { vi: 'Đã gửi sự kiện thử', en: 'Test event sent', zh: '测试事件已发送' },
  replayed: { vi: 'Đang gửi lại tin', en: 'The message is sent again', zh: '消息正在重新发送' },
})
