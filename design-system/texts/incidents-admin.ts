import type { IncidentsPanelTexts } from '#ds/admin/IncidentsPanel/index.ts'
import { list } from './admin/list.ts'
import { localized } from './localized.ts'
import { statusTexts } from './status.ts'

const { components, kinds, incidentStates, since, between, cancelled } = statusTexts

/** Incidents and maintenance in the back-office. */
export const incidentsAdminTexts = localized<IncidentsPanelTexts>({
  list,
  caption: statusTexts.incidentsTitle,
  search: { vi: 'Tìm sự cố và bảo trì', en: 'Search incidents and maintenance', zh: '搜索故障与维护' },
  searchPlaceholder: { vi: 'Tìm theo tiêu đề', en: 'Search by title', zh: '按标题搜索' },
  empty: {
    title: {
      vi: 'Chưa có sự cố hay lịch bảo trì nào',
      en: 'No incidents or maintenance yet',
      zh: '暂无故障或维护安排',
    },
    description: {
      vi: 'Những gì bạn viết ở đây hiện ngay trên trang trạng thái dịch vụ.',
      en: 'What you publish here appears on the status page immediately.',
      zh: '在此发布的内容会立即显示在服务状态页面上。',
    },
  },
  loadFailed: {
    vi: 'Không tải được sự cố và lịch bảo trì',
    en: 'Incidents and maintenance could not be loaded',
    zh: '故障与维护加载失败',
  },
  report: {
    incident: { vi: 'Báo sự cố', en: 'Report an incident', zh: '发布故障公告' },
    maintenance: { vi: 'Lên lịch bảo trì', en: 'Plan maintenance', zh: '安排维护' },
  },
  columns: {
    title: { vi: 'Tiêu đề', en: 'Title', zh: '标题' },
    kind: { vi: 'Loại', en: 'Type', zh: '类型' },
    components: { vi: 'Ảnh hưởng', en: 'Affects', zh: '影响' },
    time: { vi: 'Thời gian', en: 'Time', zh: '时间' },
    phase: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
    last: { vi: 'Tin mới nhất', en: 'Latest update', zh: '最新进展' },
    actions: { vi: 'Thao tác', en: 'Actions', zh: '操作' },
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
  phases: {
    running: { vi: 'Đang diễn ra', en: 'Ongoing', zh: '进行中' },
    planned: incidentStates.scheduled,
    past: incidentStates.resolved,
    cancelled,
  },
  actions: {
    update: { vi: 'Thêm tin', en: 'Add an update', zh: '发布进展' },
    end: { vi: 'Kết thúc', en: 'End', zh: '结束' },
    cancel: { vi: 'Hủy lịch', en: 'Cancel', zh: '取消维护' },
    history: { vi: 'Xem lại', en: 'View', zh: '查看' },
  },
  translate: { vi: 'Dịch', en: 'Translate', zh: '翻译' },
  actionFor: {
    vi: (action, title) => `${action}: ${title}`,
    en: (action, title) => `${action}: ${title}`,
    zh: (action, title) => `${action}：${title}`,
  },
  reportDialog: {
    headings: {
      incident: { vi: 'Báo sự cố mới', en: 'Report a new incident', zh: '新建故障公告' },
      maintenance: { vi: 'Lên lịch bảo trì mới', en: 'Plan new maintenance', zh: '安排新维护' },
    },
    notice: {
      title: { vi: 'Mọi người đọc được ngay', en: 'Visible to everyone immediately', zh: '发布后所有人立即可见' },
      detail: {
        vi: 'Trang trạng thái hiện nội dung theo ngôn ngữ của người đọc; ngôn ngữ nào để trống thì người đọc thấy bản đã viết. Nội dung đã đăng không xóa được, chỉ có thể thêm tin và bản dịch.',
        en: 'The status page shows it in the reader’s language, or in the language you write. Once published it cannot be deleted, only updated and translated.',
        zh: '内容会以读者的语言显示在状态页面上；未填写的语言会显示已写的版本。发布后无法删除，只能补充进展和译文。',
      },
    },
    title: { vi: 'Tiêu đề', en: 'Title', zh: '标题' },
    text: { vi: 'Nội dung', en: 'Text', zh: '内容' },
    textHint: {
      vi: 'Hãy nói điều gì đang xảy ra, khách hàng bị ảnh hưởng ra sao và bao giờ có tin tiếp theo.',
      en: 'Say what is happening, what customers notice and when you will post the next update.',
      zh: '说明发生了什么、客户会遇到什么，以及何时再更新。',
    },
    components: { vi: 'Dịch vụ bị ảnh hưởng', en: 'Affected services', zh: '受影响的服务' },
    startsAt: {
      incident: { vi: 'Xảy ra từ lúc', en: 'Since', zh: '发生时间' },
      maintenance: { vi: 'Bắt đầu bảo trì', en: 'Maintenance starts', zh: '维护开始时间' },
    },
    endsAt: { vi: 'Kết thúc bảo trì', en: 'Maintenance ends', zh: '维护结束时间' },
    timeHint: { vi: 'Giờ Việt Nam (GMT+7).', en: 'Vietnam time (GMT+7).', zh: '越南时间（东七区）。' },
    submit: {
      incident: { vi: 'Đăng sự cố', en: 'Publish the incident', zh: '发布' },
      maintenance: { vi: 'Đăng lịch bảo trì', en: 'Publish the maintenance', zh: '发布维护安排' },
    },
  },
  updateDialog: {
    headings: {
      update: {
        vi: (title) => `Thêm tin: ${title}`,
        en: (title) => `Add an update: ${title}`,
        zh: (title) => `发布进展：${title}`,
      },
      end: { vi: (title) => `Kết thúc: ${title}`, en: (title) => `End: ${title}`, zh: (title) => `结束：${title}` },
      cancel: {
        vi: (title) => `Hủy lịch: ${title}`,
        en: (title) => `Cancel: ${title}`,
        zh: (title) => `取消维护：${title}`,
      },
      history: {
        vi: (title) => `Diễn biến: ${title}`,
        en: (title) => `What happened: ${title}`,
        zh: (title) => `处理经过：${title}`,
      },
    },
    state: { vi: 'Tình hình hiện nay', en: 'Current status', zh: '当前情况' },
    text: { vi: 'Nội dung tin', en: 'Text of the update', zh: '进展内容' },
    written: { vi: 'Đã đăng', en: 'Published so far', zh: '已发布' },
    ending: {
      end: {
        title: {
          vi: 'Sự cố đã kết thúc thì không mở lại được',
          en: 'An ended incident cannot be reopened',
          zh: '结束后无法重新打开',
        },
        detail: {
          vi: 'Nếu lỗi xảy ra lần nữa, hãy báo sự cố mới.',
          en: 'If it happens again, report a new incident.',
          zh: '如果问题再次出现，请新建故障公告。',
        },
      },
      cancel: {
        title: {
          vi: 'Lịch bảo trì đã hủy thì không khôi phục được',
          en: 'Cancelled maintenance cannot be restored',
          zh: '取消后无法恢复',
        },
        detail: {
          vi: 'Hãy nói lý do và, nếu đã rõ, bao giờ sẽ bảo trì.',
          en: 'Say why and, if you know, when the maintenance will take place.',
          zh: '请说明原因；如果时间已定，也请说明何时维护。',
        },
      },
    },
    submit: {
      update: { vi: 'Đăng tin', en: 'Publish the update', zh: '发布进展' },
      end: { vi: 'Kết thúc sự cố', en: 'End the incident', zh: '确认结束' },
      cancel: { vi: 'Hủy lịch bảo trì', en: 'Cancel maintenance', zh: '确认取消' },
    },
    close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  },
  translateDialog: {
    heading: { vi: (title) => `Dịch: ${title}`, en: (title) => `Translate: ${title}`, zh: (title) => `翻译：${title}` },
    already: {
      vi: (text) => `Đã có bản của người khác: “${text}”`,
      en: (text) => `Someone else has published: “${text}”`,
      zh: (text) => `他人已发布：“${text}”`,
    },
    submit: { vi: 'Đăng bản dịch', en: 'Publish the translation', zh: '发布译文' },
  },
  problems: {
    someLanguage: {
      vi: 'Vui lòng viết bằng ít nhất một ngôn ngữ',
      en: 'Write it in at least one language',
      zh: '请至少用一种语言填写',
    },
    components: {
      vi: 'Vui lòng chọn ít nhất một dịch vụ',
      en: 'Choose at least one service',
      zh: '请至少选择一项服务',
    },
    time: { vi: 'Vui lòng chọn ngày, giờ', en: 'Enter a date and a time', zh: '请选择日期和时间' },
    startsLater: {
      vi: 'Sự cố phải bắt đầu trước lúc này; với việc sắp tới, hãy lên lịch bảo trì',
      en: 'An incident must have started already; schedule future work as maintenance',
      zh: '故障应已发生；将要进行的请安排为维护',
    },
    endsTooSoon: {
      vi: 'Thời điểm kết thúc phải sau lúc bắt đầu',
      en: 'The end must be after the start',
      zh: '须晚于开始时间',
    },
    endPassed: {
      vi: 'Thời điểm kết thúc đã qua, vui lòng chọn lúc khác',
      en: 'The end must be in the future',
      zh: '结束时间须晚于现在',
    },
  },
  pending: { vi: 'Đang đăng…', en: 'Publishing…', zh: '正在发布…' },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  failed: { vi: 'Chưa đăng được', en: 'Nothing was published', zh: '未能发布' },
})
