import type { StatusScreenTexts } from '#ds/screens/StatusScreen/index.ts'
import { localized } from './localized.ts'

/** The status page. */
export const statusTexts = localized<StatusScreenTexts>({
  title: { vi: 'Trạng thái dịch vụ', en: 'Service status', zh: '服务状态' },
  description: {
    vi: 'Kết quả kiểm tra tự động mỗi phút một lần, cùng các sự cố và lịch bảo trì.',
    en: 'The results of our automatic checks, every minute, with incidents and planned maintenance.',
    zh: '系统每分钟自动检查一次的结果，以及故障和维护公告。',
  },
  overall: {
    operational: {
      vi: 'Mọi dịch vụ đang hoạt động bình thường',
      en: 'All services are working',
      zh: '所有服务运行正常',
    },
    degraded: {
      vi: (names) => `Đang gián đoạn: ${names}`,
      en: (names) => `Problems with: ${names}`,
      zh: (names) => `出现异常：${names}`,
    },
    maintenance: {
      vi: (names) => `Đang bảo trì: ${names}`,
      en: (names) => `Under maintenance: ${names}`,
      zh: (names) => `正在维护：${names}`,
    },
    unknown: {
      vi: 'Chưa có kết quả kiểm tra mới nên chưa thể xác nhận tình trạng dịch vụ',
      en: 'There are no recent checks, so the current status cannot be confirmed',
      zh: '暂无最新检查结果，目前无法判断各项服务是否正常',
    },
  },
  components: {
    site: {
      name: { vi: 'Trang web và API', en: 'Website and API', zh: '网站与 API' },
      description: {
        vi: 'Xem trang, đăng nhập, bảng điều khiển và các lệnh gọi API.',
        en: 'Pages, login, the dashboard and API calls.',
        zh: '页面访问、登录、控制台和 API 调用。',
      },
    },
    provisioning: {
      name: { vi: 'Khởi tạo VPS', en: 'VPS setup', zh: 'VPS 开通' },
      description: {
        vi: 'Cài đặt máy chủ sau khi đặt hàng.',
        en: 'Setting up servers after they are ordered.',
        zh: '下单后安装服务器。',
      },
    },
    payments: {
      name: { vi: 'Thanh toán', en: 'Payments', zh: '付款' },
      description: { vi: 'Ghi nhận tiền nạp vào ví.', en: 'Crediting top-ups to wallets.', zh: '充值款项计入钱包。' },
    },
  },
  states: {
    operational: { vi: 'Bình thường', en: 'Working', zh: '正常' },
    degraded: { vi: 'Gián đoạn', en: 'Degraded', zh: '异常' },
    maintenance: { vi: 'Bảo trì', en: 'Maintenance', zh: '维护中' },
    unknown: { vi: 'Chưa rõ', en: 'Unknown', zh: '未知' },
  },
  checked: {
    vi: (time) => `Kiểm tra lần cuối lúc ${time}.`,
    en: (time) => `Last checked: ${time}.`,
    zh: (time) => `最近检查时间：${time}。`,
  },
  neverChecked: { vi: 'Chưa có lần kiểm tra nào.', en: 'Nothing has been checked yet.', zh: '尚未进行过检查。' },
  refreshes: {
    vi: 'Trang tự cập nhật sau mỗi 30 giây.',
    en: 'This page updates automatically every 30 seconds.',
    zh: '本页每 30 秒自动更新。',
  },
  componentsTitle: { vi: 'Tình trạng từng dịch vụ', en: 'Status of each service', zh: '各项服务' },
  uptime: {
    vi: (share, since) =>
      `Hoạt động bình thường trong ${share} số lần kiểm tra ${since ? `từ ngày ${since}` : '90 ngày qua'}`,
    en: (share, since) => `Working in ${share} of the checks ${since ? `since ${since}` : 'of the last 90 days'}`,
    zh: (share, since) => `${since ? `自 ${since} 起` : '近 90 天'}的检查中有 ${share} 正常`,
  },
  notMeasuredYet: { vi: 'Chưa có số đo', en: 'Not measured yet', zh: '暂无数据' },
  measuredSince: {
    vi: (day) => `Có số đo từ ngày ${day}.`,
    en: (day) => `Measured since ${day}.`,
    zh: (day) => `数据自 ${day} 起。`,
  },
  days: {
    vi: (measured, worst) =>
      `Có số đo của ${measured}/90 ngày gần nhất. Ngày thấp nhất là ${worst.day}: ${worst.share}.`,
    en: (measured, worst) =>
      `${measured} of the last 90 days were measured. The lowest was ${worst.day}: ${worst.share}.`,
    zh: (measured, worst) => `最近 90 天中有 ${measured} 天的数据，最低的一天是 ${worst.day}：${worst.share}。`,
  },
  noDays: {
    vi: 'Không có số đo nào trong 90 ngày gần nhất.',
    en: 'None of the last 90 days was measured.',
    zh: '最近 90 天均无数据。',
  },
  day: {
    vi: (day, share) => `${day}: ${share}`,
    en: (day, share) => `${day}: ${share}`,
    zh: (day, share) => `${day}：${share}`,
  },
  dayNotMeasured: {
    vi: (day) => `${day}: không có số đo`,
    en: (day) => `${day}: not measured`,
    zh: (day) => `${day}：无数据`,
  },
  firstDay: { vi: '90 ngày trước', en: '90 days ago', zh: '90 天前' },
  lastDay: { vi: 'Hôm nay', en: 'Today', zh: '今天' },
  legend: {
    full: { vi: 'Không có lỗi', en: 'No check failed', zh: '全部检查正常' },
    partial: { vi: 'Lỗi vài lần trong ngày', en: 'A few checks failed', zh: '少数检查失败' },
    low: { vi: 'Lỗi nhiều', en: 'Many checks failed', zh: '较多检查失败' },
    none: { vi: 'Không có số đo', en: 'Not measured', zh: '无数据' },
  },
  incidentsTitle: { vi: 'Sự cố và bảo trì', en: 'Incidents and maintenance', zh: '故障与维护' },
  noIncidents: {
    vi: 'Trong 30 ngày qua không có sự cố hay lịch bảo trì nào.',
    en: 'There were no incidents or maintenance in the last 30 days.',
    zh: '最近 30 天没有故障，也没有维护安排。',
  },
  kinds: {
    incident: { vi: 'Sự cố', en: 'Incident', zh: '故障' },
    maintenance: { vi: 'Lịch bảo trì', en: 'Planned maintenance', zh: '计划维护' },
  },
  incidentStates: {
    scheduled: { vi: 'Đã lên lịch', en: 'Scheduled', zh: '已安排' },
    investigating: { vi: 'Đang tìm nguyên nhân', en: 'Investigating', zh: '正在排查' },
    identified: { vi: 'Đã rõ nguyên nhân', en: 'Identified', zh: '已找到原因' },
    monitoring: { vi: 'Đang theo dõi', en: 'Monitoring', zh: '观察中' },
    resolved: { vi: 'Đã khắc phục', en: 'Resolved', zh: '已结束' },
  },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled', zh: '已取消' },
  since: { vi: (time) => `Bắt đầu lúc ${time}`, en: (time) => `Started: ${time}`, zh: (time) => `开始时间：${time}` },
  between: {
    vi: (start, end) => `Từ ${start} đến ${end}`,
    en: (start, end) => `From ${start} to ${end}`,
    zh: (start, end) => `${start} 至 ${end}`,
  },
  affects: {
    vi: (names) => `Ảnh hưởng: ${names}`,
    en: (names) => `Affects: ${names}`,
    zh: (names) => `受影响的服务：${names}`,
  },
  loading: { vi: 'Đang tải trạng thái dịch vụ…', en: 'Loading the service status…', zh: '正在加载服务状态…' },
  errorTitle: {
    vi: 'Không tải được trạng thái dịch vụ',
    en: 'The service status could not be loaded',
    zh: '服务状态加载失败',
  },
  staleTitle: { vi: 'Số liệu có thể đã cũ', en: 'This may be out of date', zh: '以下数据可能已过时' },
  withoutScript: {
    vi: 'Trang này cần JavaScript để hiện trạng thái mới nhất. Bạn vẫn xem được số liệu gốc tại',
    en: 'This page needs JavaScript to show the current status. The same data is at',
    zh: '显示最新状态需要启用脚本。您也可以查看原始数据：',
  },
})
