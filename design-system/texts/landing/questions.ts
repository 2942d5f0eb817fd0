import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FaqTexts } from '#ds/storefront/Faq/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { numbers } from '#ds/texts/numbers.ts'

const reply = { vi: 'cam kết trả lời trong', en: 'reply promised within', zh: '承诺响应时间' }

export const questions = localized<WithFacts<FaqTexts>>({
  heading: { vi: 'Câu hỏi thường gặp', en: 'Frequently asked questions', zh: '常见问题' },
  description: {
    vi: 'Bạn chưa thấy câu trả lời mình cần? Hãy hỏi đội kỹ thuật.',
    en: 'Can’t find your answer? Ask our engineers.',
    zh: '没找到想要的答案？直接问我们的工程师。',
  },
  contacts: {
    chat: {
      name: { vi: 'Trò chuyện trực tuyến', en: 'Live chat', zh: '在线客服' },
      reply,
      promise: { vi: '2\u00a0phút', en: '2\u00a0minutes', zh: '2\u00a0分钟内' },
      action: { vi: 'Xem cách liên hệ', en: 'See how to reach us', zh: '查看联系方式' },
    },
    hotline: {
      name: {
        vi: `Hotline ${numbers.vi.hotline.number}`,
        en: `Hotline ${numbers.en.hotline.number}`,
        zh: `服务热线 ${numbers.zh.hotline.number}`,
      },
      reply: { vi: 'trực 24/7', en: 'open 24/7', zh: '7×24 小时接听' },
      action: { vi: 'Gọi ngay', en: 'Call now', zh: '立即拨打' },
    },
    ticket: {
      name: { vi: 'Yêu cầu hỗ trợ', en: 'Support ticket', zh: '工单支持' },
      reply,
      promise: { vi: '1\u00a0giờ', en: '1\u00a0hour', zh: '1\u00a0小时内' },
      action: { vi: 'Gửi yêu cầu', en: 'Open a ticket', zh: '提交工单' },
    },
  },
  questions: [
    {
      id: same('trial'),
      question: {
        vi: 'Tôi có được dùng thử trước khi trả tiền không?',
        en: 'Can I try it before I pay?',
        zh: '付款前可以先试用吗？',
      },
      answer: {
        vi: ({ trial }) =>
          trial &&
          `Có. Bạn dùng thử miễn phí ${trial.days} ngày, không cần thẻ tín dụng. Hết ${trial.days} ngày, máy chủ dùng thử bị tạm ngưng cho đến khi bạn chuyển sang trả phí.`,
        en: ({ trial }) =>
          trial &&
          `Yes. You can try it free for ${trial.days === 1 ? '1 day' : `${trial.days} days`}, with no credit card. After that the trial server is suspended until you switch to a paid plan.`,
        zh: ({ trial }) =>
          trial && `可以。免费试用 ${trial.days} 天，无需信用卡。到期后试用服务器会暂停，转为付费即可继续使用。`,
      },
    },
    {
      id: same('refund'),
      question: {
        vi: 'Nếu không hài lòng, tôi có được hoàn tiền không?',
        en: 'Do I get my money back if I am not satisfied?',
        zh: '不满意可以退款吗？',
      },
      answer: {
        vi: 'Có. Trong 30 ngày đầu của VPS đầu tiên, bạn được hoàn 100\u00a0% số tiền đã trả cho VPS đó.',
        en: 'Yes. In the first 30 days of your first VPS we refund 100% of what you paid for it.',
        zh: '可以。首台 VPS 开通后 30 天内，为其支付的费用 100% 退还。',
      },
    },
    {
      id: same('setup'),
      question: {
        vi: 'Thanh toán bằng cách nào và bao lâu thì có máy chủ?',
        en: 'How do I pay, and how long until I have a server?',
        zh: '怎么付款？多久能用上服务器？',
      },
      answer: {
        vi: ({ payment }) =>
          `Bạn nạp ví (${payment({ bank_transfer: 'chuyển khoản ngân hàng', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: 'tiền mã hóa' })}), rồi đặt máy chủ từ số dư. VPS cài đặt xong trong chưa đầy 5 phút.`,
        en: ({ payment }) =>
          `You top up your wallet (${payment({ bank_transfer: 'bank transfer', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: 'cryptocurrency' })}) and order from the balance. The VPS is set up in under 5 minutes.`,
        zh: ({ payment }) =>
          `先为钱包充值（${payment({ bank_transfer: '银行转账', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: '加密货币' })}），再用余额下单。云服务器 5 分钟内即可开通。`,
      },
    },
    {
      id: same('bandwidth'),
      question: {
        vi: 'Băng thông mỗi tháng là bao nhiêu, dùng quá thì sao?',
        en: 'How much bandwidth is included, and what if I use more?',
        zh: '每月有多少流量？超出怎么办？',
      },
      answer: {
        vi: ({ traffic, extraTerabyte }) =>
          traffic &&
          `Tùy gói, bạn có từ ${traffic.min} đến ${traffic.max}. Vượt mức đó, máy chủ vẫn chạy nhưng tốc độ giảm còn 10\u00a0Mbps. Muốn thêm băng thông, hãy gửi yêu cầu hỗ trợ: ${extraTerabyte} mỗi TB.`,
        en: ({ traffic, extraTerabyte }) =>
          traffic &&
          `You get ${traffic.min} to ${traffic.max} a month, depending on the plan. Beyond that, your server keeps running at 10 Mbps. For more traffic, send us a ticket: ${extraTerabyte} per TB.`,
        zh: ({ traffic, extraTerabyte }) =>
          traffic &&
          `不同套餐每月含 ${traffic.min} 至 ${traffic.max} 流量。超出后服务器照常运行，速度降为 10 Mbps。如需更多流量，请提交工单：每 TB ${extraTerabyte}。`,
      },
    },
    {
      id: same('upgrade'),
      question: {
        vi: 'Nâng cấp RAM, CPU, ổ đĩa có làm gián đoạn dịch vụ không?',
        en: 'Will upgrading RAM, CPU or disk interrupt my service?',
        zh: '升级内存、CPU 或硬盘会中断服务吗？',
      },
      answer: {
        vi: 'Rất ngắn: bạn đổi gói ngay trong bảng điều khiển, máy chủ khởi động lại một lần, khoảng một phút. Chúng tôi cam kết cả việc nâng cấp xong trong 5–\u206010 phút, dữ liệu giữ nguyên.',
        en: 'Only briefly: you change the plan in the dashboard and the server reboots once, for about a minute. We promise that the whole upgrade takes 5 to 10 minutes, and your data stays as it is.',
        zh: '只会短暂中断：您可在控制台变更套餐，服务器重启一次，约一分钟。我们承诺整个升级在 5–\u206010 分钟内完成，数据保持不变。',
      },
    },
    {
      id: same('systems'),
      question: {
        vi: 'Tôi cài được những hệ điều hành nào?',
        en: 'Which operating systems can I use?',
        zh: '可以安装哪些操作系统？',
      },
      answer: {
        vi: ({ systems }) =>
          `${systems}. Tất cả được cài tự động; muốn bản khác, bạn gửi yêu cầu hỗ trợ. Bạn có toàn quyền root trên máy chủ.`,
        en: ({ systems }) =>
          `${systems}. They are installed automatically; for any other, send us a ticket. You have full root access.`,
        zh: ({ systems }) => `${systems}。以上系统会自动安装，其他系统可提交工单申请。您拥有服务器的完整 root 权限。`,
      },
    },
    {
      id: same('safety'),
      question: {
        vi: 'Dữ liệu và máy chủ của tôi được bảo vệ ra sao?',
        en: 'How are my data and my server protected?',
        zh: '我的数据和服务器如何得到保护？',
      },
      answer: {
        vi: 'Tùy gói, dữ liệu được sao lưu tự động hàng ngày hoặc hàng tuần, bản sao nằm ở một trung tâm dữ\u00a0liệu khác, và hệ thống chặn tấn công DDoS lên đến 100\u00a0Gbps. SSL được cấp miễn phí.',
        en: 'Depending on the plan, backups run automatically every day or every week and are kept in another data centre, and we stop DDoS attacks of up to 100 Gbps. SSL is free.',
        zh: '视套餐而定，数据每天或每周自动备份，副本保存在另一个数据中心，并可防御最高 100 Gbps 的 DDoS 攻击。SSL 证书免费提供。',
      },
    },
    {
      id: same('support'),
      question: {
        vi: 'Khi gặp sự cố, bao lâu thì có người trả lời?',
        en: 'How soon will I get a reply when something goes wrong?',
        zh: '遇到问题，多久有人答复？',
      },
      answer: {
        vi: 'Đội kỹ thuật trực 24/7. Chúng tôi cam kết trả lời trong vòng 2 phút khi trò chuyện trực tuyến, trong vòng 1 giờ với yêu cầu hỗ trợ, và trong vòng 24 giờ với lời nhắn để lại khi không có ai trực tuyến.',
        en: 'Our engineers are on duty 24/7. We promise a reply within 2 minutes in the live chat, within 1 hour to a ticket, and within 24 hours to a message left while nobody is online.',
        zh: '工程师 7×24 小时值守。我们承诺：在线客服 2 分钟内响应，工单 1 小时内响应；无人在线时的留言，24 小时内答复。',
      },
    },
  ],
})
