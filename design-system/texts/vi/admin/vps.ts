import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: 'Tìm VPS',
  searchPlaceholder: 'Tìm theo mã, IP hoặc chủ sở hữu',
  empty: { title: 'Chưa có VPS', description: 'VPS mà khách đặt mua sẽ có mặt ở đây.' },
  loadFailed: 'Không tải được danh sách VPS',
  columns: {
    id: 'ID',
    name: 'Tên',
    owner: 'Chủ sở hữu',
    plan: 'Gói',
    ip: 'Địa chỉ IP',
    status: 'Trạng thái',
    change: 'Đổi trạng thái',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
  address: states.vpsAddress,
  select: {
    label: (name) => `Đổi trạng thái của ${name}`,
    statuses: states.vps,
    final: 'VPS đã chấm dứt không thể đổi trạng thái nữa',
    notSetUp: 'Chỉ đổi được trạng thái của VPS đã khởi tạo xong',
    pending: 'Đang cập nhật...',
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
