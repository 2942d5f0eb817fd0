import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'

/** What waits for an admin. */
export const workQueueTexts: WorkQueueTexts = {
  heading: 'Việc cần làm',
  groups: {
    deposits: 'Nạp tiền chờ duyệt',
    unmatched: 'Tiền về chưa khớp',
    tickets: 'Yêu cầu hỗ trợ',
    failures: 'Tác vụ thất bại',
    planned: 'Sắp tới',
  },
  nothing: 'Không còn việc nào',
  showAll: 'Xem tất cả',
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
