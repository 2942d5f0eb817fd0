import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  conversation_full: {
    status: 409,
    en: 'This ticket has too many messages. Please create a new one.',
    vi: 'Yêu cầu này đã có quá nhiều tin nhắn. Vui lòng tạo yêu cầu mới.',
    zh: '该工单的消息过多，请新建工单。',
  },
  ticket_merged: {
    status: 409,
    en: 'This ticket was merged with another one. Please write there.',
    vi: 'Yêu cầu này đã được gộp vào một yêu cầu khác. Vui lòng viết ở đó.',
    zh: '该工单已合并到另一工单，请在那里留言。',
  },
  reopen_too_late: {
    status: 409,
    en: 'This ticket was closed too long ago. Please create a new one.',
    vi: 'Yêu cầu này đã đóng quá lâu. Vui lòng tạo yêu cầu mới.',
    zh: '该工单关闭已久，请新建工单。',
  },
  ticket_not_closed: {
    status: 409,
    en: 'A ticket can be rated once it is closed.',
    vi: 'Chỉ đánh giá được yêu cầu đã đóng.',
    zh: '工单关闭后才能评价。',
  },
  merge_refused: {
    status: 409,
    en: 'Only two different tickets of one customer can be merged, and each only once.',
    vi: 'Chỉ gộp được hai yêu cầu khác nhau của cùng một khách hàng, mỗi yêu cầu một lần.',
    zh: '只能合并同一客户的两个不同工单，且每个工单只能合并一次。',
  },
  message_has_enough_files: {
    status: 409,
    en: 'A message can have up to five files.',
    vi: 'Mỗi tin nhắn có tối đa năm tệp.',
    zh: '每条消息最多可附五个文件。',
  },
  too_many_bytes: {
    status: 409,
    en: 'This ticket accepts up to 50 MB of files a day. Please continue tomorrow.',
    vi: 'Mỗi ngày yêu cầu này chỉ nhận tối đa 50 MB tệp. Vui lòng gửi tiếp vào ngày mai.',
    zh: '该工单每天最多接收 50 MB 文件，请明天再继续。',
  },
  file_type_refused: {
    status: 415,
    en: 'This type of file is not accepted. Send an image, PDF, text, log or ZIP file.',
    vi: 'Không nhận loại tệp này. Vui lòng gửi ảnh, PDF, văn bản, log hoặc ZIP.',
    zh: '不支持这种文件。请发送图片、PDF、文本、日志或 ZIP。',
  },
  file_infected: {
    status: 422,
    en: 'The virus scanner refused this file.',
    vi: 'Trình quét virus đã từ chối tệp này.',
    zh: '病毒扫描程序拒绝了该文件。',
  },
  scan_unavailable: {
    status: 503,
    en: 'Files cannot be checked at the moment. Please try again later.',
    vi: 'Hiện chưa kiểm tra được tệp. Vui lòng thử lại sau.',
    zh: '暂时无法检查文件，请稍后再试。',
  },
  wrong_inbound_secret: {
    status: 401,
    en: 'The secret of the mail service is wrong.',
    vi: 'Khóa bí mật của dịch vụ thư không đúng.',
    zh: '邮件服务的密钥不正确。',
  },
  too_many_templates: {
    status: 409,
    en: 'There are too many templates. Please delete one first.',
    vi: 'Đã có quá nhiều mẫu trả lời. Vui lòng xóa bớt.',
    zh: '模板过多，请先删除一个。',
  },
})
