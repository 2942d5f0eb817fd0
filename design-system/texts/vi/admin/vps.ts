import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: 'Tìm VPS',
  searchPlaceholder: 'Tìm theo mã, IP hoặc chủ sở hữu',
  empty: { title: 'Chưa có VPS', description: 'VPS mà khách đặt\u00a0mua sẽ có mặt ở đây.' },
  loadFailed: 'Không tải được danh sách VPS',
  count: (rows) => `${rows} VPS`,
  columns: {
    id: 'Mã',
    name: 'Tên',
    owner: 'Chủ sở hữu',
    plan: 'Gói',
    price: 'Giá',
    status: 'Trạng thái',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
  address: { ...states.vpsAddress, reclaimed: 'Đã thu hồi' },
  statuses: states.vps,
  perPeriod: { monthly: '/tháng', yearly: '/năm' },
  renewal: 'Gia hạn',
  noRenewal: 'Không gia hạn',
  views: { all: 'Tất cả', renewing: 'Gia hạn trong 7 ngày tới', suspended: 'Tạm ngưng', failed: 'Không tạo được' },
  statusMenu: {
    label: (name) => `Đổi trạng thái của ${name}`,
    current: 'hiện tại',
    actions: { active: 'Mở lại', suspended: 'Tạm ngưng', terminated: 'Chấm dứt' },
    consequences: {
      active: 'Bật máy trở lại',
      suspended: 'Tắt máy, giữ dữ liệu',
      terminated: 'Xóa máy và dữ liệu, không hoàn tác được',
    },
  },
  changed: {
    active: (name) => `${name} đang chạy trở lại.`,
    suspended: (name) => `${name} đã tạm ngưng.`,
  },
  terminate: {
    heading: (name) => `Chấm dứt ${name}?`,
    description: 'Máy chủ và toàn bộ dữ liệu trên đó bị xóa. Không thể hoàn tác.',
    name: 'Tên',
    owner: 'Chủ sở hữu',
    ip: 'Địa chỉ IP',
    confirm: 'Chấm dứt VPS',
    cancel: 'Giữ lại',
  },
}
