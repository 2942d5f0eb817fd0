import { leastPromises, type PlanPromises } from '#contracts/rules/plan-promises.ts'
import type { ImageRecord, LocationRecord, PlanRecord, SeriesRecord, Unlisted } from './catalog-records.ts'

/** The two series of plans: the order dialog's, and the landing page's (product spec, section 9). */
export const series: readonly Unlisted<SeriesRecord>[] = [
  {
    id: 'vps',
    name: { vi: 'VPS', en: 'VPS', zh: 'VPS' },
    description: {
      vi: 'Máy chủ ảo với toàn quyền root, chỉ trả cho cấu hình bạn cần.',
      en: 'Virtual servers with full root access: pay for the resources you need.',
      zh: '拥有完整 root 权限的云服务器 VPS，按所需配置付费。',
    },
  },
  {
    id: 'cloud-vps',
    name: { vi: 'Cloud VPS', en: 'Cloud VPS', zh: 'Cloud VPS' },
    description: {
      vi: 'Thêm dung lượng và băng thông, giá đã gồm sao lưu và hỗ trợ.',
      en: 'More storage and bandwidth, with backups and support in the price.',
      zh: '更大的存储与流量，价格已含备份和技术支持。',
    },
  },
]

const rootAccess = { vi: 'Toàn quyền root', en: 'Full root access', zh: '完整 root 权限' }
const anySystem = { vi: 'Linux hoặc Windows Server', en: 'Linux or Windows Server', zh: '可选 Linux 或 Windows Server' }
const weeklyBackup = { vi: 'Sao lưu hàng tuần', en: 'Weekly backups', zh: '每周备份' }
const dailyBackup = { vi: 'Sao lưu hàng ngày', en: 'Daily backups', zh: '每日备份' }
const uptime = { vi: 'Thời gian hoạt động 99,9 %', en: '99.9% uptime', zh: '99.9% 可用性' }
const ddos = { vi: 'Chống DDoS', en: 'DDoS protection', zh: 'DDoS 防护' }
const windows = { vi: 'Hỗ trợ Windows Server', en: 'Windows Server support', zh: '支持 Windows Server' }
const snapshot = { vi: 'Snapshot miễn phí', en: 'Free snapshots', zh: '免费快照' }
const priority = { vi: 'Hỗ trợ ưu tiên', en: 'Priority support', zh: '优先技术支持' }
const balancer = { vi: 'Cân bằng tải', en: 'Load balancer', zh: '负载均衡' }
const monitoring = { vi: 'Giám sát nâng cao', en: 'Advanced monitoring', zh: '高级监控' }
const customImages = { vi: 'Bản cài hệ điều hành tùy chọn', en: 'Custom OS images', zh: '自定义系统镜像' }
const dedicated = { vi: 'Tài nguyên dành riêng', en: 'Dedicated resources', zh: '独享资源' }

type Feature = typeof rootAccess

/** A list of features, in each language. */
const inEach = (...features: Feature[]) => ({
  vi: features.map(({ vi }) => vi),
  en: features.map(({ en }) => en),
  zh: features.map(({ zh }) => zh),
})

/** What every plan of the order dialog promises. */
const vpsPromises: PlanPromises = { ...leastPromises, uptime: '99.99' }
/** What the larger plans of the landing page promise. */
const allPromises: PlanPromises = {
  backup: 'daily',
  uptime: '99.99',
  ddos: true,
  windows: true,
  snapshots: true,
  support: 'priority',
}

/** A plan with its prices for a month; `listPrice` is struck through. */
type SeededPlan = Omit<Unlisted<PlanRecord>, 'isSoldOut' | 'soldOutLocations'> & {
  price: number
  listPrice: number | null
}

/** Plans 1 to 3 are the order dialog's, 4 to 6 the landing page's (product spec, section 9). */
export const plans: readonly SeededPlan[] = [
  {
    id: 1,
    seriesId: 'vps',
    name: 'Basic',
    isPopular: false,
    cpu: 1,
    ram: 1,
    storage: 20,
    bandwidth: 1000,
    ipv4: 1,
    features: inEach(rootAccess),
    promises: vpsPromises,
    price: 49_000,
    listPrice: null,
  },
  {
    id: 2,
    seriesId: 'vps',
    name: 'Standard',
    isPopular: false,
    cpu: 2,
    ram: 2,
    storage: 40,
    bandwidth: 2000,
    ipv4: 1,
    features: inEach(rootAccess, anySystem),
    promises: { ...vpsPromises, windows: true },
    price: 89_000,
    listPrice: null,
  },
  {
    id: 3,
    seriesId: 'vps',
    name: 'Pro',
    isPopular: false,
    cpu: 4,
    ram: 4,
    storage: 80,
    bandwidth: 4000,
    ipv4: 1,
    features: inEach(rootAccess, anySystem, dailyBackup),
    promises: { ...vpsPromises, windows: true, backup: 'daily' },
    price: 159_000,
    listPrice: null,
  },
  {
    id: 4,
    seriesId: 'cloud-vps',
    name: 'Basic VPS',
    isPopular: false,
    cpu: 1,
    ram: 1,
    storage: 25,
    bandwidth: 1000,
    ipv4: 1,
    features: inEach(weeklyBackup, uptime),
    promises: { ...leastPromises, backup: 'weekly' },
    price: 49_000,
    listPrice: 69_000,
  },
  {
    id: 5,
    seriesId: 'cloud-vps',
    name: 'Pro VPS',
    isPopular: true,
    cpu: 2,
    ram: 2,
    storage: 50,
    bandwidth: 2000,
    ipv4: 1,
    features: inEach(dailyBackup, ddos, windows, snapshot, priority),
    promises: allPromises,
    price: 99_000,
    listPrice: 129_000,
  },
  {
    id: 6,
    seriesId: 'cloud-vps',
    name: 'Ultra VPS',
    isPopular: false,
    cpu: 4,
    ram: 4,
    storage: 100,
    bandwidth: 5000,
    ipv4: 2,
    features: inEach(balancer, monitoring, customImages, dedicated),
    promises: allPromises,
    price: 199_000,
    listPrice: 249_000,
  },
]

const linux = (id: string, name: string, endOfLife: string, ...successorIds: string[]) => ({
  id,
  name,
  endOfLife,
  successorIds,
  minRam: 1,
})

/** Windows needs 2 GB of memory. */
const windowsServer = (id: string, year: number, endOfLife: string, ...successorIds: string[]) => ({
  id,
  name: `Windows Server ${year}`,
  endOfLife,
  successorIds,
  minRam: 2,
})

/**
 * The systems of the product spec (section 9), and beside them the ones that follow them. The days are the makers' own: the end of standard
 * support for Ubuntu, of long-term support for Debian, of security support for AlmaLinux, of extended support for Windows Server.
 */
export const images: readonly Unlisted<ImageRecord>[] = [
  linux('ubuntu', 'Ubuntu 22.04 LTS', '2027-06-01', 'ubuntu-24-04'),
  linux('ubuntu-24-04', 'Ubuntu 24.04 LTS', '2029-05-31'),
  linux('centos', 'CentOS 7', '2024-06-30', 'almalinux-9'),
  linux('almalinux-9', 'AlmaLinux 9', '2032-05-31'),
  linux('debian', 'Debian 11', '2026-08-31', 'debian-13', 'debian-12'),
  linux('debian-12', 'Debian 12', '2028-06-30', 'debian-13'),
  linux('debian-13', 'Debian 13', '2030-06-30'),
  windowsServer('windows-2016', 2016, '2027-01-12', 'windows-2022', 'windows'),
  windowsServer('windows', 2019, '2029-01-09', 'windows-2022'),
  windowsServer('windows-2022', 2022, '2031-10-14'),
]

const vietnam = { vi: 'Việt Nam', en: 'Vietnam', zh: '越南' }

export const locations: readonly Omit<Unlisted<LocationRecord>, 'isSoldOut'>[] = [
  {
    id: 1,
    name: 'Ho Chi Minh',
    flag: 'vn',
    city: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City', zh: '胡志明市' },
    country: vietnam,
  },
  {
    id: 2,
    name: 'Ha Noi',
    flag: 'vn',
    city: { vi: 'Hà Nội', en: 'Hanoi', zh: '河内' },
    country: vietnam,
  },
  {
    id: 3,
    name: 'Singapore',
    flag: 'sg',
    city: { vi: 'Singapore', en: 'Singapore', zh: '新加坡' },
    country: { vi: 'Singapore', en: 'Singapore', zh: '新加坡' },
  },
  {
    id: 4,
    name: 'Tokyo',
    flag: 'jp',
    city: { vi: 'Tokyo', en: 'Tokyo', zh: '东京' },
    country: { vi: 'Nhật Bản', en: 'Japan', zh: '日本' },
  },
]
