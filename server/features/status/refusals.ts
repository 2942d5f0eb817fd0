import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  incident_ended: {
    status: 409,
    en: 'This incident has ended. Please report a new one.',
    vi: 'Sự cố này đã kết thúc. Hãy báo một sự cố mới.',
    zh: '该故障已结束，请新建故障公告。',
  },
})
