import { localizedAsWritten } from './localized.ts'

/** Why a request got no response of the application: none at all, or one of a proxy or a failing server. */
export const noResponseTexts = localizedAsWritten({
  serverAway: {
    vi: 'Máy chủ không phản hồi. Vui lòng thử lại.',
    en: 'The server is not responding. Please try again.',
    zh: '服务器没有响应，请重试。',
  },
  offline: { vi: 'Thiết bị của bạn đang mất mạng.', en: 'You are offline.', zh: '您的网络已断开。' },
  interrupted: {
    vi: 'Dịch vụ đang tạm gián đoạn. Vui lòng thử lại sau ít phút.',
    en: 'The service is temporarily unavailable. Please try again in a few minutes.',
    zh: '服务暂时中断，请稍后再试。',
  },
  blocked: {
    vi: 'Yêu cầu bị chặn trước khi đến Sen Cloud. Vui lòng kiểm tra mạng hoặc VPN rồi thử lại.',
    en: 'The request was blocked on its way to us. Please check your network or VPN and try again.',
    zh: '请求在到达我们之前被拦截。请检查网络或代理后重试。',
  },
  unexpected: {
    vi: 'Hệ thống gặp lỗi. Vui lòng thử lại; nếu vẫn lỗi, vui lòng liên hệ hỗ trợ.',
    en: 'Something went wrong. Please try again; if it fails again, contact support.',
    zh: '系统出错，请重试；如仍然出错，请联系客服。',
  },
})
