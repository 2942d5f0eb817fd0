import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  node_exists: {
    status: 409,
    en: 'There already is a node with this name.',
    vi: 'Đã có node mang tên này.',
    zh: '已存在同名节点。',
  },
  nodes_unreadable: {
    status: 503,
    en: 'The hypervisor does not respond. Please try again in a moment.',
    vi: 'Hypervisor không trả lời. Vui lòng thử lại sau giây lát.',
    zh: '虚拟化平台无响应，请稍后重试。',
  },
  too_many_nodes: {
    status: 409,
    en: 'There is no room for another node.',
    vi: 'Đã đủ số node, không thêm được nữa.',
    zh: '节点数量已达上限。',
  },
})
