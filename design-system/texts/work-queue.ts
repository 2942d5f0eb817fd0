import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'
import { localized } from './localized.ts'

/** What waits for an admin. */
export const workQueueTexts = localized<WorkQueueTexts>({
  heading: { vi: 'Việc cần làm', en: 'To do', zh: '待办事项' },
  groups: {
    deposits: { vi: 'Nạp tiền chờ duyệt', en: 'Top-ups to approve', zh: '待审核的充值' },
    unmatched: { vi: 'Tiền về chưa khớp', en: 'Unmatched payments', zh: '未匹配的到账' },
    withdrawals: { vi: 'Rút tiền chờ duyệt', en: 'Withdrawals to approve', zh: '待审核提现' },
    tickets: { vi: 'Yêu cầu hỗ trợ', en: 'Tickets', zh: '工单' },
    failures: { vi: 'Tác vụ thất bại', en: 'Failed jobs', zh: '失败的任务' },
    planned: { vi: 'Việc sắp tới', en: 'Coming up', zh: '即将到期的安排' },
  },
  nothing: { vi: 'Không còn việc nào', en: 'Nothing to do', zh: '暂无待办' },
  allDone: {
    title: { vi: 'Không có gì đang chờ bạn', en: 'Nothing is waiting for you', zh: '没有事情在等您处理' },
    description: {
      vi: 'Việc mới sẽ tự hiện ở đây.',
      en: 'New tasks appear here automatically.',
      zh: '新的待办会自动出现在这里。',
    },
  },
  showAll: {
    vi: (count) => `Xem cả ${count} việc`,
    en: (count) => `Show all ${count}`,
    zh: (count) => `查看全部 ${count} 项`,
  },
  more: {
    vi: (count) => `Còn ${count} việc nữa sẽ hiện khi xong các việc trên`,
    en: (count) => `${count} more will appear as you finish these`,
    zh: (count) => `还有 ${count} 项，处理完以上各项后依次显示`,
  },
  loadFailed: { vi: 'Không tải được phần việc này', en: 'This part could not be loaded', zh: '这部分待办加载失败' },
  suggestion: { vi: 'Gợi ý:', en: 'Suggestion:', zh: '建议：' },
  age: {
    waited: { vi: (time) => `chờ ${time}`, en: (time) => `waiting ${time}`, zh: (time) => `已等待 ${time}` },
    left: { vi: (time) => `còn ${time}`, en: (time) => `${time} left`, zh: (time) => `还剩 ${time}` },
    over: { vi: (time) => `quá hạn ${time}`, en: (time) => `${time} overdue`, zh: (time) => `逾期 ${time}` },
  },
  units: {
    days: { vi: (count) => `${count}\u00a0ngày`, en: (count) => `${count}\u00a0d`, zh: (count) => `${count}\u00a0天` },
    hours: {
      vi: (count) => `${count}\u00a0giờ`,
      en: (count) => `${count}\u00a0h`,
      zh: (count) => `${count}\u00a0小时`,
    },
    minutes: {
      vi: (count) => `${count}\u00a0phút`,
      en: (count) => `${count}\u00a0min`,
      zh: (count) => `${count}\u00a0分钟`,
    },
  },
})
