import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  incident_ended: {
    status: 409,
    en: 'This incident has ended. Please report a new one.',
    vi: 'Sự cố này đã kết thúc. Hãy tạo một thông báo mới.',
    zh: '该事件已结束，请新建一条。',
  },
})
