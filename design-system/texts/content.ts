import type { ContentTexts } from '#ds/screens/ArticleScreen/index.ts'
import { numbers } from '#ds/texts/numbers.ts'
import { contactTopics } from './contact-topics.ts'
import { localized, same } from './localized.ts'

/** Texts of content pages. */
export const contentTexts = localized<ContentTexts>({
  screen: {
    home: { vi: 'Trang chủ', en: 'Home', zh: '首页' },
    trail: { vi: 'Đường dẫn trang', en: 'Breadcrumb', zh: '当前位置' },
    updated: {
      vi: (date) => `Cập nhật ngày ${date}`,
      en: (date) => `Updated on ${date}`,
      zh: (date) => `更新于 ${date}`,
    },
    contents: { vi: 'Trong trang này', en: 'On this page', zh: '本页内容' },
    previous: { vi: 'Bài trước', en: 'Previous', zh: '上一篇' },
    next: { vi: 'Bài tiếp theo', en: 'Next', zh: '下一篇' },
    feedback: {
      vi: 'Trang này còn thiếu hoặc chưa đúng chỗ nào?',
      en: 'Is something missing or wrong on this page?',
      zh: '本页有遗漏或错误吗？',
    },
    feedbackLink: { vi: 'Hãy cho chúng tôi biết', en: 'Tell us', zh: '请告诉我们' },
  },
  code: {
    code: { vi: 'Đoạn lệnh', en: 'Code', zh: '代码' },
    copy: { vi: 'Sao chép đoạn lệnh', en: 'Copy the code', zh: '复制代码' },
    copied: { vi: 'Đã sao chép', en: 'Copied', zh: '已复制' },
    copyRefused: { vi: 'Đã chọn, nhấn Ctrl+C', en: 'Selected, press Ctrl+C', zh: '已选中，请按 Ctrl+C' },
  },
  table: { vi: 'Bảng', en: 'Table', zh: '表格' },
  plans: {
    label: { vi: 'Các gói và giá', en: 'Plans and prices', zh: '套餐与价格' },
    name: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    cpu: same('vCPU'),
    ram: { vi: 'RAM (GB)', en: 'RAM (GB)', zh: '内存（GB）' },
    storage: { vi: 'Ổ NVMe (GB)', en: 'NVMe (GB)', zh: 'NVMe（GB）' },
    bandwidth: { vi: 'Băng thông (GB/tháng)', en: 'Bandwidth (GB a month)', zh: '流量（GB/月）' },
    monthly: { vi: 'Giá theo tháng', en: 'Price per month', zh: '月付价格' },
    yearly: { vi: 'Giá theo năm', en: 'Price per year', zh: '年付价格' },
    order: { vi: 'Đặt mua', en: 'Order', zh: '订购' },
    soldOut: { vi: 'hết máy', en: 'sold out', zh: '售罄' },
    notForSale: { vi: 'chưa mở bán', en: 'not on sale yet', zh: '尚未开售' },
    unknown: { vi: 'Giá hiện hành nằm trong', en: 'The current prices are in the', zh: '当前价格请见' },
    unknownLink: { vi: 'bảng giá', en: 'price list', zh: '价格表' },
  },
  offers: {
    code: { vi: 'Nhập mã khi đặt hàng:', en: 'Enter this code when you order:', zh: '下单时输入优惠码：' },
    noCode: {
      discount: {
        vi: 'Ưu đãi tự động áp dụng, không cần mã.',
        en: 'Applied automatically, without a code.',
        zh: '自动生效，无需优惠码。',
      },
      deposit_bonus: {
        vi: 'Tiền thưởng tự động vào ví khi bạn nạp tiền.',
        en: 'The bonus is added to your wallet when you top up.',
        zh: '充值时自动存入钱包。',
      },
      trial: {
        vi: 'Chọn dùng thử khi đặt VPS.',
        en: 'Choose the free trial when you order a VPS.',
        zh: '订购 VPS 时选择免费试用即可。',
      },
      referral: {
        vi: 'Gửi liên kết giới thiệu của bạn, có sẵn trong mục Ưu đãi.',
        en: 'Share your referral link, which you find under Offers.',
        zh: '在“优惠”页面复制您的推荐链接并分享给朋友。',
      },
    },
    until: {
      vi: (date) => `Áp dụng đến hết ngày ${date}`,
      en: (date) => `Until ${date}`,
      zh: (date) => `有效期至 ${date}`,
    },
    noneTitle: {
      vi: 'Hiện chưa có ưu đãi nào',
      en: 'No offer is running at the moment',
      zh: '目前没有进行中的活动',
    },
    none: {
      vi: 'Khi có ưu đãi mới, điều kiện và thời hạn sẽ hiện ngay tại đây.',
      en: 'When an offer starts, its conditions and end date appear here.',
      zh: '活动开始后，条件和期限会显示在这里。',
    },
  },
  search: {
    label: { vi: 'Tìm trong bài viết trợ giúp', en: 'Search the help articles', zh: '搜索帮助文章' },
    placeholder: {
      vi: 'Ví dụ: nạp tiền, ssh, tên miền',
      en: 'For example: top up, ssh, domain',
      zh: '例如：充值、ssh、域名',
    },
    loading: { vi: 'Đang tải danh mục bài viết…', en: 'Loading the list of articles…', zh: '正在加载文章目录…' },
    found: {
      vi: (count) => `Tìm thấy ${count} bài viết`,
      en: (count) => (count === 1 ? '1 article found' : `${count} articles found`),
      zh: (count) => `找到 ${count} 篇文章`,
    },
    none: {
      vi: (words) => `Không có bài viết nào chứa “${words}”. Hãy thử từ khác hoặc gửi câu hỏi cho chúng tôi.`,
      en: (words) => `No article contains “${words}”. Try another word, or send us your question.`,
      zh: (words) => `没有包含“${words}”的文章。请换一个词，或把问题发给我们。`,
    },
    ask: { vi: 'Gửi câu hỏi cho chúng tôi', en: 'Ask us instead', zh: '直接向我们提问' },
    failed: {
      vi: 'Chưa tải được danh mục bài viết. Hãy kiểm tra kết nối mạng rồi gõ lại.',
      en: 'The list of articles could not be loaded. Check your connection, then type again.',
      zh: '文章目录加载失败。请检查网络后重新输入。',
    },
  },
  form: {
    topic: { vi: 'Chủ đề', en: 'Topic', zh: '主题' },
    topicPlaceholder: { vi: 'Chọn chủ đề', en: 'Choose a topic', zh: '请选择主题' },
    topics: contactTopics,
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    emailHint: {
      vi: 'Chúng tôi trả lời vào địa chỉ này.',
      en: 'We reply to this address.',
      zh: '我们会回复到这个邮箱。',
    },
    phone: { vi: 'Số điện thoại', en: 'Phone number', zh: '电话号码' },
    phoneHint: {
      vi: 'Chúng tôi chỉ dùng khi cần gọi lại.',
      en: 'We only use it if we need to call you back.',
      zh: '需要回电时使用。',
    },
    subject: { vi: 'Tiêu đề', en: 'Subject', zh: '标题' },
    body: { vi: 'Nội dung', en: 'Message', zh: '内容' },
    bodyHint: {
      vi: 'Không gửi mật khẩu hay khóa riêng tư.',
      en: 'Do not send passwords or private keys.',
      zh: '请勿发送密码或私钥。',
    },
    about: {
      vi: (about) => `Liên quan đến: ${about}`,
      en: (about) => `About: ${about}`,
      zh: (about) => `关于：${about}`,
    },
    send: { vi: 'Gửi', en: 'Send', zh: '发送' },
    sending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
    failureTitle: { vi: 'Chưa gửi được lời nhắn', en: 'Your message was not sent', zh: '留言未能发送' },
    sentTitle: { vi: 'Đã nhận được lời nhắn của bạn', en: 'We have received your message', zh: '我们已收到您的留言' },
    sent: {
      vi: (number, email) => `Mã yêu cầu là ${number}. Chúng tôi sẽ trả lời qua ${email}.`,
      en: (number, email) => `Your reference is ${number}. We will reply to ${email}.`,
      zh: (number, email) => `编号为 ${number}。我们会回复至 ${email}。`,
    },
    sentAsTicket: {
      vi: (number) => `Mã yêu cầu là ${number}. Câu trả lời nằm trong yêu cầu hỗ trợ của bạn.`,
      en: (number) => `Your ticket number is ${number}. You will find the reply among your support tickets.`,
      zh: (number) => `工单编号为 ${number}，回复会显示在您的工单中。`,
    },
    tickets: { vi: 'Xem yêu cầu', en: 'View tickets', zh: '查看工单' },
    writeAnother: { vi: 'Gửi lời nhắn khác', en: 'Send another message', zh: '再写一条' },
    validation: {
      topic: { vi: 'Vui lòng chọn chủ đề', en: 'Choose a topic', zh: '请选择主题' },
      name: {
        vi: 'Vui lòng nhập họ tên, ít nhất 2 ký tự',
        en: 'Enter your name, at least 2 characters',
        zh: '请输入姓名，至少 2 个字符',
      },
      email: {
        vi: 'Vui lòng nhập địa chỉ email, ví dụ ten@congty.vn',
        en: 'Enter an email address, such as name@company.com',
        zh: '请输入邮箱，例如 name@company.com',
      },
      phone: {
        vi: 'Vui lòng nhập số điện thoại có ít nhất 8 chữ số, hoặc để trống',
        en: 'Enter a phone number with at least 8 digits, or leave it empty',
        zh: '请输入至少 8 位数字的电话号码，或留空',
      },
      subject: { vi: 'Vui lòng nhập tiêu đề', en: 'Enter a subject', zh: '请输入标题' },
      body: { vi: 'Vui lòng nhập nội dung', en: 'Enter a message', zh: '请输入内容' },
      tooLong: {
        vi: 'Nội dung quá dài, vui lòng rút gọn',
        en: 'This is too long; shorten it',
        zh: '内容太长，请缩短',
      },
    },
  },
  calls: {
    call: { vi: 'Lệnh gọi', en: 'Call', zh: '调用' },
    purpose: { vi: 'Mục đích', en: 'Purpose', zh: '用途' },
    access: { vi: 'Ai gọi được', en: 'Access', zh: '权限' },
    public: { vi: 'Mọi người', en: 'Everyone', zh: '所有人' },
    signedIn: { vi: 'Khách đã đăng nhập', en: 'Logged in', zh: '已登录客户' },
  },
  promise: { vi: 'cam kết', en: 'promised', zh: '承诺' },
  notSet: { vi: 'sẽ được đơn vị vận hành bổ sung', en: 'to be added by the operator', zh: '由运营方补充' },
  hotline: numbers.hotline,
})
