import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { desk, inbox, mails, templates } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'
import { localized } from './localized.ts'

/** The support in the back-office. */
export const supportAdminTexts = localized<SupportPanelTexts>({
  list,
  viewsLabel: { vi: 'Các mục hỗ trợ', en: 'Support sections', zh: '客服分类' },
  views: {
    tickets: { vi: 'Yêu cầu của khách', en: 'Customer tickets', zh: '客户工单' },
    templates: { vi: 'Câu trả lời mẫu', en: 'Reply templates', zh: '回复模板' },
    enquiries: { vi: 'Lời nhắn từ trang liên hệ', en: 'Contact messages', zh: '联系留言' },
    mails: { vi: 'Thư đã gửi', en: 'Emails', zh: '邮件记录' },
  },
  inbox,
  desk,
  templates,
  mails,
  statusChanged: {
    vi: (subject, status) => `“${subject}” chuyển sang: ${status}.`,
    en: (subject, status) => `“${subject}” is now: ${status}.`,
    zh: (subject, status) => `“${subject}”的状态已改为：${status}。`,
  },
  statusFailed: { vi: 'Chưa đổi được trạng thái', en: 'The status was not changed', zh: '状态未更改' },
  enquiries: {
    caption: { vi: 'Lời nhắn từ trang liên hệ', en: 'Contact messages', zh: '联系留言' },
    empty: {
      title: { vi: 'Không có lời nhắn nào đang chờ', en: 'No messages are waiting', zh: '没有待回复的留言' },
      description: {
        vi: 'Câu hỏi, góp ý, yêu cầu báo giá và đăng ký hợp tác sẽ hiện ở đây.',
        en: 'Questions, suggestions, quote requests and partner applications appear here.',
        zh: '咨询、建议、报价请求和合作申请会显示在这里。',
      },
    },
    loadFailed: {
      vi: 'Không tải được các lời nhắn',
      en: 'The list of messages could not be loaded',
      zh: '留言加载失败',
    },
    count: {
      vi: (rows) => `${rows} lời nhắn`,
      en: (rows) => (rows === 1 ? '1 message' : `${rows} messages`),
      zh: (rows) => `${rows} 条留言`,
    },
  },
  topics: contactTopics,
  enquiryStatuses: {
    open: { vi: 'Chờ trả lời', en: 'Waiting for a reply', zh: '待回复' },
    closed: { vi: 'Đã xong', en: 'Done', zh: '已处理' },
  },
  onlyOpen: { vi: 'Chỉ lời nhắn chờ trả lời', en: 'Waiting only', zh: '仅看待回复' },
  columns: {
    number: { vi: 'Mã', en: 'Number', zh: '编号' },
    subject: { vi: 'Tiêu đề', en: 'Subject', zh: '标题' },
    sender: { vi: 'Người gửi', en: 'From', zh: '发送人' },
    topic: { vi: 'Chủ đề liên hệ', en: 'Topic', zh: '联系主题' },
    status: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
    date: { vi: 'Ngày', en: 'Date', zh: '日期' },
    actions: { vi: 'Thao tác', en: 'Actions', zh: '操作' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    phone: { vi: 'Số điện thoại', en: 'Phone', zh: '电话' },
    about: { vi: 'Liên quan đến', en: 'About', zh: '相关内容' },
  },
  open: { vi: 'Mở', en: 'Open', zh: '打开' },
  openFor: {
    vi: (subject) => `Mở: ${subject}`,
    en: (subject) => `Open: ${subject}`,
    zh: (subject) => `打开：${subject}`,
  },
  close: { vi: 'Đánh dấu đã xong', en: 'Mark as done', zh: '标记为已处理' },
  reopen: { vi: 'Mở lại', en: 'Reopen', zh: '重新打开' },
  pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
})
