import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'

/** What waits for an admin. */
export const workQueueTexts: WorkQueueTexts = {
  heading: 'Việc cần làm',
  groups: {
    deposits: 'Nạp tiền chờ duyệt',
    unmatched: 'Tiền về chưa khớp',
    withdrawals: 'Rút tiền chờ duyệt',
    tickets: 'Yêu cầu hỗ trợ',
    failures: 'Tác vụ thất bại',
    planned: 'Sắp tới',
  },
  nothing: 'Không còn việc nào',
  allDone: { title: 'Không có gì đang chờ bạn', description: 'Việc mới tự hiện ở đây.' },
  showAll: (count) => `Xem cả ${count} việc`,
  more: (count) => `Còn ${count} việc nữa, hiện dần khi xong các việc trên`,
  loadFailed: 'Không tải được phần việc này',
  suggestion: 'Gợi ý:',
  age: {
    waited: (time) => `chờ ${time}`,
    left: (time) => `còn ${time}`,
    over: (time) => `quá hạn ${time}`,
  },
  units: {
    days: (count) => `${count}\u00a0ngày`,
    hours: (count) => `${count}\u00a0giờ`,
    minutes: (count) => `${count}\u00a0phút`,
  },
}
