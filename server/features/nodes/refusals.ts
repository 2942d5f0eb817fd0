import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  node_exists: {
    status: 409,
    en: 'A node with this name already exists.',
    vi: 'Đã có node mang tên này.',
    zh: '已存在同名节点。',
  },
  nodes_unreadable: {
    status: 503,
    en: 'The hypervisor is not responding. Please try again in a moment.',
    vi: 'Hypervisor không phản hồi. Vui lòng thử lại sau giây lát.',
    zh: '虚拟化平台无响应，请稍后再试。',
  },
  too_many_nodes: {
    status: 409,
    en: 'The maximum number of nodes has been reached.',
    vi: 'Đã đủ số node, không thêm được nữa.',
    zh: '节点数量已达上限。',
  },
})
