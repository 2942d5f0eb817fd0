import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { QuestionListTexts } from '#ds/storefront/QuestionList/index.ts'
import { numbers } from '#ds/texts/vi/numbers.ts'

const reply = 'cam\u00a0kết trả lời trong'

export const questions: WithFacts<QuestionListTexts> = {
  heading: 'Câu hỏi thường gặp',
  description: 'Chưa thấy câu trả lời bạn cần? Hỏi thẳng đội kỹ\u00a0thuật.',
  contacts: {
    chat: { name: 'Trò chuyện trực tuyến', reply, promise: '2\u00a0phút', action: 'Xem cách liên hệ' },
    hotline: { name: `Hotline ${numbers.hotline.number}`, reply: 'trực 24/7', action: 'Gọi ngay' },
    ticket: { name: 'Yêu cầu hỗ trợ', reply, promise: '1\u00a0giờ', action: 'Gửi yêu cầu' },
  },
  questions: [
    {
      id: 'trial',
      question: 'Tôi có được dùng thử trước khi trả tiền không?',
      answer: ({ trial }) =>
        trial &&
        `Có. Bạn dùng thử miễn phí ${trial.days} ngày, không cần thẻ tín dụng. Hết ${trial.days} ngày, máy chủ dùng thử bị tạm ngưng cho đến khi bạn chuyển sang trả phí.`,
    },
    {
      id: 'refund',
      question: 'Nếu không hài lòng, tôi có được hoàn tiền không?',
      answer: 'Có. Trong 30 ngày đầu của VPS đầu tiên, bạn được hoàn 100\u00a0% số tiền đã trả cho VPS đó.',
    },
    {
      id: 'setup',
      question: 'Thanh toán bằng cách nào và bao lâu thì có máy chủ?',
      answer: ({ payment }) =>
        `Bạn nạp ví (${payment({ bank_transfer: 'chuyển khoản ngân hàng', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: 'tiền mã hóa' })}), rồi đặt máy chủ từ số dư. VPS cài đặt xong trong chưa đầy 5 phút.`,
    },
    {
      id: 'bandwidth',
      question: 'Băng thông mỗi tháng là bao nhiêu, dùng quá thì sao?',
      answer: ({ traffic, extraTerabyte }) =>
        traffic &&
        `Tùy gói, bạn có từ ${traffic.least} đến ${traffic.most}. Vượt mức đó, máy chủ vẫn chạy nhưng tốc độ giảm còn 10\u00a0Mbps. Muốn thêm băng thông, hãy gửi yêu cầu hỗ trợ: ${extraTerabyte} mỗi TB.`,
    },
    {
      id: 'upgrade',
      question: 'Nâng cấp RAM, CPU, ổ cứng có làm gián đoạn dịch vụ không?',
      answer:
        'Theo cam\u00a0kết, không: việc nâng cấp mất 5–\u206010 phút và website của bạn vẫn hoạt động trong lúc đó.',
    },
    {
      id: 'systems',
      question: 'Tôi cài được những hệ điều hành nào?',
      answer: ({ systems }) =>
        `${systems}. Tất cả được cài tự động; muốn bản khác, bạn gửi yêu cầu hỗ trợ. Bạn có toàn quyền root trên máy chủ.`,
    },
    {
      id: 'safety',
      question: 'Dữ liệu và máy chủ của tôi được bảo vệ ra sao?',
      answer:
        'Tùy gói, dữ liệu được sao lưu tự động hàng ngày hoặc hàng tuần, bản sao nằm ở một trung tâm dữ\u00a0liệu khác, và hệ thống chặn tấn công DDoS lên đến 100\u00a0Gbps. SSL được cấp miễn phí.',
    },
    {
      id: 'support',
      question: 'Khi gặp sự cố, bao lâu thì có người trả lời?',
      answer:
        'Đội kỹ\u00a0thuật trực 24/7. Chúng tôi cam\u00a0kết trả lời trong vòng 2 phút khi trò chuyện trực tuyến, trong vòng 1 giờ với yêu cầu hỗ trợ; lời nhắn để lại trong khung trò chuyện được trả lời qua email trong 24 giờ.',
    },
  ],
}
