import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'

/** What waits for an admin. */
export const workQueueTexts: WorkQueueTexts = {
  heading: '待办事项',
  groups: {
    deposits: '待审核的充值',
    unmatched: '未匹配的到账',
    withdrawals: '待审核提现',
    tickets: '工单',
    failures: '失败的任务',
    planned: '即将到期的安排',
  },
  nothing: '暂无待办',
  allDone: { title: '没有事情在等您处理', description: '新的待办会自动出现在这里。' },
  showAll: (count) => `查看全部 ${count} 项`,
  more: (count) => `还有 ${count} 项，处理完以上各项后依次显示`,
  loadFailed: '无法加载这部分待办',
  suggestion: '建议：',
  age: {
    waited: (time) => `已等待 ${time}`,
    left: (time) => `还剩 ${time}`,
    over: (time) => `逾期 ${time}`,
  },
  units: {
    days: (count) => `${count}\u00a0天`,
    hours: (count) => `${count}\u00a0小时`,
    minutes: (count) => `${count}\u00a0分钟`,
  },
}
