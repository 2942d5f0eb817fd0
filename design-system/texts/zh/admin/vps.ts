import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: '搜索 VPS',
  searchPlaceholder: '编号、IP 或所有者',
  empty: { title: '暂无 VPS', description: '客户订购的 VPS 会显示在这里。' },
  loadFailed: 'VPS 列表加载失败',
  count: (rows) => `${rows} 台 VPS`,
  columns: {
    id: '编号',
    name: '名称',
    owner: '所有者',
    plan: '套餐',
    price: '价格',
    status: '状态',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB 内存`,
  address: { ...states.vpsAddress, reclaimed: '已收回' },
  statuses: states.vps,
  perPeriod: { monthly: '/月', yearly: '/年' },
  renewal: '续费',
  noRenewal: '不再续费',
  views: { all: '全部', renewing: '7 天内续费', suspended: '已暂停', failed: '创建失败' },
  statusMenu: {
    label: (name) => `更改 ${name} 的状态`,
    current: '当前状态',
    actions: { active: '恢复运行', suspended: '暂停', terminated: '终止' },
    consequences: { active: '重新开机', suspended: '关机，保留数据', terminated: '删除服务器及数据，无法撤销' },
  },
  changed: { active: (name) => `${name} 已恢复运行。`, suspended: (name) => `${name} 已暂停。` },
  terminate: {
    heading: (name) => `终止 ${name}？`,
    description: '服务器及其全部数据将被删除，且无法恢复。',
    name: '名称',
    owner: '所有者',
    ip: 'IP 地址',
    confirm: '终止 VPS',
    cancel: '保留',
  },
}
