import { declareRefusals } from '#server/platform/problems.ts'

/** The most consoles that one customer may have open at the same time, in this process. */
export const CONSOLES_MAX = 5

/** The refusals of the console, in addition to the generic ones. */
export const refusals = declareRefusals({
  console_ticket_invalid: {
    status: 403,
    en: 'This console ticket was used, has expired, or belongs to another session. Open the console again.',
    vi: 'Vé mở console này đã dùng, đã hết hạn hoặc thuộc phiên khác. Hãy mở lại console.',
    zh: '该控制台票据已使用、已过期或属于其他会话，请重新打开控制台。',
  },
  too_many_consoles: {
    status: 409,
    en: `You have ${CONSOLES_MAX} consoles open. Close one, then open another.`,
    vi: `Bạn đang mở ${CONSOLES_MAX} console. Hãy đóng bớt rồi mở tiếp.`,
    zh: `您已打开 ${CONSOLES_MAX} 个控制台，请先关闭一个。`,
  },
  console_unavailable: {
    status: 503,
    en: 'The console cannot be reached right now. Please try again in a moment.',
    vi: 'Hiện chưa kết nối được console. Vui lòng thử lại sau giây lát.',
    zh: '暂时无法连接控制台，请稍后重试。',
  },
})
