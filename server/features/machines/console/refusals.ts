import { declareRefusals } from '#server/platform/problems.ts'

/** The most consoles that one customer may have open at the same time, in this process. */
export const CONSOLES_MAX = 5

/** The refusals of the console, in addition to the generic ones. */
export const refusals = declareRefusals({
  console_ticket_invalid: {
    status: 403,
    en: 'This console link has been used, has expired or belongs to another session. Open the console again.',
    vi: 'Liên kết mở console này đã dùng, đã hết hạn hoặc thuộc phiên khác. Vui lòng mở lại console.',
    zh: '该控制台链接已使用、已过期或属于其他会话，请重新打开控制台。',
  },
  too_many_consoles: {
    status: 409,
    en: `You have ${CONSOLES_MAX} consoles open. Close one before you open another.`,
    vi: `Bạn đang mở ${CONSOLES_MAX} console. Vui lòng đóng bớt rồi mở tiếp.`,
    zh: `您已打开 ${CONSOLES_MAX} 个控制台，请先关闭一个。`,
  },
  console_unavailable: {
    status: 503,
    en: 'The console cannot be reached right now. Please try again in a moment.',
    vi: 'Hiện chưa kết nối được console. Vui lòng thử lại sau giây lát.',
    zh: '暂时无法连接控制台，请稍后再试。',
  },
})
