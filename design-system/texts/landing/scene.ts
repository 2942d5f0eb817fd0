import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroSceneTexts } from '#ds/storefront/HeroScene/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { durationInWords } from './duration.ts'

/**
 * In the default edition the words and figures of the machine, those on its two leaves, and the two buttons are written as in the product
 * spec (section 2): `Online`, `1.2GB`, `99.99%`. What the spec does not quote, and what screen readers say, stays Vietnamese.
 */
export const scene = localized<WithFacts<HeroSceneTexts>>({
  promotion: {
    vi: ({ promotion }) =>
      promotion && `Giảm ${promotion.saving}${promotion.periods ? ` trong ${promotion.periods} tháng đầu` : ''}`,
    en: ({ promotion }) =>
      promotion &&
      `${promotion.saving} off${promotion.periods ? ` the first ${promotion.periods === 1 ? 'month' : `${promotion.periods} months`}` : ''}`,
    zh: ({ promotion }) =>
      promotion && `${promotion.periods ? `前 ${promotion.periods} 个月` : ''}立减 ${promotion.saving}`,
  },
  until: {
    vi: ({ promotion }) => (promotion?.until ? `đến hết ${promotion.until}` : null),
    en: ({ promotion }) => (promotion?.until ? `until ${promotion.until}` : null),
    zh: ({ promotion }) => (promotion?.until ? `截至 ${promotion.until}` : null),
  },
  headline: {
    vi: 'VPS tốc độ cao, đặt tại Việt Nam',
    en: 'Fast VPS hosting, right in Vietnam',
    zh: '部署在越南的高速云服务器',
  },
  subtitle: {
    vi: 'Ổ NVMe, toàn quyền root, trung tâm dữ\u00a0liệu tại Việt Nam và Singapore.',
    en: 'NVMe SSD storage, full root access, data centres in Vietnam and Singapore.',
    zh: '全系 NVMe SSD 硬盘，完整 root 权限，数据中心位于越南和新加坡。',
  },
  price: {
    before: { vi: 'Chỉ từ', en: 'From', zh: '低至' },
    amount: same(({ startingAmount }) => startingAmount),
    after: { vi: '/tháng', en: '/month', zh: '/月' },
  },
  trial: {
    vi: ({ trial }) => (trial ? `Dùng thử miễn phí ${trial.days} ngày` : 'Đặt VPS ngay'),
    en: ({ trial }) => (trial ? `Try it free for ${trial.days === 1 ? '1 day' : `${trial.days} days`}` : 'Order a VPS'),
    zh: ({ trial }) => (trial ? `免费试用 ${trial.days} 天` : '立即订购'),
    mixed: { vi: ({ trial }) => (trial ? `Dùng Thử Miễn Phí ${trial.days} Ngày` : 'Đặt VPS ngay') },
  },
  demo: { vi: 'Xem demo', en: 'View demo', zh: '查看演示', mixed: { vi: 'Xem Demo' } },
  demoStarting: { vi: 'Đang mở bản demo…', en: 'Opening demo…', zh: '正在打开演示…' },
  reassurances: [
    { vi: 'Cài đặt trong 5 phút', en: 'Set up in 5 minutes', zh: '5 分钟开通' },
    { vi: 'Hoàn tiền 100\u00a0% trong 30 ngày đầu', en: '30-day money-back guarantee', zh: '首台 VPS 30 天内可退款' },
    { vi: 'Không cần thẻ tín dụng', en: 'No credit card needed', zh: '无需信用卡' },
  ],
  steps: {
    label: { vi: 'Năm bước tạo VPS', en: 'Five steps to set up a server', zh: '开通服务器的五个步骤' },
    names: [
      { vi: 'Tạo VPS', en: 'Create', zh: '创建' },
      { vi: 'Cấp IP', en: 'Assign IP', zh: '分配 IP' },
      { vi: 'Cài hệ điều hành', en: 'Install system', zh: '安装系统' },
      { vi: 'Khởi động', en: 'Boot', zh: '启动' },
      { vi: 'Sẵn sàng', en: 'Ready', zh: '就绪' },
    ],
    gives: {
      address: {
        vi: ({ machine }) => machine && `${machine.ipv4} IPv4`,
        en: ({ machine }) => machine && `${machine.ipv4} IPv4`,
        zh: ({ machine }) => machine && `${machine.ipv4} 个 IPv4`,
      },
      system: {
        vi: ({ systemCount }) => `${systemCount} lựa chọn`,
        en: ({ systemCount }) => `${systemCount} to choose from`,
        zh: ({ systemCount }) => `${systemCount} 种可选`,
      },
    },
    ready: {
      measured: {
        vi: ({ measured }) => durationInWords.vi(measured.setup),
        en: ({ measured }) => durationInWords.en(measured.setup),
        zh: ({ measured }) => durationInWords.zh(measured.setup),
      },
      promised: { vi: '< 5\u00a0phút', en: '< 5\u00a0min', zh: '< 5\u00a0分钟' },
    },
  },
  panel: {
    mixed: { vi: 'en' },
    alternative: {
      vi: 'Hình minh họa bảng điều khiển VPS: máy chủ web-01 đang chạy, CPU 23\u00a0%, RAM 1,2\u00a0GB, thời gian hoạt động 99,99\u00a0%, ping < 10\u00a0ms',
      en: 'Illustration of the VPS control panel: server web-01 is Online, CPU 23%, RAM 1.2\u00a0GB, Uptime 99.99%, Ping < 10\u00a0ms',
      zh: 'VPS 控制台示意图：服务器 web-01 运行中，CPU 23%，内存 1.2 GB，可用性 99.99%，延迟 < 10 ms',
      mixed: { vi: 'vi' },
    },
    status: { vi: 'Đang chạy', en: 'Online', zh: '运行中' },
    hostname: same('web-01.sencloud'),
    address: same('203.0.113.24'),
    facts: [same(({ city }) => city(2)), same('Ubuntu 22.04'), same('Pro VPS')],
    cpu: {
      label: same('CPU'),
      value: { vi: '23\u00a0%', en: '23%', zh: '23%' },
      share: same(0.23),
    },
    ram: {
      label: { vi: 'RAM', en: 'RAM', zh: '内存' },
      value: { vi: '1,2\u00a0GB', en: '1.2\u00a0GB', zh: '1.2 GB', mixed: { vi: '1.2GB' } },
      share: same(0.6),
      of: { vi: 'trên 2\u00a0GB', en: 'of 2\u00a0GB', zh: '共 2 GB', mixed: { vi: 'vi' } },
    },
    traffic: {
      mixed: { vi: 'vi' },
      label: { vi: 'Lưu lượng 24 giờ', en: 'Traffic in 24 hours', zh: '24 小时流量' },
      value: { vi: '18,4\u00a0GB', en: '18.4\u00a0GB', zh: '18.4 GB' },
      now: same('21:04'),
    },
    start: { vi: 'Bật', en: 'Start', zh: '开机' },
    restart: { vi: 'Khởi động lại', en: 'Restart', zh: '重启' },
    stop: { vi: 'Tắt', en: 'Stop', zh: '关机' },
  },
  uptime: {
    mixed: { vi: 'en' },
    label: { vi: 'Hoạt động', en: 'Uptime', zh: '可用性' },
    value: { vi: '99,99\u00a0%', en: '99.99%', zh: '99.99%' },
  },
  ping: {
    mixed: { vi: 'en' },
    label: { vi: 'Ping', en: 'Ping', zh: '延迟' },
    value: { vi: '< 10\u00a0ms', en: '< 10\u00a0ms', zh: '< 10 ms', mixed: { vi: '< 10ms' } },
  },
  legend: {
    sample: { vi: 'Máy chủ trong hình là ví dụ', en: 'The server shown is an example', zh: '图中服务器为示例' },
    ready: { vi: 'Thời gian cài đặt', en: 'Setup time', zh: '开通用时' },
    measured: { vi: 'đo được', en: 'measured', zh: '实测' },
    promised: { vi: 'cam kết', en: 'promised', zh: '承诺' },
  },
})
