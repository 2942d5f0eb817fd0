import type { IncidentsPanelTexts } from '#ds/admin/IncidentsPanel/index.ts'
import { list } from './admin/list.ts'
import { statusTexts } from './status.ts'

const { components, kinds, incidentStates, since, between, cancelled } = statusTexts

/** Incidents and maintenance in the back-office. */
export const incidentsOfficeTexts: IncidentsPanelTexts = {
  list,
  caption: statusTexts.incidentsTitle,
  search: 'Tìm sự cố và bảo trì',
  searchPlaceholder: 'Tìm theo tiêu đề',
  empty: {
    title: 'Chưa có sự cố hay lịch bảo\u00a0trì nào',
    description: 'Những gì bạn viết ở đây hiện ngay trên trang trạng thái dịch vụ.',
  },
  loadFailed: 'Không tải được sự cố và lịch bảo\u00a0trì',
  report: { incident: 'Báo sự cố', maintenance: 'Lên lịch bảo trì' },
  columns: {
    title: 'Tiêu đề',
    kind: 'Loại',
    components: 'Ảnh hưởng',
    time: 'Thời gian',
    phase: 'Trạng thái',
    last: 'Tin mới nhất',
    actions: 'Thao tác',
  },
  kinds,
  components: {
    site: components.site.name,
    provisioning: components.provisioning.name,
    payments: components.payments.name,
  },
  states: incidentStates,
  since,
  between,
  phases: { running: 'Đang diễn ra', planned: incidentStates.scheduled, past: incidentStates.resolved, cancelled },
  actions: { update: 'Thêm tin', end: 'Kết thúc', cancel: 'Hủy lịch', history: 'Xem lại' },
  translate: 'Dịch',
  actionFor: (action, title) => `${action}: ${title}`,
  reportDialog: {
    headings: { incident: 'Báo sự cố mới', maintenance: 'Lên lịch bảo trì mới' },
    notice: {
      title: 'Mọi người đọc được ngay',
      detail:
        'Nội dung hiện trên trang trạng thái theo ngôn ngữ của người đọc; ngôn ngữ nào để trống thì người đọc thấy bản đã viết. Đã đăng thì không xóa được, chỉ có thể thêm tin và bản dịch.',
    },
    title: 'Tiêu đề',
    text: 'Nội dung',
    textHint: 'Điều gì xảy ra, khách hàng thấy gì, và bao giờ có tin tiếp theo.',
    components: 'Dịch vụ bị ảnh hưởng',
    startsAt: { incident: 'Xảy ra từ lúc', maintenance: 'Bắt đầu bảo trì' },
    endsAt: 'Kết thúc bảo trì',
    timeHint: 'Giờ Việt\u00a0Nam (GMT+7).',
    submit: { incident: 'Đăng sự cố', maintenance: 'Đăng lịch bảo trì' },
  },
  updateDialog: {
    headings: {
      update: (title) => `Thêm tin: ${title}`,
      end: (title) => `Kết thúc: ${title}`,
      cancel: (title) => `Hủy lịch: ${title}`,
      history: (title) => `Diễn biến: ${title}`,
    },
    state: 'Tình hình hiện nay',
    text: 'Nội dung tin',
    written: 'Đã đăng',
    ending: {
      end: { title: 'Đã kết thúc thì không mở lại được', detail: 'Nếu lỗi trở lại, hãy báo một sự cố mới.' },
      cancel: {
        title: 'Lịch đã hủy thì không khôi phục được',
        detail: 'Hãy nói lý do và, nếu đã rõ, bao giờ sẽ bảo\u00a0trì.',
      },
    },
    submit: { update: 'Đăng tin', end: 'Kết thúc sự cố', cancel: 'Hủy lịch bảo trì' },
    close: 'Đóng',
  },
  translateDialog: {
    heading: (title) => `Dịch: ${title}`,
    already: (text) => `Đã có bản của người khác: “${text}”`,
    submit: 'Đăng bản dịch',
  },
  problems: {
    someLanguage: 'Hãy viết bằng ít nhất một ngôn ngữ',
    components: 'Hãy chọn ít nhất một dịch vụ',
    time: 'Hãy chọn ngày và giờ',
    startsLater: 'Sự cố phải đã bắt đầu; việc sắp tới là lịch bảo\u00a0trì',
    endsTooSoon: 'Phải sau lúc bắt đầu',
    endPassed: 'Lúc này đã qua, hãy chọn lúc sau',
  },
  pending: 'Đang đăng…',
  cancel: 'Hủy',
  failed: 'Chưa đăng được',
}
