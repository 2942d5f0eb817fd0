import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  incident_ended: {
    status: 409,
    en: 'This incident has ended. Please report a new one.',
    vi: 'Sự cố này đã kết thúc. Vui lòng báo sự cố mới.',
    zh: '该故障已结束，请新建故障公告。',
  },
  incident_translated: {
    status: 409,
    en: 'Someone else has translated this in the meantime. Compare the texts and send what is still missing.',
    vi: 'Người khác vừa dịch nội dung này. Vui lòng so lại và gửi phần còn thiếu.',
    zh: '他人刚刚翻译了此内容，请核对后提交仍缺少的部分。',
  },
})
