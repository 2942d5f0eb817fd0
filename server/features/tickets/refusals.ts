import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  conversation_full: {
    status: 409,
    en: 'This ticket has too many messages. Please create a new one.',
    vi: 'Yêu cầu này đã có quá nhiều tin nhắn. Vui lòng tạo yêu cầu mới.',
    zh: '该工单的消息过多，请新建工单。',
  },
})
