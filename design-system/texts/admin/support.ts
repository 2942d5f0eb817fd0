import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { replyBoxTexts, ticketThreadTexts } from '#ds/texts/ticket-thread.ts'
import { workQueueTexts } from '#ds/texts/work-queue.ts'
import { list } from './list.ts'

const { age, units } = workQueueTexts

const clock = {
  age,
  units,
  stopped: { vi: 'Đã trả lời lần đầu hoặc không cần nữa', en: 'No first reply is due', zh: '无待完成的首次回复' },
}

/** The inbox of tickets. */
export const inbox = localized<SupportPanelTexts['inbox']>({
  caption: { vi: 'Yêu cầu hỗ trợ', en: 'Support tickets', zh: '客服工单' },
  search: { vi: 'Tìm trong mọi yêu cầu hỗ trợ', en: 'Search all tickets', zh: '搜索全部工单' },
  searchPlaceholder: { vi: 'Tìm theo mã hoặc khách hàng', en: 'Number or customer', zh: '编号或客户' },
  loadFailed: {
    vi: 'Không tải được danh sách yêu cầu hỗ trợ',
    en: 'The tickets could not be loaded',
    zh: '工单列表加载失败',
  },
  count: {
    vi: (_, shown) => `${shown} yêu cầu`,
    en: (rows, shown) => (rows === 1 ? '1 ticket' : `${shown} tickets`),
    zh: (_, shown) => `${shown} 个工单`,
  },
  columns: {
    id: { vi: 'Mã', en: 'Number', zh: '编号' },
    subject: { vi: 'Tiêu đề', en: 'Subject', zh: '标题' },
    user: { vi: 'Khách hàng', en: 'Customer', zh: '客户' },
    lastMessage: { vi: 'Tin mới nhất', en: 'Last message', zh: '最新消息' },
    clock: { vi: 'Trả lời lần đầu', en: 'First reply', zh: '首次回复' },
    assignee: { vi: 'Phụ trách', en: 'Assignee', zh: '受理人' },
    status: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
  },
  priority: { vi: 'Ưu tiên', en: 'Priority', zh: '优先级' },
  views: {
    mine: { vi: 'Của tôi', en: 'Mine', zh: '我的' },
    unassigned: { vi: 'Chưa ai nhận', en: 'Unassigned', zh: '未分配' },
    overdue: { vi: 'Quá hạn trả lời', en: 'Reply overdue', zh: '回复逾期' },
    open: { vi: 'Chưa đóng', en: 'Not closed', zh: '未关闭' },
    closed: { vi: 'Đã đóng', en: 'Closed', zh: '已关闭' },
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
  },
  empties: {
    mine: {
      title: { vi: 'Bạn không có yêu cầu nào', en: 'You have no tickets', zh: '您没有工单' },
      description: {
        vi: 'Khi bạn nhận một yêu cầu trong mục “Chưa ai nhận”, yêu cầu đó nằm ở đây cho đến khi đóng.',
        en: 'Take one from “Unassigned”; it stays here until it is closed.',
        zh: '在“未分配”中领取工单后，关闭前会一直显示在这里。',
      },
    },
    unassigned: {
      title: { vi: 'Yêu cầu nào cũng có người nhận', en: 'Every ticket has an assignee', zh: '所有工单都有受理人' },
      description: {
        vi: 'Yêu cầu mới của khách tự hiện ở đây.',
        en: 'New customer tickets appear here automatically.',
        zh: '客户的新工单会自动显示在这里。',
      },
    },
    overdue: {
      title: { vi: 'Không có yêu cầu nào quá hạn', en: 'No replies are overdue', zh: '没有逾期的工单' },
      description: {
        vi: 'Yêu cầu quá hạn trả lời lần đầu sẽ nằm ở đây, trễ nhất xếp trước.',
        en: 'Tickets whose first reply is overdue appear here, the most overdue first.',
        zh: '首次回复逾期的工单会显示在这里，最久的排在最前。',
      },
    },
    open: {
      title: { vi: 'Không còn yêu cầu nào chưa đóng', en: 'No tickets are open', zh: '没有未关闭的工单' },
      description: { vi: 'Mọi yêu cầu đều đã đóng.', en: 'All of them are closed.', zh: '全部工单均已关闭。' },
    },
    closed: {
      title: { vi: 'Chưa có yêu cầu nào đã đóng', en: 'No tickets have been closed yet', zh: '还没有关闭的工单' },
      description: {
        vi: 'Yêu cầu đã giải quyết xong nằm ở đây.',
        en: 'Solved tickets appear here.',
        zh: '已解决的工单会显示在这里。',
      },
    },
    all: {
      title: { vi: 'Chưa có yêu cầu hỗ trợ', en: 'No tickets yet', zh: '暂无工单' },
      description: {
        vi: 'Yêu cầu của khách sẽ hiện ở đây.',
        en: 'Customer tickets appear here.',
        zh: '客户提交的工单会显示在这里。',
      },
    },
  },
  authors: {
    customer: { vi: 'Khách', en: 'Customer', zh: '客户' },
    admin: { vi: 'Hỗ trợ', en: 'Support', zh: '客服' },
  },
  noMessages: { vi: 'Chưa có tin nhắn', en: 'No messages yet', zh: '暂无消息' },
  unassigned: { vi: 'Chưa có người phụ trách', en: 'Nobody is assigned', zh: '无人受理' },
  clock,
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
})

/** The desk of one ticket. */
export const desk = localized<SupportPanelTexts['desk']>({
  number: list.number,
  back: { vi: 'Về hộp thư yêu cầu', en: 'Back to the inbox', zh: '返回工单列表' },
  loadFailed: { vi: 'Không tải được yêu cầu này', en: 'This ticket could not be loaded', zh: '该工单加载失败' },
  opened: { vi: (time) => `Mở: ${time}`, en: (time) => `Opened: ${time}`, zh: (time) => `创建：${time}` },
  firstReply: { vi: 'Trả lời lần đầu:', en: 'First reply:', zh: '首次回复：' },
  clock,
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  changeStatus: {
    vi: (ticket) => `Đổi trạng thái ${ticket}`,
    en: (ticket) => `Change the status of ${ticket}`,
    zh: (ticket) => `更改 ${ticket} 的状态`,
  },
  changePriority: {
    vi: (ticket) => `Đổi mức ưu tiên ${ticket}`,
    en: (ticket) => `Change the priority of ${ticket}`,
    zh: (ticket) => `更改 ${ticket} 的优先级`,
  },
  current: { vi: 'hiện tại', en: 'current', zh: '当前' },
  statusConsequences: {
    open: { vi: 'Chờ bộ phận hỗ trợ xử lý', en: 'Waiting for the support team', zh: '等待客服处理' },
    in_progress: {
      vi: 'Đã trả lời, chờ khách phản hồi',
      en: 'Replied, waiting for the customer',
      zh: '已回复，等待客户',
    },
    closed: {
      vi: 'Khách mở lại được trong 14 ngày',
      en: 'The customer can reopen it for 14 days',
      zh: '客户可在 14 天内重新打开',
    },
  },
  priorityMeanings: {
    low: { vi: 'Có thể chờ', en: 'Can wait', zh: '可以稍后处理' },
    medium: { vi: 'Việc thường ngày', en: 'Everyday work', zh: '日常事务' },
    high: { vi: 'Ảnh hưởng công việc của khách', en: 'Affects the customer’s work', zh: '影响客户工作' },
    urgent: { vi: 'Dịch vụ của khách đang ngừng', en: 'The customer’s service is down', zh: '客户服务已中断' },
  },
  changeFailed: { vi: 'Chưa lưu được thay đổi', en: 'The change was not saved', zh: '更改未保存' },
  handling: { vi: 'Xử lý yêu cầu', en: 'Handling', zh: '工单处理' },
  category: { vi: 'Loại yêu cầu', en: 'Category', zh: '工单分类' },
  categoryWithTime: {
    vi: (category, time) => `${category}, trả lời trong ${time}`,
    en: (category, time) => `${category}, reply within ${time}`,
    zh: (category, time) => `${category}，${time}内回复`,
  },
  assignee: { vi: 'Người phụ trách', en: 'Assigned to', zh: '受理人员' },
  unassigned: { vi: 'Chưa giao cho ai', en: 'Not assigned', zh: '尚未分配' },
  self: { vi: (name) => `${name} (bạn)`, en: (name) => `${name} (you)`, zh: (name) => `${name}（您）` },
  take: { vi: 'Nhận yêu cầu này', en: 'Assign to me', zh: '领取该工单' },
  agentsFailed: {
    vi: 'Không tải được danh sách người phụ trách. Hãy tải lại trang.',
    en: 'The list of agents could not be loaded. Please reload the page.',
    zh: '受理人列表加载失败，请刷新页面。',
  },
  about: { vi: 'VPS liên quan', en: 'Related server', zh: '相关 VPS' },
  rating: { vi: 'Khách đánh giá', en: 'The customer’s rating', zh: '客户评价' },
  stars: {
    vi: (stars) => `${stars}/5 sao`,
    en: (stars) => (stars === 1 ? '1 star out of 5' : `${stars} stars out of 5`),
    zh: (stars) => `${stars}/5 星`,
  },
  merged: {
    title: {
      vi: (number) => `Đã gộp vào ${number}`,
      en: (number) => `Merged into ${number}`,
      zh: (number) => `已合并到 ${number}`,
    },
    open: { vi: 'Mở yêu cầu đó', en: 'Open that ticket', zh: '打开该工单' },
  },
  thread: {
    ...ticketThreadTexts,
    authors: {
      customer: { vi: 'Khách hàng', en: 'Customer', zh: '客户' },
      admin: { vi: 'Hỗ trợ', en: 'Support', zh: '客服' },
    },
  },
  reply: {
    ...replyBoxTexts,
    reply: { vi: 'Trả lời khách', en: 'Reply to the customer', zh: '回复客户' },
    note: { vi: 'Nội dung ghi chú', en: 'Text of the note', zh: '备注内容' },
    send: { vi: 'Gửi trả lời', en: 'Send reply', zh: '发送回复' },
    sending: { vi: 'Đang gửi trả lời…', en: 'Sending the reply…', zh: '正在发送回复…' },
    asNote: {
      label: { vi: 'Chỉ ghi chú cho nội bộ', en: 'Keep it as an internal note', zh: '仅作为内部备注' },
      description: {
        vi: 'Khách không đọc được ghi chú và không nhận được thư.',
        en: 'The customer cannot read notes and gets no email about them.',
        zh: '客户看不到备注，也不会收到邮件。',
      },
      save: { vi: 'Lưu ghi chú', en: 'Save note', zh: '保存备注' },
      saving: { vi: 'Đang lưu ghi chú…', en: 'Saving the note…', zh: '正在保存备注…' },
    },
  },
  reopens: {
    vi: 'Yêu cầu đã đóng. Trả lời khách sẽ mở lại yêu cầu này.',
    en: 'The ticket is closed. Replying to the customer reopens it.',
    zh: '工单已关闭，回复客户会重新打开工单。',
  },
  downloadFailed: { vi: 'Không tải được tệp', en: 'The file could not be saved', zh: '文件下载失败' },
  templates: {
    insert: { vi: 'Chèn câu trả lời mẫu', en: 'Insert a template', zh: '插入模板' },
    manage: { vi: 'Sửa các câu trả lời mẫu', en: 'Edit the templates', zh: '编辑回复模板' },
    failed: { vi: 'Chưa điền được câu trả lời mẫu', en: 'The template could not be filled in', zh: '模板填充失败' },
  },
  merge: {
    action: { vi: 'Gộp vào yêu cầu khác', en: 'Merge into another ticket', zh: '合并到其他工单' },
    heading: {
      vi: (number) => `Gộp ${number} vào yêu cầu nào?`,
      en: (number) => `Merge ${number} into which ticket?`,
      zh: (number) => `将 ${number} 合并到哪个工单？`,
    },
    search: { vi: 'Tìm yêu cầu', en: 'Find the ticket', zh: '查找工单' },
    searchHint: {
      vi: 'Theo số hoặc tiêu đề, trong các yêu cầu của cùng khách hàng.',
      en: 'By number or subject, among the tickets of the same customer.',
      zh: '在同一客户的工单中，按编号或标题查找。',
    },
    others: { vi: 'Các yêu cầu khác của khách này', en: 'Other tickets of this customer', zh: '该客户的其他工单' },
    noneFound: {
      vi: (query) => `Khách này không có yêu cầu nào khớp với “${query}”`,
      en: (query) => `No ticket of this customer matches “${query}”`,
      zh: (query) => `该客户没有与“${query}”匹配的工单`,
    },
    noOthers: {
      vi: 'Khách này không có yêu cầu nào khác để gộp vào.',
      en: 'This customer has no other ticket to merge into.',
      zh: '该客户没有可合并的其他工单。',
    },
    what: {
      vi: (from, into) =>
        `Tin nhắn, ghi chú và tệp của ${from} chuyển sang ${into}. ${from} đóng lại và dẫn khách tới ${into}. Thao tác này không thể hoàn tác.`,
      en: (from, into) =>
        `The messages, notes and files of ${from} move to ${into}. ${from} is closed and points the customer to ${into}. This cannot be undone.`,
      zh: (from, into) =>
        `${from} 的消息、备注和文件将移至 ${into}。${from} 会关闭，并引导客户前往 ${into}。此操作无法撤销。`,
    },
    chooseFirst: {
      vi: 'Vui lòng chọn yêu cầu nhận cuộc trao đổi',
      en: 'Choose the ticket to merge into',
      zh: '请选择接收对话的工单',
    },
    confirm: { vi: 'Gộp', en: 'Merge', zh: '合并' },
    confirmInto: {
      vi: (number) => `Gộp vào ${number}`,
      en: (number) => `Merge into ${number}`,
      zh: (number) => `合并到 ${number}`,
    },
    cancel: { vi: 'Giữ riêng', en: 'Keep separate', zh: '保持独立' },
    pending: { vi: 'Đang gộp…', en: 'Merging…', zh: '正在合并…' },
    failed: { vi: 'Chưa gộp được', en: 'The tickets were not merged', zh: '工单未合并' },
  },
  customer: {
    heading: { vi: 'Hồ sơ khách hàng', en: 'Customer record', zh: '客户资料' },
    number: { vi: 'Mã khách', en: 'Customer number', zh: '客户编号' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
    locked: { vi: 'Đã khóa', en: 'Locked', zh: '已锁定' },
    machines: { vi: 'VPS của khách', en: 'Servers of this customer', zh: '客户的 VPS' },
    noMachines: { vi: 'Khách chưa có VPS nào.', en: 'The customer has no servers yet.', zh: '该客户还没有 VPS。' },
    tickets: { vi: 'Yêu cầu khác', en: 'Other tickets', zh: '其他工单' },
    noTickets: { vi: 'Không có yêu cầu nào khác.', en: 'No other tickets.', zh: '没有其他工单。' },
    vpsStatuses: states.vps,
    statuses: states.tickets,
    loadFailed: {
      vi: 'Không tải được đủ hồ sơ khách hàng',
      en: 'The customer record could not be loaded in full',
      zh: '客户资料未能完整加载',
    },
  },
})

/** The texts for replies. */
export const templates = localized<SupportPanelTexts['templates']>({
  caption: { vi: 'Câu trả lời mẫu', en: 'Reply templates', zh: '回复模板' },
  empty: {
    title: { vi: 'Chưa có câu trả lời mẫu', en: 'No reply templates yet', zh: '还没有回复模板' },
    description: {
      vi: 'Hãy viết sẵn những câu hay dùng. Tên khách, tên VPS và mã yêu cầu được điền tự động.',
      en: 'Write your frequent replies in advance. The customer’s name, the server and the ticket number are filled in automatically.',
      zh: '预先写好常用回复，客户姓名、VPS 名称和工单编号会自动填入。',
    },
  },
  loadFailed: {
    vi: 'Không tải được các câu trả lời mẫu',
    en: 'The reply templates could not be loaded',
    zh: '回复模板加载失败',
  },
  count: {
    vi: (rows) => `${rows} mẫu`,
    en: (rows) => (rows === 1 ? '1 template' : `${rows} templates`),
    zh: (rows) => `${rows} 个模板`,
  },
  columns: {
    title: { vi: 'Tên mẫu', en: 'Title', zh: '模板名称' },
    body: { vi: 'Nội dung', en: 'Text', zh: '内容' },
    updated: { vi: 'Sửa lần cuối', en: 'Last changed', zh: '最近修改' },
    actions: { vi: 'Thao tác với mẫu', en: 'Template actions', zh: '模板操作' },
  },
  add: { vi: 'Thêm mẫu', en: 'Add template', zh: '添加模板' },
  edit: { vi: 'Sửa mẫu', en: 'Edit', zh: '编辑' },
  remove: { vi: 'Xóa mẫu', en: 'Delete', zh: '删除' },
  actionFor: {
    vi: (action, title) => `${action}: ${title}`,
    en: (action, title) => `${action}: ${title}`,
    zh: (action, title) => `${action}：${title}`,
  },
  dialog: {
    addHeading: { vi: 'Thêm câu trả lời mẫu', en: 'Add a reply template', zh: '添加回复模板' },
    editHeading: {
      vi: (title) => `Sửa mẫu “${title}”`,
      en: (title) => `Edit “${title}”`,
      zh: (title) => `编辑“${title}”`,
    },
    title: { vi: 'Tên mẫu', en: 'Title of the template', zh: '模板名称' },
    titleHint: {
      vi: 'Chỉ bộ phận hỗ trợ thấy tên này.',
      en: 'Only the support team sees it.',
      zh: '只有客服人员能看到。',
    },
    body: { vi: 'Nội dung mẫu', en: 'Text of the template', zh: '模板内容' },
    variables: { vi: 'Chèn biến', en: 'Insert a variable', zh: '插入变量' },
    variableMeanings: {
      name: { vi: 'tên gọi của khách', en: 'the customer’s name', zh: '客户的称呼' },
      machine: {
        vi: 'tên VPS của yêu cầu',
        en: 'the server the ticket is about',
        zh: '工单涉及的 VPS',
      },
      number: { vi: 'mã yêu cầu', en: 'the ticket number', zh: '工单编号' },
    },
    insert: {
      vi: (variable) => `Chèn {{${variable}}}`,
      en: (variable) => `Insert {{${variable}}}`,
      zh: (variable) => `插入 {{${variable}}}`,
    },
    preview: { vi: 'Khách sẽ đọc', en: 'What the customer will read', zh: '客户将看到' },
    previewHint: {
      vi: 'Đây là bản xem thử với một khách mẫu. Biến nào yêu cầu không có thông tin thì giữ nguyên trong ô trả lời để bạn sửa.',
      en: 'This uses a sample customer. Variables a ticket has no value for stay in the reply for you to edit.',
      zh: '使用示例客户预览。工单中没有的信息会原样保留在回复里，供您修改。',
    },
    sample: {
      name: { vi: 'Lan', en: 'Lan', zh: '李明' },
      machine: same('web-01'),
      number: same('YC-118'),
    },
    required: { vi: 'Vui lòng điền nội dung này', en: 'Fill in this field first', zh: '请填写此项' },
    unknown: {
      vi: (variables) => `Không có biến ${variables}`,
      en: (variables) => `There is no variable ${variables}`,
      zh: (variables) => `没有变量 ${variables}`,
    },
    save: { vi: 'Lưu mẫu', en: 'Save template', zh: '保存模板' },
    cancel: { vi: 'Bỏ thay đổi', en: 'Discard changes', zh: '放弃更改' },
    pending: { vi: 'Đang lưu mẫu…', en: 'Saving the template…', zh: '正在保存模板…' },
    failed: { vi: 'Chưa lưu được mẫu', en: 'The template was not saved', zh: '模板未保存' },
  },
  removal: {
    heading: {
      vi: (title) => `Xóa mẫu “${title}”?`,
      en: (title) => `Delete “${title}”?`,
      zh: (title) => `删除“${title}”？`,
    },
    description: {
      vi: 'Những câu trả lời đã gửi vẫn giữ nguyên, nhưng mẫu này không khôi phục được.',
      en: 'Replies already sent are not affected. The template itself cannot be restored.',
      zh: '已发送的回复不受影响，但模板无法恢复。',
    },
    confirm: { vi: 'Xóa hẳn mẫu', en: 'Delete the template', zh: '删除模板' },
    cancel: { vi: 'Giữ mẫu', en: 'Keep the template', zh: '保留模板' },
  },
})

/** The mails that were sent. */
export const mails = localized<SupportPanelTexts['mails']>({
  caption: { vi: 'Thư đã gửi', en: 'Emails', zh: '邮件记录' },
  search: { vi: 'Tìm thư theo địa chỉ', en: 'Search emails by address', zh: '按地址搜索邮件' },
  searchPlaceholder: { vi: 'Địa chỉ email đầy đủ', en: 'Full email address', zh: '完整的邮箱地址' },
  empty: {
    title: { vi: 'Chưa gửi thư nào', en: 'No emails yet', zh: '还没有邮件' },
    description: {
      vi: 'Thư mà hệ thống gửi cho khách sẽ hiện ở đây.',
      en: 'Emails the system sends to customers appear here.',
      zh: '系统发给客户的邮件会显示在这里。',
    },
  },
  loadFailed: { vi: 'Không tải được danh sách thư', en: 'The emails could not be loaded', zh: '邮件列表加载失败' },
  count: {
    vi: (rows) => `${rows} thư`,
    en: (rows) => (rows === 1 ? '1 email' : `${rows} emails`),
    zh: (rows) => `${rows} 封邮件`,
  },
  columns: {
    date: { vi: 'Lúc viết', en: 'Written', zh: '生成时间' },
    kind: { vi: 'Loại thư', en: 'Type', zh: '邮件类型' },
    address: { vi: 'Người nhận', en: 'Recipient', zh: '收件人' },
    state: { vi: 'Tình trạng', en: 'Status', zh: '发送状态' },
    attempts: { vi: 'Số lần gửi', en: 'Attempts', zh: '尝试次数' },
    actions: { vi: 'Thao tác với thư', en: 'Email actions', zh: '邮件操作' },
  },
  filters: {
    all: { vi: 'Mọi thư', en: 'All emails', zh: '全部邮件' },
    pending: { vi: 'Chờ gửi', en: 'Waiting', zh: '待发送' },
    sent: { vi: 'Đã gửi', en: 'Sent', zh: '已发送' },
    failed: { vi: 'Không gửi được', en: 'Failed', zh: '发送失败' },
    held: { vi: 'Giữ lại', en: 'Held back', zh: '已暂缓' },
  },
  kinds: {
    'verify-email': { vi: 'Xác minh email', en: 'Verify the email address', zh: '验证邮箱' },
    welcome: { vi: 'Chào mừng', en: 'Welcome', zh: '欢迎邮件' },
    'reset-password': { vi: 'Đặt lại mật khẩu', en: 'Reset the password', zh: '重置密码' },
    'password-changed': { vi: 'Mật khẩu đã đổi', en: 'Password changed', zh: '密码已更改' },
    'email-change-confirm': { vi: 'Xác nhận email mới', en: 'Confirm the new email', zh: '确认新邮箱' },
    'email-change-notice': { vi: 'Báo đổi email', en: 'Notice of an email change', zh: '邮箱更改通知' },
    'email-changed': { vi: 'Email đã đổi', en: 'Email changed', zh: '邮箱已更改' },
    'new-sign-in': { vi: 'Đăng nhập từ thiết bị mới', en: 'Login from a new device', zh: '新设备登录' },
    'two-factor-on': { vi: 'Bật xác thực hai lớp', en: 'Two-step verification turned on', zh: '两步验证已开启' },
    'two-factor-off': { vi: 'Tắt xác thực hai lớp', en: 'Two-step verification turned off', zh: '两步验证已关闭' },
    'recovery-code-used': { vi: 'Đã dùng mã khôi phục', en: 'Recovery code used', zh: '恢复码已使用' },
    'passkey-added': { vi: 'Thêm passkey', en: 'Passkey added', zh: '通行密钥已添加' },
    'passkey-removed': { vi: 'Xóa passkey', en: 'Passkey removed', zh: '通行密钥已删除' },
    'account-locked': { vi: 'Khóa tài khoản', en: 'Account locked', zh: '账号已锁定' },
    'account-closed': { vi: 'Đóng tài khoản', en: 'Account closed', zh: '账号已关闭' },
    'deposit-received': { vi: 'Đã nhận tiền nạp', en: 'Top-up received', zh: '充值到账' },
    'withdrawal-paid': { vi: 'Đã chuyển tiền rút', en: 'Withdrawal sent', zh: '提现已汇出' },
    'withdrawal-rejected': { vi: 'Từ chối rút tiền', en: 'Withdrawal rejected', zh: '提现被拒绝' },
    'machine-ready': { vi: 'Máy chủ sẵn sàng', en: 'Server ready', zh: '服务器已就绪' },
    'order-failed': { vi: 'Không tạo được máy chủ', en: 'Server not created', zh: '服务器创建失败' },
    'renewal-receipt': { vi: 'Đã gia hạn máy chủ', en: 'Server renewed', zh: '服务器已续费' },
    'renewal-reminder': { vi: 'Nhắc gia hạn', en: 'Renewal reminder', zh: '续费提醒' },
    'machine-suspended': { vi: 'Tạm ngưng máy chủ', en: 'Server suspended', zh: '服务器已暂停' },
    'machine-resumed': { vi: 'Máy chủ chạy lại', en: 'Server running again', zh: '服务器已恢复运行' },
    'machine-ending-soon': { vi: 'Máy chủ sắp bị xóa', en: 'Server deleted soon', zh: '服务器即将删除' },
    'machine-ended': { vi: 'Đã xóa máy chủ', en: 'Server deleted', zh: '服务器已删除' },
    'trial-ending': { vi: 'Sắp hết hạn dùng thử', en: 'Trial ending', zh: '试用即将到期' },
    'ticket-received': { vi: 'Đã nhận yêu cầu hỗ trợ', en: 'Ticket received', zh: '已收到工单' },
    'ticket-reply': { vi: 'Trả lời yêu cầu hỗ trợ', en: 'Reply to a ticket', zh: '工单回复' },
    test: { vi: 'Thư thử', en: 'Test email', zh: '测试邮件' },
  },
  kindLabel: { vi: 'Chọn loại thư', en: 'Type of email', zh: '选择邮件类型' },
  anyKind: { vi: 'Mọi loại thư', en: 'All types of email', zh: '所有类型' },
  states: {
    pending: { vi: 'Chờ gửi', en: 'Waiting', zh: '待发送' },
    sent: { vi: 'Đã gửi', en: 'Sent', zh: '已发送' },
    failed: { vi: 'Không gửi được', en: 'Failed', zh: '发送失败' },
    held: { vi: 'Giữ lại', en: 'Held back', zh: '已暂缓' },
  },
  failures: {
    deferred: {
      vi: 'máy chủ thư hẹn gửi lại sau',
      en: 'the mail server asked us to try again later',
      zh: '邮件服务器要求稍后重试',
    },
    refused: { vi: 'máy chủ thư từ chối', en: 'the mail server refused it', zh: '邮件服务器拒收' },
    no_such_address: { vi: 'không có địa chỉ này', en: 'there is no such address', zh: '地址不存在' },
    unreachable: {
      vi: 'không kết nối được máy chủ thư',
      en: 'the mail server cannot be reached',
      zh: '无法连接邮件服务器',
    },
    timeout: { vi: 'máy chủ thư trả lời quá chậm', en: 'the mail server took too long', zh: '邮件服务器响应超时' },
    sign_in: {
      vi: 'máy chủ thư không nhận đăng nhập của hệ thống',
      en: 'the mail server refused our login',
      zh: '邮件服务器拒绝登录',
    },
    undeliverable: { vi: 'địa chỉ từng trả thư về', en: 'the address has returned emails before', zh: '该地址曾退信' },
    unsubscribed: {
      vi: 'người nhận đã tắt loại thư này',
      en: 'the recipient turned off emails of this type',
      zh: '收件人已关闭此类邮件',
    },
    expired: {
      vi: 'không máy chủ nào nhận trong một ngày',
      en: 'no server took it for a day',
      zh: '一天内没有服务器接收',
    },
    unreadable: {
      vi: 'liên kết trong thư không còn đọc được',
      en: 'the link in it can no longer be read',
      zh: '邮件中的链接已无法读取',
    },
    worker_died: { vi: 'tiến trình gửi bị ngắt', en: 'the sending process was interrupted', zh: '发送进程中断' },
  },
  nextAttempt: {
    vi: (time) => `gửi lại lúc ${time}`,
    en: (time) => `next attempt ${time}`,
    zh: (time) => `将于 ${time} 重试`,
  },
  read: { vi: 'Đọc', en: 'Read', zh: '查看' },
  resend: { vi: 'Gửi lại', en: 'Send again', zh: '重新发送' },
  sendTest: { vi: 'Gửi thư thử cho tôi', en: 'Send me a test email', zh: '给我发送测试邮件' },
  testSent: { vi: 'Đã gửi thư thử', en: 'Test email sent', zh: '测试邮件已发出' },
  actionFor: {
    vi: (action, mail) => `${action}: ${mail}`,
    en: (action, mail) => `${action}: ${mail}`,
    zh: (action, mail) => `${action}：${mail}`,
  },
  hadLink: {
    vi: 'Thư có liên kết dùng một lần nên không gửi lại được. Khách tự yêu cầu thư mới.',
    en: 'It contained a link that works once, so it cannot be sent again. The customer can request a new one.',
    zh: '邮件含一次性链接，无法重新发送。客户可自行申请新邮件。',
  },
  dialog: {
    subject: { vi: 'Tiêu đề thư', en: 'Subject of the email', zh: '邮件主题' },
    address: { vi: 'Gửi đến', en: 'To', zh: '发送至' },
    language: { vi: 'Ngôn ngữ', en: 'Language', zh: '语言' },
    date: { vi: 'Viết lúc', en: 'Written on', zh: '生成于' },
    response: { vi: 'Máy chủ thư trả lời', en: 'Response of the mail server', zh: '邮件服务器响应' },
    loadFailed: {
      vi: 'Không tải được nội dung thư',
      en: 'The text of the email could not be loaded',
      zh: '邮件内容加载失败',
    },
    withoutLinks: {
      vi: 'Liên kết mở được tài khoản không hiện ở đây.',
      en: 'Links that open an account are not shown here.',
      zh: '可打开账号的链接不会显示在这里。',
    },
    languages: {
      vi: { vi: 'tiếng Việt', en: 'tiếng Anh', zh: 'tiếng Trung' },
      en: { vi: 'Vietnamese', en: 'English', zh: 'Chinese' },
      zh: { vi: '越南语', en: '英语', zh: '中文' },
    },
  },
  resending: {
    heading: {
      vi: (address) => `Gửi lại thư cho ${address}?`,
      en: (address) => `Send the email to ${address} again?`,
      zh: (address) => `再次发送邮件给 ${address}？`,
    },
    description: {
      vi: 'Thư này đã đến nơi. Nếu gửi lại, người nhận có hai thư giống nhau.',
      en: 'It has already arrived. The recipient will get the same email twice.',
      zh: '邮件已送达，再次发送后收件人会收到两封相同的邮件。',
    },
    confirm: { vi: 'Gửi lần nữa', en: 'Send once more', zh: '再发一次' },
    cancel: { vi: 'Không gửi', en: 'Do not send', zh: '不发送' },
  },
})
