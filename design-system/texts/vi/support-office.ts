import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { desk, inbox, mails, templates } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'

/** The support in the back-office. */
export const supportOfficeTexts: SupportPanelTexts = {
  list,
  viewsLabel: 'Các mục hỗ trợ',
  views: {
    tickets: 'Yêu cầu của khách',
    templates: 'Câu trả lời mẫu',
    enquiries: 'Lời nhắn từ trang liên hệ',
    mails: 'Thư đã gửi',
  },
  inbox,
  desk,
  templates,
  mails,
  statusChanged: (subject, status) => `“${subject}” chuyển sang: ${status}.`,
  statusFailed: 'Chưa đổi được trạng thái',
  enquiries: {
    caption: 'Lời nhắn từ trang liên hệ',
    empty: {
      title: 'Không có lời nhắn nào đang chờ',
      description: 'Câu hỏi, góp ý, yêu cầu báo giá và đăng ký hợp tác sẽ có mặt ở đây.',
    },
    loadFailed: 'Không tải được các lời nhắn',
    count: (rows) => `${rows} lời nhắn`,
  },
  topics: contactTopics,
  enquiryStatuses: { open: 'Chờ trả lời', closed: 'Đã xong' },
  onlyOpen: 'Chỉ lời nhắn chờ trả lời',
  columns: {
    number: 'Mã',
    subject: 'Tiêu đề',
    sender: 'Người gửi',
    topic: 'Chủ đề liên hệ',
    status: 'Trạng thái',
    date: 'Ngày',
    actions: 'Thao tác',
    email: 'Email',
    phone: 'Số điện thoại',
    about: 'Liên quan đến',
  },
  open: 'Mở',
  openFor: (subject) => `Mở: ${subject}`,
  close: 'Đánh dấu đã xong',
  reopen: 'Mở lại',
  pending: 'Đang lưu…',
}
