import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the instances. */
export const vps: AdminScreenTexts['vps'] = {
  caption: 'VPS',
  search: '搜索 VPS',
  searchPlaceholder: '编号、IP 或所有者',
  empty: { title: '暂无 VPS', description: '客户订购的 VPS 会显示在这里。' },
  loadFailed: 'VPS 列表加载失败',
  columns: {
    id: 'ID',
    name: '名称',
    owner: '所有者',
    plan: '套餐',
    ip: 'IP 地址',
    status: '状态',
    change: '更改状态',
  },
  resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB 内存`,
  address: states.vpsAddress,
  select: {
    label: (name) => `更改 ${name} 的状态`,
    statuses: states.vps,
    final: 'VPS 终止后不能再更改状态',
    notSetUp: '只有创建完成的 VPS 才能更改状态',
    pending: '更新中…',
  },
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
