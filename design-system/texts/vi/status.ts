import type { StatusScreenTexts } from '#ds/screens/StatusScreen/index.ts'

/** The status page. */
export const statusTexts: StatusScreenTexts = {
  title: 'Trạng thái dịch vụ',
  description: 'Kết quả kiểm tra tự động mỗi phút một lần, cùng các sự cố và lịch bảo\u00a0trì.',
  overall: {
    operational: 'Mọi dịch vụ đang hoạt động bình thường',
    degraded: (names) => `Đang gặp trục trặc: ${names}`,
    maintenance: (names) => `Đang bảo trì: ${names}`,
    unknown: 'Chưa có kết quả kiểm tra mới, nên chúng tôi chưa thể nói dịch vụ nào đang hoạt động',
  },
  components: {
    site: { name: 'Trang web và API', description: 'Xem trang, đăng nhập, bảng điều khiển và các lệnh gọi API.' },
    provisioning: { name: 'Khởi tạo VPS', description: 'Cài đặt máy chủ sau khi đặt hàng.' },
    payments: { name: 'Thanh toán', description: 'Ghi nhận tiền nạp vào ví.' },
  },
  states: {
    operational: 'Bình thường',
    degraded: 'Trục trặc',
    maintenance: 'Bảo trì',
    unknown: 'Chưa rõ',
  },
  checked: (time) => `Kiểm tra lần cuối lúc ${time}.`,
  neverChecked: 'Chưa có lần kiểm tra nào.',
  refreshes: 'Trang tự cập nhật sau mỗi 30 giây.',
  componentsTitle: 'Từng dịch vụ',
  uptime: (share, since) =>
    `Hoạt động bình thường trong ${share} số lần kiểm tra ${since ? `từ ngày ${since}` : '90 ngày qua'}`,
  notMeasuredYet: 'Chưa có số đo',
  measuredSince: (day) => `Có số đo từ ngày ${day}.`,
  days: (measured, worst) =>
    `Có số đo của ${measured}/90 ngày gần nhất. Ngày thấp nhất là ${worst.day}: ${worst.share}.`,
  noDays: 'Không có số đo nào trong 90 ngày gần nhất.',
  day: (day, share) => `${day}: ${share}`,
  dayNotMeasured: (day) => `${day}: không có số đo`,
  firstDay: '90 ngày trước',
  lastDay: 'Hôm nay',
  legend: {
    full: 'Không lần nào lỗi',
    partial: 'Lỗi vài lần trong ngày',
    low: 'Lỗi nhiều',
    none: 'Không có số đo',
  },
  incidentsTitle: 'Sự cố và bảo trì',
  noIncidents: 'Trong 30 ngày qua không có sự cố hay lịch bảo\u00a0trì nào.',
  kinds: { incident: 'Sự cố', maintenance: 'Lịch bảo trì' },
  incidentStates: {
    scheduled: 'Đã lên lịch',
    investigating: 'Đang tìm nguyên nhân',
    identified: 'Đã rõ nguyên nhân',
    monitoring: 'Đang theo dõi',
    resolved: 'Đã xong',
  },
  cancelled: 'Đã hủy',
  since: (time) => `Bắt đầu lúc ${time}`,
  between: (start, end) => `Từ ${start} đến ${end}`,
  affects: (names) => `Ảnh hưởng: ${names}`,
  loading: 'Đang tải trạng thái dịch vụ…',
  errorTitle: 'Không tải được trạng thái dịch vụ',
  staleTitle: 'Số liệu có thể đã cũ',
  withoutScript: 'Trang này cần JavaScript để hiện trạng thái mới nhất. Bạn vẫn xem được số liệu gốc tại',
}
