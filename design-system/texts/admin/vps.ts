import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { reasonMissing } from '#ds/texts/admin/users.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'

/** Texts of the instances. */
export const vps = localized<AdminScreenTexts['vps']>({
  caption: same('VPS'),
  search: { vi: 'Tìm VPS', en: 'Search servers', zh: '搜索 VPS' },
  searchPlaceholder: { vi: 'Tìm theo mã, IP hoặc chủ sở hữu', en: 'ID, IP or owner', zh: '编号、IP 或所有者' },
  empty: {
    title: { vi: 'Chưa có VPS', en: 'No servers yet', zh: '暂无 VPS' },
    description: {
      vi: 'VPS mà khách đặt mua sẽ hiện ở đây.',
      en: 'Servers that customers order appear here.',
      zh: '客户订购的 VPS 会显示在这里。',
    },
  },
  loadFailed: { vi: 'Không tải được danh sách VPS', en: 'The servers could not be loaded', zh: 'VPS 列表加载失败' },
  count: {
    vi: (_, shown) => `${shown} VPS`,
    en: (rows, shown) => (rows === 1 ? '1 server' : `${shown} servers`),
    zh: (_, shown) => `${shown} 台 VPS`,
  },
  columns: {
    id: { vi: 'Mã', en: 'Number', zh: '编号' },
    name: { vi: 'Tên', en: 'Name', zh: '名称' },
    owner: { vi: 'Chủ sở hữu', en: 'Owner', zh: '所有者' },
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    price: { vi: 'Giá', en: 'Price', zh: '价格' },
    status: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
  },
  resources: {
    vi: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
    en: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
    zh: (cpu, ram) => `${cpu} vCPU · ${ram} GB 内存`,
  },
  address: {
    ...states.vpsAddress,
    reclaimed: { vi: 'Đã thu hồi', en: 'Reclaimed', zh: '已收回' },
  },
  statuses: states.vps,
  perPeriod: {
    monthly: { vi: '/tháng', en: '/month', zh: '/月' },
    yearly: { vi: '/năm', en: '/year', zh: '/年' },
  },
  renewal: { vi: 'Gia hạn', en: 'Renewal', zh: '续费' },
  noRenewal: { vi: 'Không gia hạn', en: 'No renewal', zh: '不再续费' },
  views: {
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    renewing: { vi: 'Gia hạn trong 7 ngày tới', en: 'Renewing within 7 days', zh: '7 天内续费' },
    suspended: { vi: 'Tạm ngưng', en: 'Suspended', zh: '已暂停' },
    failed: { vi: 'Không tạo được', en: 'Setup failed', zh: '创建失败' },
  },
  statusMenu: {
    label: {
      vi: (name) => `Đổi trạng thái của ${name}`,
      en: (name) => `Change the status of ${name}`,
      zh: (name) => `更改 ${name} 的状态`,
    },
    current: { vi: 'hiện tại', en: 'current', zh: '当前状态' },
    actions: {
      active: { vi: 'Mở lại', en: 'Resume', zh: '恢复运行' },
      suspended: { vi: 'Tạm ngưng', en: 'Suspend', zh: '暂停' },
      terminated: { vi: 'Chấm dứt', en: 'Terminate', zh: '终止' },
    },
    consequences: {
      active: { vi: 'Bật VPS trở lại', en: 'Starts the server again', zh: '重新开机' },
      suspended: { vi: 'Tắt VPS, giữ dữ liệu', en: 'Stops the server, keeps its data', zh: '关机，保留数据' },
      terminated: {
        vi: 'Xóa VPS và dữ liệu, không hoàn tác được',
        en: 'Permanently deletes the server and its data',
        zh: '删除服务器及数据，无法撤销',
      },
    },
  },
  dialog: {
    suspended: {
      heading: { vi: (name) => `Tạm ngưng ${name}?`, en: (name) => `Suspend ${name}?`, zh: (name) => `暂停 ${name}？` },
      description: {
        vi: 'VPS bị tắt và ngừng tính phí, dữ liệu được giữ. Khách không tự mở lại được, dù thanh toán hay nạp tiền.',
        en: 'The server is stopped and not charged, and its data is kept. No payment or top-up by the customer gets it running again.',
        zh: '服务器将关机并停止计费，数据予以保留。客户付款或充值都无法恢复运行。',
      },
      confirm: { vi: 'Tạm ngưng VPS', en: 'Suspend the VPS', zh: '暂停 VPS' },
      cancel: { vi: 'Giữ nguyên', en: 'Keep it running', zh: '保持运行' },
    },
    active: {
      heading: { vi: (name) => `Mở lại ${name}?`, en: (name) => `Resume ${name}?`, zh: (name) => `恢复 ${name}？` },
      description: {
        vi: 'VPS chạy lại và được tính phí như trước. Nếu đã đến hạn, phí kỳ này được trừ ngay từ ví của khách.',
        en: 'The server runs again and is charged as before. If it is due, this period is charged to the customer’s wallet right away.',
        zh: '服务器将恢复运行并照常计费。如已到期，本期费用会立即从客户钱包扣除。',
      },
      confirm: { vi: 'Mở lại VPS', en: 'Resume the VPS', zh: '恢复 VPS' },
      cancel: { vi: 'Chưa mở', en: 'Not yet', zh: '暂不恢复' },
    },
    terminated: {
      heading: {
        vi: (name) => `Chấm dứt ${name}?`,
        en: (name) => `Terminate ${name}?`,
        zh: (name) => `终止 ${name}？`,
      },
      description: {
        vi: 'VPS và toàn bộ dữ liệu trên đó bị xóa. Thao tác này không thể hoàn tác.',
        en: 'The server and all data on it are deleted. This cannot be undone.',
        zh: '服务器及其全部数据将被删除，且无法恢复。',
      },
      confirm: { vi: 'Chấm dứt VPS', en: 'Terminate the VPS', zh: '终止 VPS' },
      cancel: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
    },
    name: { vi: 'Tên', en: 'Name', zh: '名称' },
    owner: { vi: 'Chủ sở hữu', en: 'Owner', zh: '所有者' },
    ip: { vi: 'Địa chỉ IP', en: 'IP address', zh: 'IP 地址' },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHint: {
      vi: 'Khách nhận thư có lý do này.',
      en: 'The customer gets an email with this reason.',
      zh: '客户会收到包含此原因的邮件。',
    },
    reasonMissing,
    failed: { vi: 'Chưa đổi được trạng thái', en: 'The status could not be changed', zh: '状态未能更改' },
  },
})
